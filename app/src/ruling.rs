//! The ruling of the board that is open: by which date, how far it is, and the work on it.

mod command;
pub mod job;
mod state;
pub(crate) mod update;

pub use command::RulingCommand;
pub(crate) use job::RULING;
pub use job::{Jobs, Working};
pub use state::{DateChoice, Stage};
