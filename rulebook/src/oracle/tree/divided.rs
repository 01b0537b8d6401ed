//! What is divided among targets.

use language::board::Counter;

use super::{Like, Thing};

/// What is divided among targets as whoever does it chooses: each of them gets at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Divided {
    /// What is divided.
    pub(crate) of: Share,
    /// How much or how many.
    pub(crate) number: u64,
    /// Among which objects; any target when absent.
    pub(crate) among: Option<Like>,
    /// Among so many targets at most.
    pub(crate) most: u64,
}

/// What can be divided among targets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Share {
    /// Damage of this source.
    Damage(Thing),
    /// Counters of this kind.
    Counters(Counter),
    /// A shield: so much damage to each is prevented this turn.
    Shield,
}
