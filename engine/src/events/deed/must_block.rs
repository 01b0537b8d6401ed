//! A demand: from now on a creature blocks an attacker this combat if it can (CR 509.1c (2026-04-17), 500.1 (2006-10-01)).
//! It contains nothing. Each demand is one of its own, also where several ask for the same. It is over when combat is
//! (`begin.rs`), when either of the two leaves the battlefield (`zone.rs`), and cannot be met once that one attacks no more.
//! `Deed(deed: MustBlock)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::state::State;
use statements::error::TooLarge;
use statements::ids::{ObjectId, Target};

/// It has to block that.
pub(crate) struct MustBlock;

impl ObjectDeed for MustBlock {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        let Some(Target::Object(attacker)) = details.to else { return true };
        !board.is_permanent(object) || !board.object(attacker).attacking
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        if let Some(Target::Object(attacker)) = details.to {
            let blocker = change.state.object_mut(object);
            let at = blocker.must_block.partition_point(|&id| id <= attacker);
            blocker.must_block.insert(at, attacker);
        }
        Ok(())
    }
}
