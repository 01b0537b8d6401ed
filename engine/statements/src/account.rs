//! The account that a ruling gives of itself: what whoever tells of it may ask.

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

use crate::completion::Completion;
use crate::cost::Calculation;
use crate::fact::Fact;
use crate::forbids::Forbids;
use crate::happening::Entering;
use crate::ids::{AbilityId, AnswerId, CounterId, EffectId, FormId, ObjectId, PlayerId, Target, TextId};
use crate::moment::{Moment, Step};
use crate::outcome::{Changes, Paths};
use crate::part::Part;
use crate::question::{Answer, Asked};
use crate::shown::{ByKeyword, ByWhatItDoes, Drawing, EffectShown, FormShown, Holder};
use crate::state_based::StateBased;
use crate::unread::{DependsOn, OnUnknown};
use crate::verdict::Judged;
use language::board::{Ability, Counter};
use language::date::Date;
use language::effect::Tier;
use language::rule::Rule;

/// The account that a ruling gives of itself: its date, its moments and steps, what is pending and judged at each, who
/// orders and decides, how it ends, and what everything in it is called.
///
/// Ids and places in the graph are those of one ruling, and mean nothing to another.
pub trait Account {
    /// The rules date.
    fn as_of(&self) -> Date;

    /// The graph. Node 0 is the start. Parallel edges occur, and cycles.
    fn graph(&self) -> &DiGraph<Moment, Step>;

    /// The steps out of a moment, in the order in which they were explored.
    fn steps(&self, at: NodeIndex) -> Vec<EdgeIndex>;

    /// Whether it is whole.
    fn completion(&self) -> Completion;

    /// The unread text on which it depends.
    fn depends_on(&self) -> &[DependsOn];

    /// What depends on what cards are that nobody knows, and is taken as if it did nothing; each once.
    fn on_unknown(&self) -> &[OnUnknown];

    /// A player's name.
    fn player(&self, id: PlayerId) -> &str;

    /// The player at a place in turn order; none behind the last.
    fn player_at(&self, place: usize) -> Option<PlayerId>;

    /// How many players there are.
    fn players(&self) -> usize;

    /// Who makes a player's choices at a moment: the player, or another who controls them.
    fn chooser(&self, at: NodeIndex, player: PlayerId) -> PlayerId;

    /// What an object is shown as: its id, or for a new token its name.
    fn object(&self, id: ObjectId) -> &str;

    /// Whether the board lists an object: it is not new.
    fn is_listed(&self, id: ObjectId) -> bool;

    /// An effect, for showing.
    fn effect(&self, id: EffectId) -> EffectShown<'_>;

    /// The tier of an effect at the ruling's date: before which others it comes.
    fn tier(&self, id: EffectId) -> Tier;

    /// The keyword that stands for an effect, where a rule is about that; none for what is written out.
    fn keyword_of(&self, id: EffectId) -> Option<ByKeyword>;

    /// The keyword that stands for a triggered ability, where a rule is about that; none for what is written out.
    fn keyword_of_ability(&self, id: AbilityId) -> Option<ByKeyword>;

    /// The keyword that stands for an ability; none for what is written out.
    fn keyword_of_written(&self, ability: &Ability) -> Option<ByKeyword>;

    /// What the rules on draws say of a part; nothing of what is no single draw.
    fn drawing(&self, at: NodeIndex, part: usize) -> Drawing;

    /// Whether it would be otherwise decided about an effect if what continuous effects will make of what enters counted for
    /// it, which at the date it does not.
    fn overlooks(&self, at: NodeIndex, effect: EffectId, part: usize) -> bool;

    /// What enters along with a part that an effect would have enter as a copy, and could be copied if it were there already.
    fn entering_too(&self, at: NodeIndex, effect: EffectId, part: usize) -> Vec<Entering>;

    /// What says that a part, or one that contains it, can't happen.
    fn forbids(&self, at: NodeIndex, part: usize) -> Option<Forbids>;

    /// Whether a part is damage that can't be prevented, as what deals it or a permanent says.
    fn is_unpreventable(&self, at: NodeIndex, part: usize) -> bool;

