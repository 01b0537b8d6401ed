//! Keyword actions that have no other words here (CR 701 (2026-04-17)): they are done, can be replaced, and are noted. What
//! comes of one is what `with_it` of its event says, or the instructions after it. `Deed(deed: Action(..))` in FORMAT.md.

use super::rules::{Details, ObjectDeed, PlayerDeed};
use crate::events::change::Change;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// A keyword action, of a player or done to an object.
pub(crate) struct Action;

impl PlayerDeed for Action {
    fn is_noted(&self) -> bool {
        true
    }
}

impl ObjectDeed for Action {
    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }
}
