//! Aftermath (CR 702.127 (2026-04-17)), as far as the spell is on the stack.

use language::board::{Ability, Zone};

/// Cast from a graveyard, it goes to exile from the stack, wherever it was going.
pub(crate) fn abilities() -> Vec<Ability> {
    let exiled = super::leaving_the_stack::anywhere("from graveyard", Zone::Exile);
    vec![super::stands_for::effect("aftermath", exiled)]
}
