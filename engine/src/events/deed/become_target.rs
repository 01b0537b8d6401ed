//! Becoming the target of a spell or an ability (CR 115.1, 601.2c (2026-04-17)). It contains nothing, and nothing comes of it but
//! that abilities trigger on it. `Deed(deed: BecomeTarget)` in FORMAT.md.
//!
//! It happens by itself as a spell is cast, an ability activated or put on the stack, where an ability triggers on it.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It becomes a target.
pub(crate) struct BecomeTarget;

impl ObjectDeed for BecomeTarget {
    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }
}
