//! The selected moment or step of the ruling, and what is lit: what the graph, the walk and the timeline share.

mod command;
mod state;
pub(crate) mod update;

pub use command::{Direction, SelectionCommand};
pub use state::{Around, Highlight, Selection, Shortest};
