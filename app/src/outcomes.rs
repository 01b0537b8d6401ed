//! How a ruling can end: which outcomes are listed, and what is asked of them.

mod command;
pub mod condition;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::EndsCommand;
pub use state::{By, Condition, Ends, Meaning, Sort};
