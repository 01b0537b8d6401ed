//! What the form of an effect needs to know around it.

use language::board::Board;
use rulebook::words::Vocabulary;

/// What the form needs to know around the effect.
#[derive(Clone, Copy)]
pub(crate) struct Form<'a> {
    /// The board, for the names on it.
    pub(crate) board: &'a Board,
    /// The words of the rules date.
    pub(crate) words: Vocabulary,
    /// Whether it has left its source, so that its zones mean nothing.
    pub(crate) floats: bool,
}

/// So deep things are shown inside each other.
pub(crate) const DEEPEST: usize = 6;
