//! From a board to the table and back: names become ids and ids become names.

pub(crate) mod from_board;
pub(crate) mod names;
pub(crate) mod to_board;
