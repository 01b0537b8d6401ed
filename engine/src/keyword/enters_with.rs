//! Keywords by which a permanent enters with counters: graft, modular, fading, vanishing, bloodthirst, unleash
//! (CR 702.58, 702.43, 702.32, 702.63, 702.54, 702.98 (2026-04-17)).

use crate::board::Counter;
use crate::effect::{Effect, EventPattern, Rewrite};
use crate::select::{Amount, Compare, Condition, What, Who};

/// It enters with so many counters.
pub(super) fn counters(name: &str, kind: Counter, amount: u64) -> Effect {
    let event = EventPattern::Enter { what: What::This, under: Who::Anyone };
    let rewrite = Rewrite::EnterWithCounters { kind, amount: Amount::N(amount) };
    Effect { name: Some(format!("{name} {amount}")), ..Effect::new(event, rewrite) }
}

/// It does so only if an opponent was dealt damage this turn.
pub(super) fn bloodthirst(amount: u64) -> Effect {
    let mut effect = counters("bloodthirst", Counter::PlusOne, amount);
    let damaged = Amount::Damaged(Who::Opponents);
    effect.when.only_if = vec![Condition::Number(damaged, Compare::AtLeast, Amount::N(1))];
    effect
}

/// It may enter with one.
pub(super) fn unleash() -> Effect {
    let name = Some("unleash".to_owned());
    Effect { name, optional: true, ..counters("unleash", Counter::PlusOne, 1) }
}
