//! Vanishing (CR 702.63 (2026-04-17)).

use language::board::{Ability, Counter};
use language::effect::{EventPattern, Pattern, Scope};
use language::event::Event;
use language::select::{Amount, Condition, What, Whom};

/// It enters with so many time counters; in each upkeep of its controller it loses one, and with the
/// last it is sacrificed.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    let kind = || Counter::Named("time".to_owned());
    let enters = super::enters_with::counters(kind(), Amount::N(amount));
    let this = || Whom::Object(What::This);
    let has_one = || Condition::Exists(What::All(vec![What::This, What::With(kind())]));
    let mut upkeep = Pattern::new(super::stands_for::your_upkeep());
    upkeep.only_if = vec![has_one()];
    let remove = Event::RemoveCounters { from: this(), kind: kind(), amount: Amount::N(1) };
    let mut last = Pattern::new(EventPattern::RemoveCounters { from: this(), kind: Some(kind()) });
    // However many remove counters at once, the last is removed once (CR 603.2c (2026-04-17)).
    last.scope = Scope::PerRecipient;
    last.only_if = vec![Condition::Not(Box::new(has_one()))];
    let sacrifice = Event::Sacrifice { what: What::This };
    vec![
        super::stands_for::effect(format!("vanishing {amount}"), enters),
        super::stands_for::triggered(upkeep, vec![super::stands_for::together(vec![remove])]),
        super::stands_for::triggered(last, vec![super::stands_for::together(vec![sacrifice])]),
    ]
}
