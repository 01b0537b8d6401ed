//! What words on a board ask for of what has happened.

use language::select::Past;

/// Something that words on a board ask for, and what can be told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is something of its own that can be told")]
pub struct PastAsked {
    /// What has happened, in the words in which it is asked for.
    pub what: Past,
    /// Whether it has to be told who is "you" in them.
    pub of_you: bool,
    /// Whether it has to be told which object is "this" in them.
    pub of_this: bool,
    /// Whether it is asked whether it happened, or how often.
    pub times: bool,
    /// Whether it is asked how much it came to.
    pub total: bool,
    /// Whether it is asked to which objects it happened.
    pub to_objects: bool,
    /// Whether it is asked to which players it happened.
    pub to_players: bool,
    /// Whether it is asked which objects have dealt the damage.
    pub dealt_by: bool,
}

impl PastAsked {
    /// Words of which nothing is asked yet.
    pub const fn new(what: Past) -> Self {
        Self {
            what,
            of_you: false,
            of_this: false,
            times: false,
            total: false,
            to_objects: false,
            to_players: false,
            dealt_by: false,
        }
    }
}
