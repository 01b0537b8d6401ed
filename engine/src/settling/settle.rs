//! From one situation to the next in which somebody picks or decides, or nothing is left.

use super::loops::History;
use super::watch;
use crate::judging::pending_event::PendingEvent;
use crate::options::Limits;
use crate::pending::situation::{Asking, Situation};
use crate::settling::going_on::go_on;
use crate::settling::happening::happens;
use crate::settling::pruning::prune;
use crate::settling::unfolding::unfold;
use crate::table::Table;
use statements::error::TooLarge;
use statements::happening::Happening;

/// Why a situation does not settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsettled {
    /// A number does not fit.
    Number,
    /// More happens of itself than the limit allows.
    Steps,
    /// It takes more memory than the limit allows.
    Memory,
}

impl From<TooLarge> for Unsettled {
    fn from(_: TooLarge) -> Self {
        Self::Number
    }
}

/// Goes on until somebody picks or decides, or nothing is left, or the same situation comes again.
///
/// # Errors
/// When a number does not fit, or it takes more events and instructions, or more memory, than the limits allow.
pub(crate) fn settle(
    table: &mut Table,
    situation: &mut Situation,
    history: &mut History<'_>,
    limits: &Limits,
) -> Result<(), Unsettled> {
    for _ in 0..limits.steps {
        if table.bytes > limits.bytes {
            return Err(Unsettled::Memory);
        }
        watch::note_board(table, situation);
        if situation.asking.is_some() || situation.looped.is_some() {
            return Ok(());
        }
        if situation.parts.is_empty() {
            if !go_on(table, situation, history)? {
                return Ok(());
            }
            continue;
        }
        prune(table, situation)?;
        if situation.parts.is_empty() {
            continue;
        }
        watch::note_parts(table, situation);
        let pending = PendingEvent::new(table, situation);
        if let Some(dispute) = pending.open_dispute() {
            let answers = smallvec::SmallVec::new();
            situation.asking = Some(Box::new(Asking { pick: None, dispute: Some(dispute), answers }));
            return Ok(());
        }
        let offer = pending.any_offer();
        if !offer && situation.fresh && (pending.any_candidate() || tells_cost(&pending)) {
            return Ok(());
        }
        situation.fresh = false;
        if offer {
            return Ok(());
        }
        if !unfold(table, situation)? {
            happens(table, situation)?;
        }
    }
    Err(Unsettled::Steps)
}

/// Whether something would be cast of which the cost can be told, so that one wants to see it.
fn tells_cost(pending: &PendingEvent<'_>) -> bool {
    pending.situation.parts.iter().any(|part| {
        let Happening::Cast { object, .. } = part.happening else { return false };
        pending.view.seen[object.index()].is.cost.is_some()
    })
}
