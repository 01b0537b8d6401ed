//! Board files and the boards that come with the program: opening, saving, and the panel that lists them.

mod command;
mod keys;
pub(crate) mod leaving;
pub(crate) mod opening;
pub(crate) mod panel;
pub(crate) mod saving;
mod state;
pub(crate) mod update;
mod view;

pub use command::FilesCommand;
pub use state::{Library, Saved};
