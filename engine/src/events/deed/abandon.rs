//! Abandoning a scheme: only one that is face up and ongoing can be (CR 701.33a (2026-04-17)). That it is turned face down and
//! put on the bottom of the schemes is what the instructions after it say. `Deed(deed: Action(Abandon))` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::events::spawning::Spawning;
use language::board::{CardType, Supertype};
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// A scheme is abandoned.
pub(crate) struct Abandon;

impl ObjectDeed for Abandon {
    fn is_ignored(&self, spawning: &Spawning<'_>, object: ObjectId) -> bool {
        let state = spawning.table.board(spawning.board).object(object);
        let is = spawning.table.print(state.copiable());
        state.face_down.is_some() || !is.is(CardType::Scheme) || !is.supertypes.contains(&Supertype::Ongoing)
    }

    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }
}
