//! The board as it lies on a table: each player's side, the stack in the middle, and what is about to happen.

pub(crate) mod build;
mod command;
pub(crate) mod keys;
pub mod layout;
pub(crate) mod panel;
pub mod scene;
mod state;
pub(crate) mod update;
mod view;

pub use command::{TableCommand, Toward};
pub use state::{Lifted, Place, Shows, Table};
