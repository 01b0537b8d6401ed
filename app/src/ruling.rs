//! The ruling of the board that is open: by which date, how far it is, and the work on it.

pub mod job;
mod state;
pub(crate) mod update;

pub use state::{DateChoice, Stage};
