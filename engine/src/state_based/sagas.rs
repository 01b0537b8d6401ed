//! Sagas that are told (CR 704.5s, 714.2d (2026-04-17)): with at least as many lore counters as its last chapter's number,
//! its controller sacrifices it, unless a chapter ability of it waits or is on the stack. Until 2026-04-17 a Saga without
//! chapter abilities counts as one whose last chapter is 0.
//!
//! Known gap: other triggered abilities of the Saga hold it back, too; which ability waits is not told apart.

use super::looking::{Check, Due};
use crate::keyword::saga::{is_saga, last_chapter, lore};
use language::rule::Switch;
use statements::state_based::StateBased;

/// Every Saga is looked at.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Sagas) {
        return;
    }
    let lore = lore();
    for (id, object, seen) in check.permanents().filter(|(_, _, seen)| is_saga(&seen.is)) {
        let last = last_chapter(&seen.is);
        let told = match last {
            Some(last) => check.counters(object, &lore) >= last,
            None => !check.table.on(Switch::SagaNeedsChapter),
        };
        if told && !check.has_waiting(id) {
            check.add(StateBased::Saga, Due::Sacrificed(id));
        }
    }
}
