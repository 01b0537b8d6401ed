//! Giving a ruling or a board to others, by the clipboard or in a file.

mod command;
pub(crate) mod picture;
mod state;
pub(crate) mod update;
pub(crate) mod view;

pub use command::{Enclosed, ShareCommand};
pub use state::{Picture, Unplaced};
