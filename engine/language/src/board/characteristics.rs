//! What an object is: the copiable part of it, and what the layers make of that.

use serde::{Deserialize, Serialize};

use super::{Ability, Cost, is_default};

/// A card type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CardType {
    /// An artifact: a permanent, such as an Equipment.
    Artifact,
    /// A battle: it enters with defense counters, and a player protects it.
    Battle,
    /// A creature: the only type that attacks and blocks.
    Creature,
    /// An enchantment: a permanent, such as an Aura.
    Enchantment,
    /// An instant: never a permanent, cast whenever one has priority.
    Instant,
    /// A land: it is played and never cast.
    Land,
    /// A planeswalker: damage takes loyalty counters from it.
    Planeswalker,
    /// A sorcery: never a permanent, cast in one's own main phase.
    Sorcery,
    /// Kindred, once called tribal.
    Kindred,
    /// A dungeon: no part of a deck; players venture into it.
    Dungeon,
    /// A plane: a card of the planar deck.
    Plane,
    /// A phenomenon: a card of the planar deck that is left again at once.
    Phenomenon,
    /// A scheme: a card of an archenemy's scheme deck.
    Scheme,
}

impl CardType {
    /// How it is spelled where a card type is chosen as a word.
    #[must_use]
    pub const fn spelled(self) -> &'static str {
        match self {
            Self::Artifact => "Artifact",
            Self::Battle => "Battle",
            Self::Creature => "Creature",
            Self::Enchantment => "Enchantment",
            Self::Instant => "Instant",
            Self::Land => "Land",
            Self::Planeswalker => "Planeswalker",
            Self::Sorcery => "Sorcery",
            Self::Kindred => "Kindred",
            Self::Dungeon => "Dungeon",
            Self::Plane => "Plane",
            Self::Phenomenon => "Phenomenon",
            Self::Scheme => "Scheme",
        }
    }
}

/// A supertype: what stands before the card types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Supertype {
    /// Basic: any number of such a land may be in a deck.
    Basic,
    /// Legendary: the legend rule looks at it.
    Legendary,
    /// Snow: it does nothing by itself; others ask for it.
    Snow,
    /// World: the world rule looks at it.
    World,
    /// Ongoing: such a scheme stays until it is abandoned.
    Ongoing,
}

/// A colour; what has none is colourless, which is no colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Color {
    /// White, `{W}` in a mana cost.
    White,
    /// Blue, `{U}` in a mana cost.
    Blue,
    /// Black, `{B}` in a mana cost.
    Black,
    /// Red, `{R}` in a mana cost.
    Red,
    /// Green, `{G}` in a mana cost.
    Green,
}

impl Color {
    /// The five colours in their usual order.
    pub const ALL: [Self; 5] = [Self::White, Self::Blue, Self::Black, Self::Red, Self::Green];
}

/// The characteristics that the engine looks at. On the board they are what is printed; after the layers they
/// are what the object is now.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Characteristics {
    /// The name; on the board the object's id when absent.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The mana value; it is not worked out from `cost`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mana_value: u64,
    /// The mana cost, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// The coloured symbols of a mana cost that `cost` does not hold, as some are paid in more ways than one: the
    /// colours of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<Vec<Color>>,
    /// Colours, without repeats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
    /// The supertypes, without repeats; none when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supertypes: Vec<Supertype>,
    /// The card types, without repeats; none when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<CardType>,
    /// Subtypes, spelled as on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subtypes: Vec<String>,
    /// Power, if it has one. A creature on the battlefield has 0 otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<i64>,
    /// Toughness, if it has one. A creature on the battlefield has 0 otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub toughness: Option<i64>,
    /// Loyalty that a planeswalker enters with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<u64>,
    /// Whether it is nothing more than is said here, although that may be nothing but a name: it has no text that is unread.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blank: bool,
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
