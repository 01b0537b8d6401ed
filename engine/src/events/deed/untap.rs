//! Untapping a permanent (CR 701.26b (2026-04-17)). It contains nothing; untapping what is untapped is nothing. A stun
//! counter replaces it: `keyword/counters.rs`. `Deed(deed: Untap)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It becomes untapped.
pub(crate) struct Untap;

impl ObjectDeed for Untap {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        !board.object(object).tapped
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        change.state.object_mut(object).tapped = false;
        Ok(())
    }
}
