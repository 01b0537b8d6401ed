//! What the compiler makes of a text.

use language::board::Ability;

use super::verdict::Sentence;

/// What became of the text of a face.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Compiled {
    /// Its abilities, in the order of the text: those of lines that were understood whole, and an
    /// [`Ability::Unread`] for each sentence of the others that was not.
    pub abilities: Vec<Ability>,
    /// Its sentences, in order.
    pub sentences: Vec<Sentence>,
    /// Its lines in order, a line with its modes as one.
    pub lines: Vec<Held>,
}

/// Of a line, or a line and its modes, how many of the abilities are its.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Which line it is, counted from 1.
    pub line: usize,
    /// So many abilities, behind those of the lines before.
    pub abilities: usize,
}
