//! Mana costs.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::event::Mana;

/// A mana cost, or an amount of mana that a cost asks for besides.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// How much generic mana, which any type pays.
    #[serde(default, skip_serializing_if = "is_default")]
    pub generic: u64,
    /// Mana of each type: coloured, or colourless.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mana: Vec<(Mana, u64)>,
    /// How many X are in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub x: u64,
}
