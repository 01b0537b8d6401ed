//! The user's own collection of objects and effects.

mod command;
mod state;
pub(crate) mod update;

pub use command::OwnCommand;
pub use state::{Change, FILE, Own, OwnShelf};
