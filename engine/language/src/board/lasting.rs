//! What is so for a time, since a spell or an ability has said it: something that can't happen, or an ability that triggers.

use serde::{Deserialize, Serialize};

use super::{Ability, Refers, is_default};
use crate::effect::Lifetime;

/// Something that is so for a time, and has left its source.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// The id of the object that it came from, if the board has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The name of the player who controls it; the source's controller, or else the first player, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// What its words refer to besides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub refers: Refers,
    /// What is so.
    pub ability: Ability,
    /// For how long; until the turn ends when absent.
    #[serde(default = "Lifetime::this_turn", skip_serializing_if = "Lifetime::is_this_turn")]
    pub until: Lifetime,
    /// Whether an ability that triggers does so the next time only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// Whether what it does is done immediately afterwards, and does not wait to be put on the stack (CR 610.3 (2026-04-17)).
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_once: bool,
}
