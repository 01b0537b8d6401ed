//! How a ruling can end: which outcomes are listed, and what is asked of them.

mod command;
pub mod condition;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::OutcomesCommand;
pub use state::{By, Condition, Meaning, OutcomeList, Sort};
