//! What one may ask of a ruling: structured statements, no sentences.

mod aims;
mod fact;
pub(crate) mod facts;
pub(crate) mod force;
pub(crate) mod lanes;
pub(crate) mod paths;
pub(crate) mod predicate;
pub(crate) mod ways;
mod why;

pub use fact::Fact;
pub use predicate::Predicate;
pub use why::{Why, why};

use petgraph::graph::NodeIndex;

use crate::ids::{EffectId, PlayerId};

/// How many paths; exact up to `u128::MAX`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Paths {
    /// Exactly so many.
    Exactly(u128),
    /// More than `u128::MAX`.
    MoreThan,
    /// A cycle in the ruling: without end.
    Endless,
}

/// One distinct outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its node.
    pub node: NodeIndex,
    /// What is different from the board at the start, and what the ledger says.
    pub facts: Vec<Fact>,
    /// How many paths lead to it; in a ruling of lanes, through its lane.
    pub paths: Paths,
    /// For a loop: whether nobody can stop it.
    pub mandatory_loop: Option<bool>,
    /// The lane that ends like this, by its place in [`crate::Ruling::lanes`]; none when there are no lanes.
    pub lane: Option<usize>,
}

impl Outcome {
    /// Whether the same is said of another outcome, be it of another ruling of the board.
    pub fn is_like(&self, other: &Self) -> bool {
        (&self.facts, self.mandatory_loop) == (&other.facts, other.mandatory_loop)
    }
}

/// Outcomes that are alike in all that is said of them, although something else on the board is different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alike {
    /// What is said of them.
    pub facts: Vec<Fact>,
    /// Their places among the outcomes, in order.
    pub outcomes: Vec<usize>,
    /// How many paths lead to any of them.
    pub paths: Paths,
}

/// How a ruling answers a predicate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The places of the outcomes of which it is true, in order.
    pub outcomes: Vec<usize>,
    /// How many outcomes there are.
    pub of: usize,
    /// How many paths lead to any of those.
    pub paths: Paths,
    /// The players who can make sure that it comes true, whatever the others choose.
    pub forced_by: Vec<PlayerId>,
    /// The players who can make sure that it does not.
    pub avoided_by: Vec<PlayerId>,
}

/// What a step made applicable, and what it stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Effects that could not be applied before and can be now, to some part.
    pub became_applicable: Vec<EffectId>,
    /// Effects that could be applied before and can't be now, to any part, other than the one picked.
    pub stopped: Vec<EffectId>,
}
