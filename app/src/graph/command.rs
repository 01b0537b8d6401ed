//! What can be asked of the graph of the ruling.

use petgraph::graph::NodeIndex;

use super::state::Camera;

/// So much nearer the graph comes with a key.
pub const ZOOM: f32 = 1.25;

/// Something that someone asks of the graph.
#[derive(Clone, PartialEq, Debug)]
pub enum GraphCommand {
    /// Look at the graph from elsewhere.
    Look(Camera),
    /// Get ready to type into the search field.
    Search,
    /// What stands in the search field.
    Find(String),
    /// Go to the moment found so many places on, or back.
    Next(isize),
    /// The search field has the keyboard.
    HasKeyboard,
    /// Fold away what is behind a moment, or bring it back.
    Fold(NodeIndex),
    /// The same for the selected moment.
    FoldSelected,
    /// Bring back everything.
    UnfoldAll,
    /// Look from nearer by this factor, or from farther.
    Zoom(f32),
}
