//! The board after an outcome.

use petgraph::graph::NodeIndex;

use super::Ruling;
use crate::setup::to_board::raise;
use language::event::Script;
use statements::after::{After, NoBoard};
use statements::error::Problem;
use statements::moment::Moment;

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
            Some(Moment::Outcome) => Ok(raise(self.table(), self.situation(outcome), then)),
            Some(Moment::Loop) => Err(NoBoard::Endless),
            Some(Moment::Ordering | Moment::Deciding | Moment::Passing | Moment::Open | Moment::Split)
            | None => Err(NoBoard::NoEnd { moment: outcome.index() }),
        }
    }
}
