//! Two ways through a ruling, or two rules dates, side by side.

mod command;
pub mod job;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::CompareCommand;
pub use job::Comparisons;
pub use state::{Compared, Comparison, Line, Way, What};
