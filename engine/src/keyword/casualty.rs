//! Casualty (CR 702.153 (2026-04-17)), as far as the spell has been cast already.

use language::board::Ability;

/// When it is cast and a creature was sacrificed for that, it is copied.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::copied_as_cast::if_paid("casualty")]
}
