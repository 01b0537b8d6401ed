//! Tribute (CR 702.104 (2026-04-17)). Whether it was paid is asked with `Paid("tribute")`.

use language::board::Ability;
use language::effect::{Effect, EnterChoice, EventPattern, Rewrite};
use language::select::What;

/// As it enters, an opponent may put so many +1/+1 counters on it.
pub(crate) fn abilities(counters: u64) -> Vec<Ability> {
    let event = EventPattern::enters(What::This);
    let choice = Rewrite::AsEnters(EnterChoice::Tribute(counters));
    vec![super::stands_for::effect(format!("tribute {counters}"), Effect::new(event, choice))]
}
