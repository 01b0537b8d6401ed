//! What the words of an effect or a script refer to besides its source and its controller.

use serde::{Deserialize, Serialize};

use super::is_default;

/// What was settled before for the words of an effect that has left its source, or of a script: pronouns and choices.
/// On a board that somebody writes this says nothing; on the board after an outcome it does.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refers {
    /// The id of the object that `It` means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub it: Option<String>,
    /// The name of the player whom `Affected` means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub affected: Option<String>,
    /// The id of the source of the damage that was replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub damage_source: Option<String>,
    /// The id of the spell that has made something a target (`CounterTargeter`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targeting_spell: Option<String>,
    /// The place of the ability that has done so, among those in `stack`, each counted by itself, from 1 at the bottom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targeting_ability: Option<u64>,
    /// The number that `ThatMuch` means.
    #[serde(default, skip_serializing_if = "is_default")]
    pub that_much: u64,
    /// The number that `Result` means.
    #[serde(default, skip_serializing_if = "is_default")]
    pub result: u64,
    /// The number that `Excess` means.
    #[serde(default, skip_serializing_if = "is_default")]
    pub excess: u64,
    /// Whether the source has transformed since the ability was put on the stack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub transformed: bool,
    /// Whether that was not so for a while, since the ability was put on the stack, for as long as which something lasts
    /// that it says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lapsed: bool,
    /// The ids of objects that were chosen, and the names of players, by the name of the choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<(String, Vec<String>)>,
    /// The ids of objects that the words can't find any more: each has become another object since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<String>,
}
