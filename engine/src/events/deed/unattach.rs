//! Becoming unattached (CR 701.3d (2026-04-17)). It contains nothing; of what is attached to nothing it is nothing.
//! `Deed(deed: Unattach)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It becomes unattached.
pub(crate) struct Unattach;

impl ObjectDeed for Unattach {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        state.attached_to.is_none() && state.on_player.is_none()
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let state = change.state.object_mut(object);
        state.attached_to = None;
        state.on_player = None;
        Ok(())
    }

    /// CR 603.10c (2026-04-17), 603.6d (2009-07-11). Judgement: so, too, before.
    fn looks_back(&self) -> bool {
        true
    }
}
