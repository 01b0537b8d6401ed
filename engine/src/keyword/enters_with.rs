//! What keywords by which a permanent enters with counters have in common.

use crate::board::Counter;
use crate::effect::{Effect, EventPattern, Rewrite};
use crate::select::{Amount, What, Who};

/// It enters with so many counters.
pub(super) fn counters(kind: Counter, amount: Amount) -> Effect {
    let event = EventPattern::Enter { what: What::This, under: Who::Anyone };
    Effect::new(event, Rewrite::EnterWithCounters { kind, amount })
}
