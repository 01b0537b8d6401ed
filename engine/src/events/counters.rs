//! Putting and removing counters (CR 122.1 (2026-04-17)). It contains nothing. `PutCounters`, `RemoveCounters` in
//! FORMAT.md.

use super::change::Change;
use crate::table::object::{add_counters, remove_counters};
use statements::error::TooLarge;
use statements::ids::{CounterId, Target};

/// Counters are put.
pub(crate) fn put(change: &mut Change<'_>, on: Target, kind: CounterId, amount: u64) -> Result<(), TooLarge> {
    add_counters(counters(change, on), kind, amount)
}

/// Counters are removed, as far as they are there.
pub(crate) fn remove(change: &mut Change<'_>, from: Target, kind: CounterId, amount: u64) {
    remove_counters(counters(change, from), kind, amount);
}

fn counters<'c>(change: &'c mut Change<'_>, of: Target) -> &'c mut Vec<(CounterId, u64)> {
    match of {
        Target::Player(id) => &mut change.state.player_mut(id).counters,
        Target::Object(id) => &mut change.state.object_mut(id).counters,
    }
}
