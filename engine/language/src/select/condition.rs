//! What must be true for an effect to look at an event, or for an instruction to be followed.

use serde::{Deserialize, Serialize};

use super::{Amount, Past, What, Who};
use crate::board::{Daytime, Step};

/// How two numbers are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Compare {
    /// The same or more.
    AtLeast,
    /// The same or less.
    AtMost,
    /// The same, no more and no less.
    Exactly,
    /// More, and not the same.
    MoreThan,
    /// Less, and not the same.
    LessThan,
}

impl Compare {
    /// Whether `left` stands in this relation to `right`.
    pub fn holds<T: Ord>(self, left: &T, right: &T) -> bool {
        match self {
            Self::AtLeast => left >= right,
            Self::AtMost => left <= right,
            Self::Exactly => left == right,
            Self::MoreThan => left > right,
            Self::LessThan => left < right,
        }
    }
}

/// Something that is true or not.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// Two amounts compare like this: `Number(Life(You), AtMost, N(5))`.
    Number(Amount, Compare, Amount),
    /// The object that the event affects is one of these.
    It(What),
    /// The player that the event affects, or who controls or owns what it affects, is one of these.
    Affected(Who),
    /// One of the first players is one of the second ones: `Among(You, Designated(Monarch))`.
    Among(Who, Who),
    /// At least one such object is there.
    Exists(What),
    /// Such an event has happened.
    Happened(Box<Past>),
    /// It is the turn of one of these players.
    TurnOf(Who),
    /// It is this step.
    During(Step),
    /// It is day, or night; at first it is neither.
    Daytime(Daytime),
    /// All of these.
    All(Vec<Self>),
    /// Any of these.
    OneOf(Vec<Self>),
    /// True when this is not.
    Not(Box<Self>),
}
