//! Tapping a permanent (CR 701.26a (2026-04-17)). It contains nothing; tapping what is tapped is nothing.
//! `Deed(deed: Tap)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It becomes tapped.
pub(crate) struct Tap;

impl ObjectDeed for Tap {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.object(object).tapped
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        change.state.object_mut(object).tapped = true;
        Ok(())
    }
}
