//! Everything that can be asked for, to be found by typing a few letters of it.

mod command;
pub mod offers;
mod state;
pub(crate) mod update;
pub(crate) mod view;

pub use command::FinderCommand;
pub use state::Finder;
