//! What can be selected, and where to from a moment.

use petgraph::graph::{EdgeIndex, NodeIndex};

/// Something is selected or lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SelectionCommand {
    /// Select a moment.
    Select(NodeIndex),
    /// Select a step.
    SelectStep(EdgeIndex),
    /// Select a neighbour of the selected moment.
    Go(Direction),
    /// Highlight the ways to an outcome, by its place in the list; the same again takes it back.
    Highlight(usize),
}

/// Where to from a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the start.
    Start,
    /// By the selected step, or the first.
    Down,
    /// Back to a moment that leads here.
    Up,
    /// To the neighbour on the left.
    Left,
    /// To the neighbour on the right.
    Right,
}
