//! Giving a ruling or a board to others, by the clipboard or in a file.

mod command;
pub(crate) mod update;

pub use command::ShareCommand;
