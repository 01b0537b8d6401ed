//! The ruling as a graph: what is selected, looked for and folded in it, and how it is drawn.

pub(crate) mod camera;
mod command;
mod keys;
pub(crate) mod panel;
pub(crate) mod select;
mod selection;
mod state;
pub(crate) mod update;
mod view;

pub use command::{Direction, GraphCommand, ZOOM};
pub use selection::{Around, Camera, Highlight, Selection};
pub use state::{Folds, Graph, reached};
