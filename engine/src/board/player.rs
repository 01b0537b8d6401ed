//! A player.

use serde::{Deserialize, Serialize};

use super::is_default;

/// A player and what is known of their cards beyond the objects that the board lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Unique on the board.
    pub name: String,
    /// Life total.
    #[serde(default = "twenty")]
    pub life: i64,
    /// Poison counters.
    #[serde(default, skip_serializing_if = "is_default")]
    pub poison: u64,
    /// Cards in the library below those that the board lists, of which nothing is known.
    #[serde(default = "forty")]
    pub library: u64,
    /// Cards in hand besides those that the board lists, of which nothing is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: u64,
}

fn twenty() -> i64 {
    20
}

fn forty() -> u64 {
    40
}
