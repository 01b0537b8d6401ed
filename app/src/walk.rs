//! Walking through a ruling, one moment at a time.

mod command;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::WalkCommand;
pub use state::{MOST, Pick, Walk, moments};
