//! Removing all damage from a permanent. It contains nothing. `Deed(deed: RemoveDamage)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// No damage is marked on it any more.
pub(crate) struct RemoveDamage;

impl ObjectDeed for RemoveDamage {
    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        change.state.object_mut(object).damage = 0;
        Ok(())
    }
}
