//! The rules that a ruling cites: each once, how often, and where.

mod command;
mod job;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::{By, CitedCommand};
pub use job::Pace;
pub use state::{Cited, MOST, Row};
