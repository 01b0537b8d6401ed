//! In what two rulings of one board differ.

use petgraph::graph::NodeIndex;

/// In what two rulings of one board are different.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// Outcomes that only the first has, by their places there.
    pub only_first: Vec<usize>,
    /// Outcomes that only the second has, by their places there.
    pub only_second: Vec<usize>,
    /// The first moments that differ, nearest to the start first.
    pub partings: Vec<Parting>,
}

impl Difference {
    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        self.only_first.is_empty() && self.only_second.is_empty() && self.partings.is_empty()
    }
}

/// A pair of moments to which the same steps lead in both rulings, and which differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The moment of the first ruling.
    pub first: NodeIndex,
    /// The moment of the second.
    pub second: NodeIndex,
    /// In what they differ; never empty.
    pub aspects: Vec<Aspect>,
}

/// In what two moments differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aspect {
    /// One is an end, a question or a moment at which nothing can be applied, the other is something else.
    Kind,
    /// What is about to happen, or what has happened at an end.
    Event,
    /// Who picks or answers.
    Mover,
    /// What may be picked or answered.
    Offer,
}
