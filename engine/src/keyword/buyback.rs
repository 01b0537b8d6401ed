//! Buyback (CR 702.27 (2026-04-17)).

use language::board::{Ability, Zone};

/// Paid for, it goes to its owner's hand as it resolves.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::stands_for::effect("buyback", super::leaving_the_stack::resolving("buyback", Zone::Hand))]
}
