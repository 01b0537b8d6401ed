//! The ruling as a graph: what is selected, looked for and folded in it, and how it is drawn.

mod command;
mod keys;
pub(crate) mod panel;
mod state;
pub(crate) mod update;
mod view;

pub use command::{GraphCommand, ZOOM};
pub use state::{Camera, Folds, Graph};
