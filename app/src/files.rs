//! Board files and the boards that come with the program: opening, saving, and the panel that lists them.

mod keys;
pub(crate) mod leaving;
pub(crate) mod opening;
pub(crate) mod panel;
pub(crate) mod saving;
mod state;
pub(crate) mod update;
mod view;

pub use state::{Library, Saved};
