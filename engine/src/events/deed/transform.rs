//! Transforming a permanent (CR 701.27a (2026-04-17)): its other face is up. It contains nothing; what has no other face,
//! or is face down, doesn't transform. `Deed(deed: Transform)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// The other face is up.
pub(crate) struct Transform;

impl ObjectDeed for Transform {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        state.back.is_none() || state.face_down
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let state = change.state.object_mut(object);
        state.transformed = !state.transformed;
        Ok(())
    }
}
