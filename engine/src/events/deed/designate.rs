//! Designations: a permanent gets one, or has it no longer. Each contains nothing. What has it already does not get it again
//! (CR 701.60d (2026-04-17) says so of suspected permanents), but for being saddled; and what is no permanent has none.
//! `Deed(deed: Become(..))`, `Deed(deed: StopBeing(..))` in FORMAT.md.
//!
//! A player has one Ring-bearer, the last that has become it; `combat/controlled_anew.rs` says when another gains control of it.
//!
//! A player goads: whoever controls what does it, unless the event names somebody in `to`. Being goaded by them ends as their
//! next turn begins, and being saddled with the turn (`events/ending.rs`).

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::Designation;
use language::event::{Deed, DeedKind};
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target};

/// It gets a designation.
pub(crate) struct Become;

impl ObjectDeed for Become {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        // Judgement: what is saddled can become saddled again, though it changes nothing: of saddling, unlike of the others,
        // no rule asks whether it is so already.
        let again = match (details.deed, details.to) {
            (Deed::Become(Designation::Saddled), _) => false,
            // Another player may goad it, too (CR 701.15c, 701.15d (2026-04-17), 701.38c (2020-07-03)).
            (Deed::Become(Designation::Goaded), Some(Target::Player(by))) => {
                board.object(object).designations.goaded_by().contains(&by)
            }
            (deed, _) => has(board, object, deed),
        };
        !board.is_permanent(object) || again
    }

    fn is_once(&self, deed: Deed) -> bool {
        designation(deed) != Some(Designation::Saddled)
    }

    fn regards(&self, deed: Deed, by: Option<PlayerId>) -> Option<Target> {
        by.filter(|_| deed == Deed::Become(Designation::Goaded)).map(Target::Player)
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let Some(one) = designation(details.deed) else { return Ok(()) };
        if one == Designation::RingBearer {
            depose(change, object);
        }
        let all = &mut change.state.object_mut(object).designations;
        match details.to {
            Some(Target::Player(by)) if one == Designation::Goaded => all.goad(by),
            Some(_) | None => all.gain(one),
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
        if let Some(one) = designation(details.deed) {
            change.state.object_mut(object).designations.lose(one);
        }
        Ok(())
    }
}

fn designation(deed: Deed) -> Option<Designation> {
    if let Some(DeedKind::Designation(one)) = deed.kind() { Some(one) } else { None }
}

fn has(board: &State, object: ObjectId, deed: Deed) -> bool {
    designation(deed).is_some_and(|one| board.object(object).designations.has(one))
}

/// Another creature of its controller is no longer their Ring-bearer (CR 701.54a (2026-04-17), 701.52a (2025-02-07)).
fn depose(change: &mut Change<'_>, by: ObjectId) {
    let player = change.holder(by);
    for id in change.state.ids() {
        let bears = change.state.object(id).designations.has(Designation::RingBearer);
        if bears && id != by && change.holder(id) == player {
            change.state.object_mut(id).designations.lose(Designation::RingBearer);
        }
    }
}
