//! Flashback (CR 702.34 (2026-04-17)).

use language::board::{Ability, Zone};

/// Paid for, it goes to exile from the stack, wherever it was going.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::stands_for::effect("flashback", super::leaving_the_stack::anywhere("flashback", Zone::Exile))]
}
