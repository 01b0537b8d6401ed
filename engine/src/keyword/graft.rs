//! Graft (CR 702.58 (2026-04-17)).

use language::board::{Ability, CardType, Counter, Zone};
use language::effect::{EventPattern, Pattern};
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who, Whom};

/// It enters with so many +1/+1 counters; when another creature enters, one of them may be moved onto that.
pub(crate) fn abilities(amount: u64) -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(amount));
    let another = What::All(vec![What::Type(CardType::Creature), What::Not(Box::new(What::This))]);
    let mut when = Pattern::new(EventPattern::enters(another));
    when.only_if = vec![Condition::Exists(What::All(vec![What::This, What::With(Counter::PlusOne)]))];
    let (from, on) = (Whom::Object(What::This), Whom::Object(What::It));
    let (kind, amount_moved) = (Counter::PlusOne, Amount::N(1));
    let move_it = vec![
        Event::RemoveCounters { from, kind: kind.clone(), amount: amount_moved.clone() },
        Event::PutCounters { who: Who::You, on, kind, amount: amount_moved },
    ];
    let may = super::stands_for::may(vec![super::stands_for::together(move_it)]);
    // From what has left nothing can be moved, though it is known that a counter lay on it.
    let here = vec![What::This, What::With(Counter::PlusOne), What::In(Zone::Battlefield)];
    let condition = Condition::Exists(What::All(here));
    let may = Instruction::If { condition, then: vec![may], otherwise: Vec::new() };
    vec![
        super::stands_for::effect(format!("graft {amount}"), enters),
        super::stands_for::triggered(when, vec![may]),
    ]
}