    /// What a triggered ability is called: by its source, and with what its words refer to where that is anything.
    fn ability_name(&self, id: AbilityId) -> String;

    /// What a triggered ability does, if another is called the same and does something else; none where its name tells
    /// it.
    fn ability_by_what_it_does(&self, id: AbilityId) -> Option<ByWhatItDoes<'_>>;

    /// How something enters.
    fn form(&self, id: FormId) -> FormShown<'_>;

    /// The name of what a token is or of what an entering permanent has become.
    fn form_name(&self, id: FormId) -> &str;

    /// A kind of counter.
    fn counter(&self, id: CounterId) -> &Counter;

    /// The words of an opaque event, a chosen name or type.
    fn text(&self, id: TextId) -> &str;

    /// The pending event at a moment; empty at an outcome. A part's `within` names an earlier part.
    fn pending(&self, at: NodeIndex) -> &[Part];

    /// The state-based actions for which a part of a pending event is due; empty for what an effect, an instruction or
    /// the turn makes happen.
    fn due(&self, part: &Part) -> &[StateBased];

    /// The rules that make a part of an event happen of itself; empty for what an effect, an instruction or the turn makes
    /// happen.
    fn rules_behind(&self, part: &Part) -> Vec<Rule>;

    /// Whether any part of the pending event can happen. What can't, or would be nothing, doesn't.
    fn can_happen(&self, at: NodeIndex) -> bool;

    /// The effects in force at a moment, and those that were in force at the start and aren't any more.
    fn effects_at(&self, at: NodeIndex) -> Vec<EffectId>;

    /// The first moment at which something is pending and an effect is in force, of the first few moments; none where it comes
    /// into force later.
    fn met_early(&self, id: EffectId) -> Option<NodeIndex>;

    /// Every effect in force against every part of the pending event. Empty at an outcome, and where the event splits.
    fn verdicts(&self, at: NodeIndex) -> Vec<Judged>;

    /// Who controls an effect when it looks at a part of the pending event; none where there is no such part.
    fn controller(&self, at: NodeIndex, effect: EffectId, part: usize) -> Option<PlayerId>;

    /// Who picks at an `Ordering` moment; for a player whom another controls, that other.
    fn orderer(&self, at: NodeIndex) -> Option<PlayerId>;

    /// The player who would order for a part; none where there is no such part.
    fn orderer_of(&self, at: NodeIndex, part: usize) -> Option<PlayerId>;

    /// Who holds an object at a moment, as what is affected; none for what isn't there.
    fn holder(&self, at: NodeIndex, id: ObjectId) -> Option<Holder>;

    /// What is asked at a `Deciding` moment.
    fn asked(&self, at: NodeIndex) -> Option<Asked>;

    /// An answer that an `Answer` step gave.
    fn answer(&self, id: AnswerId) -> &Answer;

    /// What a step made applicable and what it stopped.
    fn changes(&self, step: EdgeIndex) -> Changes;

    /// What each card that would be cast at a moment costs, as far as its mana cost is known.
    fn costs(&self, at: NodeIndex) -> Vec<Calculation>;

    /// What is different at an end from the start, and what the ledger says.
    fn facts(&self, end: NodeIndex) -> Vec<Fact>;

    /// Everyone who picks among two or more at some moment, in turn order.
    fn ordered_by(&self) -> Vec<PlayerId>;

    /// Everyone who answers a question at some moment, in turn order.
    fn decided_by(&self) -> Vec<PlayerId>;

    /// The players who can make sure that it ends in this outcome, whatever the others choose and chance brings.
    fn can_force(&self, outcome: NodeIndex) -> Vec<PlayerId>;

    /// The players who can make sure that it does not end in this outcome, whatever the others choose and chance brings.
    fn can_avoid(&self, outcome: NodeIndex) -> Vec<PlayerId>;

    /// How many lanes there are; 0 when all of the event is ruled on together.
    fn lane_count(&self) -> usize;

    /// Everyone and everything that a lane's parts affect or change. Empty for a lane that isn't there.
    fn lane_targets(&self, lane: usize) -> &[Target];

    /// How many outcomes the whole event has: in a ruling of lanes one outcome of each, in every combination.
    fn joint_outcomes(&self) -> Paths;
}
