//! The board after an outcome, and what no board holds.

use language::board::Board;

use crate::error::Problem;

/// The board after an outcome, and what of the outcome no board holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// The board. Nothing is about to happen on it but for the scripts that were given.
    pub board: Board,
    /// What it does not say, in a fixed order; empty when it says everything that can matter later.
    pub left: Vec<Left>,
}

/// Something that was so in an outcome and that no board holds.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Left {
    /// What a permanent that has left last was, to which a triggered ability refers, or an effect that has left its source.
    LastKnown {
        /// The permanent, by its id on the board.
        object: String,
    },
    /// That the turn goes on otherwise than its step says.
    Course,
    /// That a permanent entered under the control of somebody else than its owner.
    EnteredUnder {
        /// The permanent, by its id on the board.
        object: String,
        /// Under whose control.
        player: String,
    },
    /// That an effect that is not in force now was used.
    Used {
        /// The effect, by label.
        effect: String,
        /// What is left of it.
        left: u64,
    },
    /// That an effect had its opportunity for what waits for the next turn, phase or step.
    Applied {
        /// The effect, by label.
        effect: String,
    },
}

/// Why there is no board after an end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBoard {
    /// It is a loop.
    #[error("this outcome never ends, so there is no board after it")]
    Endless,
    /// It is no end.
    #[error("only an outcome has a board after it, and moment {moment} is none")]
    NoEnd {
        /// Its number among the moments of the ruling.
        moment: usize,
    },
    /// It is one of several lanes.
    #[error("{0}")]
    Lanes(Problem),
}
