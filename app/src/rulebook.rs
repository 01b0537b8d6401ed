//! The rulebook panel: what is read in it, what was found, and what was read before.

mod boards_of;
mod command;
mod keys;
mod line;
pub(crate) mod panel;
mod past;
mod read;
mod shelf;
mod spot;
mod state;
#[cfg(test)]
mod tests;
pub(crate) mod update;
mod view;

pub use command::RulebookCommand;
pub use line::{Line, Piece};
pub use past::{Past, Stage as PastStage};
pub use read::{Explained, Item, Reading};
pub use shelf::{Imported, Loaded, Shelf};
pub use spot::Spot;
pub use state::{Found, HitLine, Opened, Page, Rulebook, Trail};
