//! What is selected and lit in the graph, and where it is looked at from.

use std::collections::BTreeSet;

use petgraph::graph::{EdgeIndex, NodeIndex};

use crate::presentation::reading::Reading;

/// A selected moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The moment that is selected.
    pub moment: NodeIndex,
    /// What there is to read about it.
    pub reading: Reading,
    /// The selected step, which starts at the moment.
    pub step: Option<EdgeIndex>,
    /// Whether it is still to be brought into view.
    pub reveal: bool,
    /// Its past and future, when they are lit.
    pub around: Option<Around>,
}

/// What can come before and after a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Around {
    /// Whether each moment can come before it; it itself included.
    pub before: Vec<bool>,
    /// Whether each moment can come after it; it itself included.
    pub after: Vec<bool>,
}

/// The ways to an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// The outcome, by its place in the list.
    pub outcome: usize,
    /// Whether each moment can still lead to it.
    pub moments: Vec<bool>,
    /// Whether each step can.
    pub steps: Vec<bool>,
    /// A shortest of the ways.
    pub shortest: Shortest,
}

/// One way to an outcome, of which no other is shorter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shortest {
    /// Its moments, the first and the outcome included.
    pub moments: BTreeSet<NodeIndex>,
    /// Its steps.
    pub steps: BTreeSet<EdgeIndex>,
}
