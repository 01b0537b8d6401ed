//! What is dragged from the form or over the table.

/// Objects that are dragged, by their places on the board.
#[derive(Clone)]
pub(crate) struct Dragged(pub(crate) Vec<usize>);
