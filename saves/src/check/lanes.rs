//! Expectations of a ruling that is made of lanes: each must be about one of them.

use std::collections::BTreeSet;

use super::Mismatch;
use crate::expected::Expected;
use engine::Ruling;
use statements::fact::Fact;
use statements::ids::Target;

/// Every entry of `outcomes` that can't be judged lane by lane: it is about nothing that one of the lanes affects,
/// or about several. Empty when there are no lanes.
pub(super) fn across(ruling: &Ruling, expected: &Expected) -> Vec<Mismatch> {
    if ruling.lane_count() == 0 {
        return Vec::new();
    }
    let entries = expected.outcomes.iter().flatten().enumerate();
    let across = entries.filter_map(|(outcome, entry)| {
        let lanes = about(ruling, &entry.facts).len();
        (lanes != 1).then(|| Mismatch::NotOneLane { outcome, lanes, of: ruling.lane_count() })
    });
    across.collect()
}

/// The lanes that affect what facts are about.
pub(super) fn about(ruling: &Ruling, facts: &[Fact]) -> BTreeSet<usize> {
    let names: Vec<&str> = facts.iter().filter_map(subject).collect();
    let name = |target: &Target| match *target {
        Target::Player(id) => ruling.player(id),
        Target::Object(id) => ruling.object(id),
    };
    let affects =
        |lane: &usize| ruling.lane_targets(*lane).iter().any(|target| names.contains(&name(target)));
    (0..ruling.lane_count()).filter(affects).collect()
}

/// The player or object that a fact is about.
#[expect(clippy::too_many_lines, reason = "one line for each kind of fact")]
pub(super) fn subject(fact: &Fact) -> Option<&str> {
    match fact {
        Fact::Life(name, _)
        | Fact::Poison(name, _)
        | Fact::Counters(name, ..)
        | Fact::Tapped(name)
        | Fact::Untapped(name)
        | Fact::In(name, _)
        | Fact::Controller(name, _)
        | Fact::Owner(name, _)
        | Fact::Tokens(name, ..)
        | Fact::TappedTokens(name, ..)
        | Fact::ColorTokens(name, ..)
        | Fact::CounterTokens(name, ..)
        | Fact::MarkedTokens(name, ..)
        | Fact::TokensThat(name, ..)
        | Fact::OnTop(name, _)
        | Fact::KnownOfTop(name, ..)
        | Fact::AtBottom(name, _)
        | Fact::Stayed(name)
        | Fact::PowerToughness(name, ..)
        | Fact::HasType(name, _)
        | Fact::HasSubtype(name, _)
        | Fact::HasColor(name, _)
        | Fact::HasSupertype(name, _)
        | Fact::LacksType(name, _)
        | Fact::LacksSubtype(name, _)
        | Fact::LacksColor(name, _)
        | Fact::LacksSupertype(name, _)
        | Fact::Name(name, _)
        | Fact::TokensIn(name, ..)
        | Fact::CameBack(name)
        | Fact::HasKeyword(name, _)
        | Fact::LacksKeyword(name, _)
        | Fact::ExiledWith(name, _)
        | Fact::CopyOf(name, _)
        | Fact::ChosenColor(name, _)
        | Fact::Marked(name, _)
        | Fact::Deathtouched(name)
        | Fact::Triggered(name, _)
        | Fact::Hand(name, _)
        | Fact::Library(name, _)
        | Fact::Graveyard(name, _)
        | Fact::Exile(name, _)
        | Fact::Drawn(name, _)
        | Fact::DrewFromEmpty(name, _)
        | Fact::Milled(name, _)
        | Fact::Revealed(name, _)
        | Fact::Gained(name, _)
        | Fact::Lost(name, _)
        | Fact::Dealt(name, _)
        | Fact::Prevented(name, _)
        | Fact::Skipped(name, ..)
        | Fact::Began(name, ..)
        | Fact::Did(name, ..)
        | Fact::Discarded(name, _)
        | Fact::Extra(name, ..)
        | Fact::Added(name, ..)
        | Fact::Pool(name, ..)
        | Fact::Rolled(name, ..)
        | Fact::Cast(name, _)
        | Fact::Copied(name, _)
        | Fact::Countered(name)
        | Fact::Unattached(name)
        | Fact::StateBased(name, _)
        | Fact::Protector(name, _)
        | Fact::Speed(name, _)
        | Fact::CommanderDamage(name, ..)
        | Fact::Count(name, _)
        | Fact::Sector(name, _)
        | Fact::Designated(name, _)
        | Fact::Undesignated(name, _)
        | Fact::GoadedBy(name, _)
        | Fact::PlayerDesignated(name, _)
        | Fact::PlayerUndesignated(name, _)
        | Fact::HasMark(name, _)
        | Fact::LacksMark(name, _)
        | Fact::Attacking(name)
        | Fact::Attacks(name, _)
        | Fact::Blocking(name)
        | Fact::Blocks(name, _)
        | Fact::Blocked(name)
        | Fact::MustBlock(name, ..)
        | Fact::Won(name)
        | Fact::LostGame(name)
        | Fact::DrewGame(name)
        | Fact::OwnedTokens(name, ..)
        | Fact::FaceDown(name)
        | Fact::FaceUp(name)
        | Fact::PhasedOut(name)
        | Fact::PhasedOutUnder(name, _)
        | Fact::PhasedIn(name)
        | Fact::Transformed(name)
        | Fact::AttachedTo(name, _)
        | Fact::ChosenPlayer(name, _)
        | Fact::ChosenWord(name, _)
        | Fact::ByLayer(name, _)
        | Fact::UnchangedBy(name, ..)
        | Fact::ChosenNumber(name, _) => Some(name),
        Fact::ShieldLeft(..)
        | Fact::Stacked(_)
        | Fact::Waiting(_)
        | Fact::OnBoard(..)
        | Fact::Scheduled(_)
        | Fact::InForce(..)
        | Fact::Read(..)
        | Fact::Happened(..)
        | Fact::Targets(..)
        | Fact::TargetsGone(..)
        | Fact::Daytime(_)
        | Fact::Loop => None,
    }
}
