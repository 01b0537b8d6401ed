//! Bloodthirst (CR 702.54 (2026-04-17)).

use language::board::{Ability, Counter};
use language::select::{Amount, Compare, Condition, Who};

/// It enters with so many +1/+1 counters if an opponent was dealt damage this turn.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    let mut effect = super::enters_with::counters(Counter::PlusOne, Amount::N(amount));
    let damaged = Amount::Damaged(Who::Opponents);
    effect.when.only_if = vec![Condition::Number(damaged, Compare::AtLeast, Amount::N(1))];
    vec![super::stands_for::effect(format!("bloodthirst {amount}"), effect)]
}

/// "Bloodthirst X": it enters with as many as the damage that opponents were dealt this turn.
pub(crate) fn for_all_damage() -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::Damaged(Who::Opponents));
    vec![super::stands_for::effect("bloodthirst X", enters)]
}
