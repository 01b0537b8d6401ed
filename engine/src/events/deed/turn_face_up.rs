//! Turning a permanent face up (CR 708.8 (2026-04-17)). It contains nothing; turning up what is face up is nothing. What
//! its face-up side does meanwhile: `table/turned_up.rs`. `Deed(deed: TurnFaceUp)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It is face up: its copiable values are its own again.
pub(crate) struct TurnFaceUp;

impl ObjectDeed for TurnFaceUp {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        !board.object(object).face_down
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let state = change.state.object_mut(object);
        state.face_down = false;
        // Of two faces the front one is up then (CR 712.15a (2026-04-17)).
        state.transformed = false;
        change.new_face(object);
        Ok(())
    }
}
