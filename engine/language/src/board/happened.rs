//! What happened before the events of a board, as far as anything on it asks for that.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::select::Past;

/// That something has happened, so often, before the events of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Happened {
    /// What: in the words in which an ability, effect or instruction of the board asks for it.
    pub what: Past,
    /// The name of the player who is "you" in these words. Where they speak of "you" or opponents it has to be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<String>,
    /// The id of the object that is "this" in them. Where they speak of it, it has to be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub this: Option<String>,
    /// How often; each object to which it happened is counted by itself.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u64,
    /// Whether it was so often or more: how often exactly is not known, as nothing asks for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub or_more: bool,
    /// How much it was altogether, of what has a number: life, damage, cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub total: u64,
    /// The names of the players and the ids of the objects to whom it happened, as far as that is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<String>,
    /// The ids of the objects that dealt the damage, as far as that is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt_by: Vec<String>,
}

const fn once() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_once(times: &u64) -> bool {
    *times == 1
}
