//! Subtypes: which card types each goes with (CR 205.3 (2026-04-17)).

use super::{CardType, Characteristics};

/// A set of subtypes: what its card types have in common.
struct Set {
    /// The card types that can have these subtypes.
    of: &'static [CardType],
    /// The subtypes.
    names: &'static [&'static str],
}

/// All sets but those of creatures, which are what stands in none of these, and of planeswalkers.
const SETS: [Set; 5] = [
    Set {
        of: &[CardType::Artifact],
        names: &[
            "Attraction",
            "Blood",
            "Bobblehead",
            "Book",
            "Clue",
            "Contraption",
            "Equipment",
            "Food",
            "Fortification",
            "Gold",
            "Incubator",
            "Infinity",
            "Junk",
            "Lander",
            "Map",
            "Mutagen",
            "Powerstone",
            "Spacecraft",
            "Stone",
            "Treasure",
            "Vehicle",
        ],
    },
    Set {
        of: &[CardType::Enchantment],
        names: &[
            "Aura",
            "Background",
            "Cartouche",
            "Case",
            "Class",
            "Curse",
            "Role",
            "Room",
            "Rune",
            "Saga",
            "Shard",
            "Shrine",
        ],
    },
    Set {
        of: &[CardType::Land],
        names: &[
            "Plains",
            "Island",
            "Swamp",
            "Mountain",
            "Forest",
            "Urza's",
            "Mine",
            "Tower",
            "Power-Plant",
            "Gate",
            "Desert",
            "Locus",
            "Lair",
            "Cave",
            "Sphere",
            "Town",
            "Planet",
        ],
    },
    Set {
        of: &[CardType::Instant, CardType::Sorcery],
        names: &["Adventure", "Arcane", "Lesson", "Omen", "Trap"],
    },
    Set { of: &[CardType::Battle], names: &["Siege"] },
];

/// The basic land types (CR 305.6 (2026-04-17)).
pub const BASIC_LAND_TYPES: [&str; 5] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/// Whether it is a basic land type (CR 305.6 (2026-04-17)).
#[must_use]
pub fn is_basic_land_type(subtype: &str) -> bool {
    BASIC_LAND_TYPES.contains(&subtype)
}

/// Stands among the subtypes of what is of every creature type (CR 702.73a, 205.3m (2026-04-17)).
pub const EVERY_CREATURE_TYPE: &str = "every creature type";

/// Whether what has these characteristics has a subtype. What is of every creature type has each that goes with a creature, if
/// it is of a type that has such subtypes.
#[must_use]
pub fn has(is: &Characteristics, subtype: &str) -> bool {
    let every = || is.subtypes.iter().any(|one| one == EVERY_CREATURE_TYPE);
    let is_of_creatures = || is_creature_type(subtype, &is.types);
    is.subtypes.iter().any(|one| one == subtype) || every() && is_of_creatures()
}

/// Whether it is a creature type, on an object of these types.
#[must_use]
pub fn is_creature_type(subtype: &str, on: &[CardType]) -> bool {
    types_with(subtype, on).contains(&CardType::Creature)
}

/// Whether it is a land type.
#[must_use]
pub fn is_land_type(subtype: &str) -> bool {
    types_with(subtype, &[]) == [CardType::Land]
}

/// The card types that can have a subtype. What is in no other list is a creature type, or, on a planeswalker that is no
/// creature, a planeswalker type: `on` are the types of the object that has it.
#[must_use]
pub fn types_with(subtype: &str, on: &[CardType]) -> &'static [CardType] {
    if let Some(set) = SETS.iter().find(|set| set.names.contains(&subtype)) {
        return set.of;
    }
    let creature = [CardType::Creature, CardType::Kindred].iter().any(|kind| on.contains(kind));
    if on.contains(&CardType::Planeswalker) && !creature {
        return &[CardType::Planeswalker];
    }
    &[CardType::Creature, CardType::Kindred]
}
