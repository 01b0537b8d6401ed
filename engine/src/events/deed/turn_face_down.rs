//! Turning a permanent face down. It contains nothing; neither what is face down nor what has two faces can be turned face
//! down (CR 708.2b, 712.16 (2026-04-17), 711.6 (2012-05-01)). `Deed(deed: TurnFaceDown)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::Zone;
use language::event::{Deed, FaceDown};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It is face down.
pub(crate) struct TurnFaceDown;

impl ObjectDeed for TurnFaceDown {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        state.face_down.is_some() || state.back.is_some()
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        // A face-up object in the command zone becomes a new one (CR 400.9 (2026-04-17)).
        if change.state.object(object).zone == Zone::Command {
            change.put(object, Zone::Command);
        }
        change.state.object_mut(object).face_down = Some(FaceDown::Plain);
        change.new_face(object);
        Ok(())
    }
}
