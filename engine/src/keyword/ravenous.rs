//! Ravenous (CR 702.156 (2026-04-17)).

use language::board::{Ability, Counter};
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::select::{Amount, CastNumber, Compare, Condition, What, Who};

/// It enters with X +1/+1 counters; when it has entered, its controller draws a card if X is 5 or more.
pub(crate) fn abilities() -> Vec<Ability> {
    let x = || Amount::OfCast(CastNumber::X, What::This);
    let enters = super::stands_for::effect("ravenous", super::enters_with::counters(Counter::PlusOne, x()));
    let mut when = Pattern::new(EventPattern::enters(What::This));
    when.only_if = vec![Condition::Number(x(), Compare::AtLeast, Amount::N(5))];
    let draw = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
    vec![enters, super::stands_for::triggered(when, vec![super::stands_for::together(vec![draw])])]
}
