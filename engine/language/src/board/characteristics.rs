//! What an object is: the copiable part of it, and what the layers make of that.

use serde::{Deserialize, Serialize};

use super::{Ability, Cost, is_default};

/// A card type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CardType {
    /// Artifact.
    Artifact,
    /// Battle.
    Battle,
    /// Creature.
    Creature,
    /// Enchantment.
    Enchantment,
    /// Instant.
    Instant,
    /// Land.
    Land,
    /// Planeswalker.
    Planeswalker,
    /// Sorcery.
    Sorcery,
    /// Kindred, once called tribal.
    Kindred,
    /// Dungeon.
    Dungeon,
    /// Plane.
    Plane,
    /// Phenomenon.
    Phenomenon,
    /// Scheme.
    Scheme,
}

/// A supertype.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Supertype {
    /// Basic.
    Basic,
    /// Legendary.
    Legendary,
    /// Snow.
    Snow,
    /// World.
    World,
    /// Ongoing.
    Ongoing,
}

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Color {
    /// White.
    White,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
}

impl Color {
    /// The five colours in their usual order.
    pub const ALL: [Self; 5] = [Self::White, Self::Blue, Self::Black, Self::Red, Self::Green];
}

/// The characteristics that the engine looks at. On the board they are what is printed; after the layers they
/// are what the object is now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Characteristics {
    /// The name; on the board the object's id when absent.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Mana value.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mana_value: u64,
    /// The mana cost, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// Colours, without repeats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
    /// Supertypes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supertypes: Vec<Supertype>,
    /// Card types.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<CardType>,
    /// Subtypes, spelled as on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subtypes: Vec<String>,
    /// Power, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<i64>,
    /// Toughness, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toughness: Option<i64>,
    /// Loyalty that a planeswalker enters with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<u64>,
    /// Abilities, in the order of the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
}

impl Characteristics {
    /// Whether it has this card type.
    pub fn is(&self, kind: CardType) -> bool {
        self.types.contains(&kind)
    }
}
