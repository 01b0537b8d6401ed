//! An object on the board.

use serde::{Deserialize, Serialize};

use super::{Characteristics, Color, is_default};

/// A zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Zone {
    /// The battlefield ("in play" before 2009-07-11).
    #[default]
    Battlefield,
    /// A graveyard.
    Graveyard,
    /// A hand.
    Hand,
    /// A library.
    Library,
    /// Exile ("removed from the game" before 2009-07-11).
    Exile,
    /// The stack.
    Stack,
    /// The command zone.
    Command,
    /// Not in the game any more: its owner has left it.
    Outside,
}

/// What sort of object it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum ObjectKind {
    /// A card, or a spell that is a card.
    #[default]
    Card,
    /// A token.
    Token,
    /// A copy of a spell.
    SpellCopy,
    /// A copy of a card.
    CardCopy,
    /// An ability on the stack.
    Ability,
    /// An emblem.
    Emblem,
}

/// A kind of counter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Counter {
    /// +1/+1.
    PlusOne,
    /// -1/-1.
    MinusOne,
    /// Loyalty.
    Loyalty,
    /// Defense.
    Defense,
    /// Poison, on a player.
    Poison,
    /// Stun: it stops untapping.
    Stun,
    /// Shield: it stops damage and destruction.
    Shield,
    /// Finality: it stops going to the graveyard.
    Finality,
    /// Any other, by its name.
    Named(String),
}

/// An object: what it is, where it is, whose it is, and what has been done to it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a status of its own, as a board file says it")]
pub struct Object {
    /// Unique on the board; other places of the file point at the object with it.
    pub id: String,
    /// The name of a card to take the characteristics from, for boards that use a collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// What sort of object it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: ObjectKind,
    /// The owner's name; the first player when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    /// The controller's name; the owner when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// Where it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zone: Zone,
    /// What it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is: Characteristics,
    /// Whether it is tapped.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tapped: bool,
    /// Damage marked on it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub damage: u64,
    /// Whether a source with deathtouch has dealt it damage since state-based actions were last checked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deathtouched: bool,
    /// Counters on it: kind and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(Counter, u64)>,
    /// The id of the object that it is attached to; for an ability on the stack, of its source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached_to: Option<String>,
    /// The name of the player that it is attached to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attached_to_player: Option<String>,
    /// The name of the player who is a battle's protector.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protector: Option<String>,
    /// When it came to the battlefield, compared with others: larger is later, equal is at the same time; its place in
    /// the list when absent. The world rule asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered: Option<u32>,
    /// Whether it is attacking.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacking: bool,
    /// Whether it is blocking.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blocking: bool,
    /// The colour chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_color: Option<Color>,
    /// The player chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_player: Option<String>,
    /// The name or type chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_word: Option<String>,
    /// The number chosen as it entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen_number: Option<u64>,
    /// What its other face is, for a card that can transform.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Box<Characteristics>>,
    /// Whether its back face is up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub transformed: bool,
    /// Whether it is face down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub face_down: bool,
    /// Whether it is its owner's commander (general).
    #[serde(default, skip_serializing_if = "is_default")]
    pub commander: bool,
    /// Combat damage that a commander has dealt in this game: to whom, by name, and how much.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commander_damage: Vec<(String, u64)>,
    /// The colours of its colour identity, for a commander, besides its own colours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub identity: Vec<Color>,
    /// What was paid or chosen as it was cast: "flashback", "buyback", "from hand".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<String>,
    /// How many like objects this entry stands for (tokens); 1 when absent.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u64,
}

fn one() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_one(count: &u64) -> bool {
    *count == 1
}
