//! Persist (CR 702.79 (2026-04-17)).

use language::board::{Ability, Counter};

/// It returns with a -1/-1 counter when it dies without one.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::dies::without(Counter::MinusOne)]
}
