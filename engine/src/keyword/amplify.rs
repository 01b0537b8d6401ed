//! Amplify (CR 702.38 (2026-04-17), 502.27 (2006-10-01)).

use language::board::{Ability, Zone};
use language::effect::{Effect, EnterChoice, EventPattern, Fate, Rewrite};
use language::select::{What, Who};

/// As it enters, its controller reveals any number of cards from hand that share a creature type with it, neither itself
/// nor what enters with it; it gets `each` +1/+1 counters for every one of them.
pub(crate) fn abilities(each: u64) -> Vec<Ability> {
    let what = What::All(vec![What::In(Zone::Hand), What::OwnedBy(Who::You), What::SharesCreatureType]);
    let choice = EnterChoice::Objects { what, at_most: None, fate: Fate::Revealed, counters_each: each };
    let event = EventPattern::enters(What::This);
    vec![super::stands_for::effect(format!("amplify {each}"), Effect::new(event, Rewrite::AsEnters(choice)))]
}
