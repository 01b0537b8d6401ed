//! What there is to choose from, in the order in which it is offered.

use language::board::{CardType, Step, Supertype, UnreadOf, Zone};
use language::effect::Cause;

/// The types in the order in which they are offered: the usual ones first.
pub(crate) const TYPES: [CardType; 13] = [
    CardType::Creature,
    CardType::Artifact,
    CardType::Enchantment,
    CardType::Land,
    CardType::Planeswalker,
    CardType::Instant,
    CardType::Sorcery,
    CardType::Battle,
    CardType::Kindred,
    CardType::Dungeon,
    CardType::Plane,
    CardType::Phenomenon,
    CardType::Scheme,
];

/// What sort of ability a sentence is that is unread.
pub(crate) const UNREAD: [UnreadOf; 4] =
    [UnreadOf::Static, UnreadOf::Triggered, UnreadOf::Activated, UnreadOf::Spell];

/// All supertypes, in the order in which they are offered.
pub(crate) const SUPERTYPES: [Supertype; 5] =
    [Supertype::Legendary, Supertype::Basic, Supertype::Snow, Supertype::World, Supertype::Ongoing];

/// Every step and phase, in the order of a turn.
pub(crate) const STEPS: [Step; 12] = [
    Step::Untap,
    Step::Upkeep,
    Step::Draw,
    Step::Main,
    Step::BeginCombat,
    Step::Attackers,
    Step::Blockers,
    Step::CombatDamage,
    Step::EndCombat,
    Step::SecondMain,
    Step::End,
    Step::Cleanup,
];

/// The zones, in the order in which they are offered.
pub(crate) const ZONES: [Zone; 7] =
    [Zone::Battlefield, Zone::Graveyard, Zone::Exile, Zone::Hand, Zone::Library, Zone::Stack, Zone::Command];

/// What can make an event happen.
pub(crate) const CAUSES: [Cause; 7] = [
    Cause::Effect,
    Cause::Cost,
    Cause::Combat,
    Cause::TurnBased,
    Cause::Rules,
    Cause::Replacement,
    Cause::IllegalTargets,
];

pub(crate) const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Effect => "a spell or ability",
        Cause::Cost => "a cost",
        Cause::Combat => "combat",
        Cause::TurnBased => "the turn",
        Cause::Rules => "the rules",
        Cause::Replacement => "another such effect",
        Cause::IllegalTargets => "its targets being illegal",
    }
}
