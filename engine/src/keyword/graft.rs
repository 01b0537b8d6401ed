//! Graft (CR 702.58 (2026-04-17)).

use crate::board::{Ability, Counter};
use crate::select::Amount;

/// It enters with so many +1/+1 counters.
pub(super) fn abilities(amount: u64) -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(amount));
    vec![super::effect(format!("graft {amount}"), enters)]
}
