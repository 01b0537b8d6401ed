//! Boards that are written as a file would have them.

use language::board::Board;

/// The board of a file: its fields, without the brackets around them.
///
/// # Panics
/// When it can't be read.
pub(super) fn written(fields: &str) -> Board {
    let text = format!("(format: 2, title: \"random\", board: ({fields}))");
    let file = saves::from_text("random", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    file.board
}

/// Some of these, each with a chance of one half, in their order.
pub(super) fn some<'a>(of: &[&'a str], dice: &mut super::dice::Dice) -> Vec<&'a str> {
    of.iter().copied().filter(|_| dice.one_in(2)).collect()
}

/// One of these.
pub(super) fn one<'a>(of: &[&'a str], dice: &mut super::dice::Dice) -> &'a str {
    of[dice.below(of.len())]
}
