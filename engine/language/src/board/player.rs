//! A player.

use serde::{Deserialize, Serialize};

use super::{Counter, PlayerDesignation, is_default};
use crate::event::Mana;

/// A player and what is known of their cards beyond the objects that the board lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Unique on the board.
    pub name: String,
    /// The life total; it may be below 0.
    #[serde(default = "twenty")]
    pub life: i64,
    /// How many poison counters the player has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub poison: u64,
    /// Counters on the player besides poison: kind and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<(Counter, u64)>,
    /// Cards in the library below those that the board lists, of which nothing is known.
    #[serde(default = "forty")]
    pub library: u64,
    /// What is known of the topmost of these: each thing that `Unknown` has asked of it, and whether it is so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known_of_top: Vec<(String, bool)>,
    /// Cards in hand besides those that the board lists, of which nothing is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: u64,
    /// Cards in the graveyard besides those that the board lists, of which nothing is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub graveyard: u64,
    /// Cards in exile besides those that the board lists, of which nothing is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exile: u64,
    /// Draws from an empty library since state-based actions were last checked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub drew_from_empty: u64,
    /// Cards drawn this turn already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub drawn: u64,
    /// Damage dealt to the player this turn already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub damaged: u64,
    /// Spells that the player has cast this turn already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cast: u64,
    /// Mana in the pool: type and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mana: Vec<(Mana, u64)>,
    /// Speed; 0 where the player has none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub speed: u64,
    /// The designations that the player has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub designations: Vec<PlayerDesignation>,
    /// Marks that the player has, in the words of the board's author.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// The team that the player belongs to in Two-Headed Giant; players with the same word share a life total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The name of the player who makes this player's choices, if another controls them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controlled_by: Option<String>,
    /// How the game stands for the player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub standing: Standing,
}

/// How the game stands for a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Standing {
    /// The player is in the game.
    #[default]
    Playing,
    /// The player has won, alone or with a team.
    Won,
    /// The player has lost; the game may go on without them.
    Lost,
    /// The game is a draw.
    Drew,
}

impl Player {
    /// A player of this name as a game begins: 20 life, 40 cards in the library, nothing else.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            life: twenty(),
            poison: 0,
            counters: Vec::new(),
            library: forty(),
            known_of_top: Vec::new(),
            hand: 0,
            graveyard: 0,
            exile: 0,
            drew_from_empty: 0,
            drawn: 0,
            damaged: 0,
            cast: 0,
            mana: Vec::new(),
            speed: 0,
            designations: Vec::new(),
            marks: Vec::new(),
            team: None,
            controlled_by: None,
            standing: Standing::Playing,
        }
    }
}

fn twenty() -> i64 {
    20
}

fn forty() -> u64 {
    40
}
