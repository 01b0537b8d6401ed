//! What keywords by which a permanent enters with counters have in common.

use language::board::Counter;
use language::effect::{Effect, EventPattern, Rewrite};
use language::select::{Amount, What};

/// It enters with so many counters.
pub(crate) fn counters(kind: Counter, amount: Amount) -> Effect {
    let event = EventPattern::enters(What::This);
    Effect::new(event, Rewrite::EnterWithCounters { kind, amount })
}
