//! Harmonize (CR 702.180 (2026-04-17)), as far as the spell is on the stack.

use language::board::{Ability, Zone};

/// Cast so, it goes to exile from the stack, wherever it was going.
pub(crate) fn abilities() -> Vec<Ability> {
    let exiled = super::leaving_the_stack::anywhere("harmonize", Zone::Exile);
    vec![super::stands_for::effect("harmonize", exiled)]
}
