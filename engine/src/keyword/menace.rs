//! Menace (CR 702.111b (2026-04-17)).

use language::board::{Ability, Restriction};

/// It can't be blocked except by two or more creatures.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![Ability::Restriction(Restriction::BlockedByAtLeast(2))]
}
