//! What an object is at a moment: which effect made what of it, layer by layer, and what does nothing to it.

mod command;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::ObjectCommand;
pub use state::Inspected;
