//! Modular (CR 702.43 (2026-04-17), 502.35 (2006-10-01)).

use language::board::{Ability, CardType, Counter};
use language::effect::{EventPattern, Pattern, Zones};
use language::event::Event;
use language::select::{Amount, What, Who, Whom};

/// It enters with so many +1/+1 counters; when it goes from the battlefield to a graveyard, as many as it had may be put
/// on an artifact creature.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(amount));
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    let when = Pattern::new(EventPattern::Move { what: What::This, from, to });
    let called = "artifact creature".to_owned();
    let artifacts = What::All(vec![What::Type(CardType::Artifact), What::Type(CardType::Creature)]);
    let choose = super::stands_for::target(artifacts, &called);
    let put = Event::PutCounters {
        who: Who::You,
        on: Whom::Object(What::Chosen(called)),
        kind: Counter::PlusOne,
        amount: Amount::Counters(Counter::PlusOne, What::This),
    };
    let may = super::stands_for::may(vec![super::stands_for::together(vec![put])]);
    vec![
        super::stands_for::effect(format!("modular {amount}"), enters),
        super::stands_for::triggered(when, vec![choose, may]),
    ]
}
