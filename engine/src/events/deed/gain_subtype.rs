//! A permanent becomes of a subtype besides its other types, for as long as it stays ("it becomes a Vampire in addition to its
//! other types"). It contains nothing, and is not copiable. `Deed(deed: GainSubtype)` in FORMAT.md.
//!
//! Known gap: whatever sets its types counts as later.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use language::board::Characteristics;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It is of the subtype besides its others.
pub(crate) struct GainSubtype;

impl ObjectDeed for GainSubtype {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        !board.is_permanent(object)
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        let Some(kind) = details.kind else { return Ok(()) };
        let kind = change.table.texts.get(kind.index()).clone();
        let before = change.state.object(object).gained;
        let mut gained =
            before.map_or_else(Characteristics::default, |before| (**change.table.print(before)).clone());
        if !gained.subtypes.contains(&kind) {
            gained.subtypes.push(kind);
        }
        change.state.object_mut(object).gained = Some(change.table.keep_print(gained));
        Ok(())
    }
}
