//! What one may ask about an outcome: facts, numbers compared, and these combined.

use serde::{Deserialize, Serialize};

use crate::fact::Fact;

/// Something that is true of an outcome or not. Names are those of the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Predicate {
    /// True where this fact is.
    Is(Fact),
    /// The number that the fact names is this or more; only for facts with a number.
    AtLeast(Fact),
    /// The number that the fact names is this or less; only for facts with a number.
    AtMost(Fact),
    /// The player has not lost, or the permanent is on the battlefield, and the next state-based actions, by the rules
    /// of the ruling's date, leave them there. What they would be replaced with is not looked at.
    Survives(String),
    /// It comes to an end: no loop.
    Ends,
    /// All of these; true when there are none.
    All(Vec<Self>),
    /// At least one of these; false when there are none.
    Any(Vec<Self>),
    /// True where this is not.
    Not(Box<Self>),
}
