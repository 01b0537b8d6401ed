//! The account that a ruling gives of itself, for whoever tells of it and must not know how it came about.

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

use super::Ruling;
use language::board::{Ability, Counter};
use language::date::Date;
use language::effect::Tier;
use language::rule::Rule;
use statements::account::Account;
use statements::completion::Completion;
use statements::cost::Calculation;
use statements::fact::Fact;
use statements::forbids::Forbids;
use statements::happening::Entering;
use statements::ids::{AbilityId, AnswerId, CounterId, EffectId, FormId, ObjectId, PlayerId, Target, TextId};
use statements::moment::{Moment, Step};
use statements::outcome::{Changes, Paths};
use statements::part::Part;
use statements::question::{Answer, Asked};
use statements::shown::{ByKeyword, ByWhatItDoes, Drawing, EffectShown, FormShown, Holder};
use statements::state_based::StateBased;
use statements::unread::{DependsOn, OnUnknown};
use statements::verdict::Judged;

impl Account for Ruling {
    fn as_of(&self) -> Date {
        Self::as_of(self)
    }

    fn graph(&self) -> &DiGraph<Moment, Step> {
        Self::graph(self)
    }

    fn steps(&self, at: NodeIndex) -> Vec<EdgeIndex> {
        Self::steps(self, at)
    }

    fn completion(&self) -> Completion {
        Self::completion(self)
    }

    fn depends_on(&self) -> &[DependsOn] {
        Self::depends_on(self)
    }

    fn on_unknown(&self) -> &[OnUnknown] {
        Self::on_unknown(self)
    }

    fn player(&self, id: PlayerId) -> &str {
        Self::player(self, id)
    }

    fn player_at(&self, place: usize) -> Option<PlayerId> {
        Self::player_at(self, place)
    }

    fn players(&self) -> usize {
        Self::players(self)
    }

    fn chooser(&self, at: NodeIndex, player: PlayerId) -> PlayerId {
        Self::chooser(self, at, player)
    }

    fn object(&self, id: ObjectId) -> &str {
        Self::object(self, id)
    }

    fn is_listed(&self, id: ObjectId) -> bool {
        Self::is_listed(self, id)
    }

    fn effect(&self, id: EffectId) -> EffectShown<'_> {
        Self::effect(self, id)
    }

    fn tier(&self, id: EffectId) -> Tier {
        Self::tier(self, id)
    }

    fn keyword_of(&self, id: EffectId) -> Option<ByKeyword> {
        Self::keyword_of(self, id)
    }

    fn keyword_of_ability(&self, id: AbilityId) -> Option<ByKeyword> {
        Self::keyword_of_ability(self, id)
    }

    fn keyword_of_written(&self, ability: &Ability) -> Option<ByKeyword> {
        Self::keyword_of_written(self, ability)
    }

    fn drawing(&self, at: NodeIndex, part: usize) -> Drawing {
        Self::drawing(self, at, part)
    }

    fn overlooks(&self, at: NodeIndex, effect: EffectId, part: usize) -> bool {
        Self::overlooks(self, at, effect, part)
    }

    fn entering_too(&self, at: NodeIndex, effect: EffectId, part: usize) -> Vec<Entering> {
        Self::entering_too(self, at, effect, part)
    }

    fn forbids(&self, at: NodeIndex, part: usize) -> Option<Forbids> {
        Self::forbids(self, at, part)
    }

    fn is_unpreventable(&self, at: NodeIndex, part: usize) -> bool {
        Self::is_unpreventable(self, at, part)
    }

    fn ability_name(&self, id: AbilityId) -> String {
        Self::ability_name(self, id)
    }

    fn ability_by_what_it_does(&self, id: AbilityId) -> Option<ByWhatItDoes<'_>> {
        Self::ability_by_what_it_does(self, id)
    }

    fn form(&self, id: FormId) -> FormShown<'_> {
        Self::form(self, id)
    }

    fn form_name(&self, id: FormId) -> &str {
        Self::form_name(self, id)
    }

    fn counter(&self, id: CounterId) -> &Counter {
        Self::counter(self, id)
    }

    fn text(&self, id: TextId) -> &str {
        Self::text(self, id)
    }

    fn pending(&self, at: NodeIndex) -> &[Part] {
        Self::pending(self, at)
    }

    fn due(&self, part: &Part) -> &[StateBased] {
        Self::due(self, part)
    }

    fn rules_behind(&self, part: &Part) -> Vec<Rule> {
        Self::rules_behind(self, part)
    }

    fn can_happen(&self, at: NodeIndex) -> bool {
        Self::can_happen(self, at)
    }

    fn effects_at(&self, at: NodeIndex) -> Vec<EffectId> {
        Self::effects_at(self, at)
    }

    fn met_early(&self, id: EffectId) -> Option<NodeIndex> {
        Self::met_early(self, id)
    }

    fn verdicts(&self, at: NodeIndex) -> Vec<Judged> {
        Self::verdicts(self, at)
    }

    fn controller(&self, at: NodeIndex, effect: EffectId, part: usize) -> Option<PlayerId> {
        Self::controller(self, at, effect, part)
    }

    fn orderer(&self, at: NodeIndex) -> Option<PlayerId> {
        Self::orderer(self, at)
    }

    fn orderer_of(&self, at: NodeIndex, part: usize) -> Option<PlayerId> {
        Self::orderer_of(self, at, part)
    }

    fn holder(&self, at: NodeIndex, id: ObjectId) -> Option<Holder> {
        Self::holder(self, at, id)
    }

    fn asked(&self, at: NodeIndex) -> Option<Asked> {
        Self::asked(self, at)
    }

    fn answer(&self, id: AnswerId) -> &Answer {
        Self::answer(self, id)
    }

    fn changes(&self, step: EdgeIndex) -> Changes {
        Self::changes(self, step)
    }

    fn costs(&self, at: NodeIndex) -> Vec<Calculation> {
        Self::costs(self, at)
    }

    fn facts(&self, end: NodeIndex) -> Vec<Fact> {
        Self::facts(self, end)
    }

    fn ordered_by(&self) -> Vec<PlayerId> {
        Self::ordered_by(self)
    }

    fn decided_by(&self) -> Vec<PlayerId> {
        Self::decided_by(self)
    }

    fn can_force(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        Self::can_force(self, outcome)
    }

    fn can_avoid(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        Self::can_avoid(self, outcome)
    }

    fn lane_count(&self) -> usize {
        Self::lane_count(self)
    }

    fn lane_targets(&self, lane: usize) -> &[Target] {
        Self::lane_targets(self, lane)
    }

    fn joint_outcomes(&self) -> Paths {
        Self::joint_outcomes(self)
    }
}
