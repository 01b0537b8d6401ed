//! What there is to choose from, in the order in which it is offered.

use engine::board::{CardType, Step, Supertype};

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

/// The supertypes.
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
