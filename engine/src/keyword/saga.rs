//! A Saga's first lore counter (CR 714.3a (2018-04-27), 714.3a (2026-04-17)): a rule first, later a replacement effect of its own.
//!
//! Known gap: read ahead is not there.

use language::board::{Characteristics, Counter};
use language::effect::Effect;
use language::rule::Switch;
use language::select::Amount;

/// The effect by which a Saga enters with a lore counter, from when on it has one.
pub(crate) fn effect(is: &Characteristics, on: &dyn Fn(Switch) -> bool) -> Option<Effect> {
    if !is_saga(is) || !on(Switch::SagaLoreByEffect) {
        return None;
    }
    let enters = super::enters_with::counters(lore(), Amount::N(1));
    Some(Effect { name: Some("lore".to_owned()), ..enters })
}

/// Whether something is a Saga.
pub(crate) fn is_saga(is: &Characteristics) -> bool {
    is.subtypes.iter().any(|subtype| subtype == "Saga")
}

/// What tells how far a Saga has come.
pub(crate) fn lore() -> Counter {
    Counter::Named("lore".to_owned())
}
