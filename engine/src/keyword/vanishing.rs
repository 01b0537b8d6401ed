//! Vanishing (CR 702.63 (2026-04-17)).

use crate::board::{Ability, Counter};
use crate::select::Amount;

/// It enters with so many time counters.
pub(super) fn abilities(amount: u64) -> Vec<Ability> {
    let kind = Counter::Named("time".to_owned());
    vec![super::effect(format!("vanishing {amount}"), super::enters_with::counters(kind, Amount::N(amount)))]
}
