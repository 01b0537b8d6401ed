//! A demand: from now on a creature blocks an attacker this combat if it can (CR 509.1c (2026-04-17), 500.1 (2006-10-01)).
//! It contains nothing. Each demand is one of its own, also where several ask for the same. It is over when combat is
//! (`begin.rs`), when either of the two leaves the battlefield (`zone.rs`), and cannot be met once that one attacks no more.
//! `Undergo(deed: MustBlock)` in FORMAT.md.

use crate::table::object::ObjectState;
use crate::table::state::State;
use statements::ids::{ObjectId, Target};

/// Whether it would change nothing: only an attacker can be blocked, and only a permanent blocks.
pub(crate) fn is_nothing(board: &State, object: ObjectId, to: Option<Target>) -> bool {
    let Some(Target::Object(attacker)) = to else { return true };
    !board.is_permanent(object) || !board.object(attacker).attacking
}

/// It has to block that.
pub(crate) fn happen(blocker: &mut ObjectState, to: Option<Target>) {
    if let Some(Target::Object(attacker)) = to {
        let at = blocker.must_block.partition_point(|&id| id <= attacker);
        blocker.must_block.insert(at, attacker);
    }
}
