//! Renown (CR 702.112a (2026-04-17), 702.111a (2017-04-28)): an ability that triggers on combat damage to a player. Whether the
//! creature is renowned is asked as it triggers and as it resolves.

use language::board::{Ability, Counter, Designation};
use language::effect::{EventPattern, Pattern};
use language::event::{Deed, Event};
use language::select::{Amount, Condition, What, Who, Whom};

/// When it has dealt combat damage to a player and is not renowned, it gets so many +1/+1 counters and becomes renowned.
pub(crate) fn abilities(counters: u64) -> Vec<Ability> {
    let damage = EventPattern::Damage { from: What::This, to: Whom::Player(Who::Anyone), combat: Some(true) };
    let mut when = Pattern::new(damage);
    let renowned = What::All(vec![What::This, What::Designated(Designation::Renowned)]);
    when.only_if = vec![Condition::Not(Box::new(Condition::Exists(renowned)))];
    let on = Whom::Object(What::This);
    let grow = Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount: Amount::N(counters) };
    let becomes = Event::undergoes(What::This, Deed::Become(Designation::Renowned), None);
    let does = [grow, becomes].map(|event| super::stands_for::together(vec![event])).to_vec();
    vec![super::stands_for::triggered(when, does)]
}
