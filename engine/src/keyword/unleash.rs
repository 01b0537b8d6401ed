//! Unleash (CR 702.98 (2026-04-17)).

use crate::board::{Ability, Counter};
use crate::effect::Effect;
use crate::select::Amount;

/// It may enter with a +1/+1 counter.
pub(super) fn abilities() -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(1));
    vec![super::effect("unleash", Effect { optional: true, ..enters })]
}
