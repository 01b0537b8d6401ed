//! Fading (CR 702.32 (2026-04-17)).

use crate::board::{Ability, Counter};
use crate::select::Amount;

/// It enters with so many fade counters.
pub(super) fn abilities(amount: u64) -> Vec<Ability> {
    let kind = Counter::Named("fade".to_owned());
    vec![super::effect(format!("fading {amount}"), super::enters_with::counters(kind, Amount::N(amount)))]
}
