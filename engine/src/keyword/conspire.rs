//! Conspire (CR 702.78 (2026-04-17)), as far as the spell has been cast already.

use language::board::Ability;

/// When it is cast and two creatures were tapped for that, it is copied.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::copied_as_cast::if_paid("conspire")]
}
