//! The board after an outcome.

use petgraph::graph::NodeIndex;

use crate::error::Problem;
use crate::ruling::{Moment, Ruling};
use language::board::Board;
use language::event::Script;

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
    /// What a permanent that has left last was, to which a triggered ability refers.
    LastKnown {
        /// The permanent.
        object: String,
    },
    /// That the turn goes on otherwise than its step says.
    Course,
    /// That a permanent entered under the control of somebody else than its owner.
    EnteredUnder {
        /// The permanent.
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
        /// The moment.
        moment: usize,
    },
    /// It is one of several lanes.
    #[error("{0}")]
    Lanes(Problem),
}

impl Ruling {
    /// The board after an outcome, on which `then` is about to happen: objects with all that was done to them, effects
    /// with what is left of them, players, the turn. New objects have ids of their own; tokens that are like others in
    /// everything are counted with them.
    ///
    /// # Errors
    /// When it never ends, is no end at all, or is the outcome of one lane among several.
    pub fn board_after(&self, outcome: NodeIndex, then: &[Script]) -> Result<After, NoBoard> {
        if self.lane_count() > 0 {
            return Err(NoBoard::Lanes(Problem::AcrossLanes { lanes: self.lane_count() }));
        }
        match self.graph().node_weight(outcome) {
            Some(Moment::Outcome) => Ok(self.table().raise(self.situation(outcome), then)),
            Some(Moment::Loop) => Err(NoBoard::Endless),
            Some(Moment::Ordering | Moment::Deciding | Moment::Passing | Moment::Open | Moment::Split)
            | None => Err(NoBoard::NoEnd { moment: outcome.index() }),
        }
    }
}
