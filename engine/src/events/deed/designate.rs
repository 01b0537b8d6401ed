//! Designations: a permanent gets one, or has it no longer. Each contains nothing. What has it already does not get it again
//! (CR 701.60d (2026-04-17) says so of suspected permanents), but for being saddled; and what is no permanent has none.
//! `Deed(deed: Become(..))`, `Deed(deed: StopBeing(..))` in FORMAT.md.
//!
//! Being saddled ends with the turn (`events/begin.rs`). Known gap: who has goaded a creature is not known, so that it is goaded
//! does not end by itself; of two Ring-bearers of one player the elder has to be ended by an event of its own.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::Designation;
use language::event::{Deed, DeedKind};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It gets a designation.
pub(crate) struct Become;

impl ObjectDeed for Become {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        // Judgement: what is saddled can become saddled again, though it changes nothing: of saddling, unlike of the others,
        // no rule asks whether it is so already.
        let again = designation(details.deed) == Some(Designation::Saddled);
        !board.is_permanent(object) || !again && has(board, object, details.deed)
    }

    fn is_once(&self, deed: Deed) -> bool {
        designation(deed) != Some(Designation::Saddled)
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        if let Some(one) = designation(details.deed) {
            let all = &mut change.state.object_mut(object).designations;
            if let Err(at) = all.binary_search(&one) {
                all.insert(at, one);
            }
        }
        Ok(())
    }
}

/// It has a designation no longer.
pub(crate) struct StopBeing;

impl ObjectDeed for StopBeing {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        !board.is_permanent(object) || !has(board, object, details.deed)
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let gone = designation(details.deed);
        change.state.object_mut(object).designations.retain(|&one| Some(one) != gone);
        Ok(())
    }
}

fn designation(deed: Deed) -> Option<Designation> {
    if let Some(DeedKind::Designation(one)) = deed.kind() { Some(one) } else { None }
}

fn has(board: &State, object: ObjectId, deed: Deed) -> bool {
    designation(deed).is_some_and(|one| board.object(object).designations.contains(&one))
}
