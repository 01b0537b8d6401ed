//! How a ruling ends: outcomes, how many paths lead to them, lanes, and what is answered about them.

use petgraph::graph::NodeIndex;

use crate::fact::Fact;
use crate::ids::{EffectId, PlayerId, Target};
use crate::shown::EffectName;

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
    /// The moment at which nothing is left.
    pub node: NodeIndex,
    /// What is different from the board at the start, and what the ledger says.
    pub facts: Vec<Fact>,
    /// How many of these are said in any case, the first ones. The others are said only since without them it would be told
    /// like another outcome of the ruling, or as if nothing had changed.
    pub plain: usize,
    /// How many paths lead to it; in a ruling of lanes, through its lane.
    pub paths: Paths,
    /// For a loop: whether nobody can stop it.
    pub mandatory_loop: Option<bool>,
    /// The lane that ends like this, by its place in the lanes of the ruling; none when there are no lanes.
    pub lane: Option<usize>,
}

impl Outcome {
    /// Whether the same is said of another outcome, be it of another ruling of the board. What is said of one of them only to
    /// tell it from others of its ruling makes no difference.
    pub fn is_like(&self, other: &Self) -> bool {
        let said = |one: &Self| one.facts.len() > one.plain;
        let (all, plain) = (self.facts == other.facts, self.plain_facts() == other.plain_facts());
        let same = if said(self) && said(other) { all } else { plain };
        same && self.mandatory_loop == other.mandatory_loop
    }

    /// What is said of it in any case.
    pub fn plain_facts(&self) -> &[Fact] {
        self.facts.get(..self.plain).unwrap_or(&self.facts)
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

impl Paths {
    /// How many paths both have together.
    pub fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exactly(a), Self::Exactly(b)) => a.checked_add(b).map_or(Self::MoreThan, Self::Exactly),
            (Self::Endless, _) | (_, Self::Endless) => Self::Endless,
            (Self::MoreThan, _) | (_, Self::MoreThan) => Self::MoreThan,
        }
    }

    /// So many times as many.
    pub fn times(self, by: u16) -> Self {
        self.and(Self::Exactly(u128::from(by)))
    }

    /// Each of these with each of those.
    pub fn and(self, those: Self) -> Self {
        match (self, those) {
            (Self::Exactly(a), Self::Exactly(b)) => a.checked_mul(b).map_or(Self::MoreThan, Self::Exactly),
            (Self::Endless, _) | (_, Self::Endless) => Self::Endless,
            (Self::MoreThan, _) | (_, Self::MoreThan) => Self::MoreThan,
        }
    }
}

/// A lane of a ruling: some parts of the event, ruled on alone.
///
/// An outcome of a lane is what comes of its parts, the board and the ledger changed by them alone. What comes of
/// the whole event is one outcome of each lane, in every combination: whatever the lanes do to the board, no two
/// do to the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// Its first moment.
    pub first: NodeIndex,
    /// Its parts that lie in no other, by place in what is pending at the start.
    pub parts: Vec<usize>,
    /// Everyone and everything that its parts affect or change in any way of going through it.
    pub targets: Vec<Target>,
    /// Its outcomes, in the order in which they were found.
    pub outcomes: Vec<NodeIndex>,
    /// How many paths lead through it. A path through a lane says nothing of when in between another lane goes on.
    pub paths: Paths,
}

/// The effects that explain an outcome. Effects of the rules themselves, continuous effects and what can't happen are
/// always there; an effect that another makes is left out or kept by its own name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// With only these in force the outcome still comes; take any one of them away and it is gone.
    pub effects: Vec<EffectName>,
    /// Whether no smaller set of the effects that are ever applied does.
    pub is_smallest: bool,
    /// Whether every ruling that it rests on was whole. Otherwise an effect may be named that is not needed.
    pub is_sure: bool,
}
