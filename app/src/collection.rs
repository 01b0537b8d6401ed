//! The user's own collection of objects and effects.

mod command;
mod state;
pub(crate) mod update;

pub use command::CollectionCommand;
pub use state::{Change, CollectionShelf, FILE, UserCollection};
