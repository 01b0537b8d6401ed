//! Suspend (CR 702.62 (2026-04-17)), as far as the card is in exile already: it is suspended while it has a time counter.
//!
//! Known gap: a creature spell that is cast so does not gain haste (CR 702.62a (2026-04-17), 502.59a (2006-10-01)).

use language::board::paid::FREE;
use language::board::{Ability, Counter, Zone};
use language::effect::{EventPattern, Pattern, Scope};
use language::event::Event;
use language::rule::Switch;
use language::select::{Amount, Condition, What, Who, Whom};

/// In each upkeep of its owner it loses a time counter; when the last is gone, its owner may cast it, and in earlier texts
/// must, if that is possible.
pub(crate) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let time = || Counter::Named("time".to_owned());
    let this = || Whom::Object(What::This);
    let suspended = vec![What::This, What::In(Zone::Exile), What::With(time())];
    let mut each = Pattern::new(super::stands_for::your_upkeep());
    each.only_if = vec![Condition::Exists(What::All(suspended))];
    let remove = Event::RemoveCounters { from: this(), kind: time(), amount: Amount::N(1) };
    let mut last = Pattern::new(EventPattern::RemoveCounters { from: this(), kind: Some(time()) });
    // However many remove counters at once, the last is removed once (CR 603.2c (2026-04-17)).
    last.scope = Scope::PerRecipient;
    last.only_if = vec![
        Condition::Exists(What::All(vec![What::This, What::In(Zone::Exile)])),
        Condition::Not(Box::new(Condition::Exists(What::All(vec![What::This, What::With(time())])))),
    ];
    let cast = super::stands_for::cast(Who::You, FREE);
    let does = vec![if on(Switch::SuspendMay) { super::stands_for::may(vec![cast]) } else { cast }];
    vec![
        super::stands_for::triggered(each, vec![super::stands_for::together(vec![remove])]),
        super::stands_for::triggered(last, does),
    ]
}
