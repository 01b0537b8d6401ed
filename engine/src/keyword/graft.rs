//! Graft (CR 702.58 (2026-04-17)).

use language::board::{Ability, CardType, Counter, Zone};
use language::effect::{EventPattern, Pattern};
use language::event::{Event, Instruction};
use language::rule::Switch;
use language::select::{Amount, Condition, What, Who, Whom};

/// It enters with so many +1/+1 counters; when another creature enters, one of them may be moved onto that. Where either half
/// of that is impossible, nobody is asked, and no counter is taken or put (CR 122.5 (2026-04-17), 120.3 (2009-07-11)).
///
/// Judgement: also before 2020-07-03, when the texts name only some of the reasons for which nothing happens.
///
/// By 502.54a (2006-10-01) it triggers without a counter, too, and then nothing comes of it.
pub(crate) fn abilities(amount: u64, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(amount));
    let another = What::All(vec![What::Type(CardType::Creature), What::Not(Box::new(What::This))]);
    let mut when = Pattern::new(EventPattern::enters(another));
    if on(Switch::GraftAsksForCounter) {
        when.only_if = vec![Condition::Exists(What::All(vec![What::This, What::With(Counter::PlusOne)]))];
    }
    let (from, on) = (Whom::Object(What::This), Whom::Object(What::It));
    let (kind, amount_moved) = (Counter::PlusOne, Amount::N(1));
    let move_it = vec![
        Event::RemoveCounters { from, kind: kind.clone(), amount: amount_moved.clone() },
        Event::PutCounters { who: Who::You, on, kind, amount: amount_moved },
    ];
    let moved = Instruction::IfDone { does: move_it, then: Vec::new(), otherwise: Vec::new() };
    let may = super::stands_for::may(vec![moved]);
    // From what has left nothing can be moved, though it is known that a counter lay on it.
    let here = vec![What::This, What::With(Counter::PlusOne), What::In(Zone::Battlefield)];
    let condition = Condition::Exists(What::All(here));
    let may = Instruction::If { condition, then: vec![may], otherwise: Vec::new() };
    vec![
        super::stands_for::effect(format!("graft {amount}"), enters),
        super::stands_for::triggered(when, vec![may]),
    ]
}
