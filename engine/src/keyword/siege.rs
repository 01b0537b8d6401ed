//! A Siege's own triggered ability (CR 310.11b (2025-02-07)), which its battle type gives it.

use super::stands_for::{may, together, triggered};
use language::board::{Ability, CardType, Characteristics, Counter, Zone};
use language::effect::{EventPattern, Pattern, Scope};
use language::event::{Event, Instruction, Place};
use language::rule::Switch;
use language::select::{Condition, What, Who, Whom};

/// When the last defense counter is removed from it, it is exiled, and then its controller may cast it transformed.
pub(crate) fn ability(is: &Characteristics, on: &dyn Fn(Switch) -> bool) -> Option<Ability> {
    if !is.is(CardType::Battle) || !is_siege(is) || !on(Switch::Battles) {
        return None;
    }
    let with = What::All(vec![What::This, What::With(Counter::Defense)]);
    let event = EventPattern::RemoveCounters { from: Whom::Object(What::This), kind: Some(Counter::Defense) };
    let mut last = Pattern::new(event);
    // However many remove counters at once, the last is removed once (CR 603.2c (2026-04-17)).
    last.scope = Scope::PerRecipient;
    last.only_if = vec![Condition::Not(Box::new(Condition::Exists(with)))];
    let exile = Event::Move { what: What::This, to: Zone::Exile, place: Place::Top };
    let cast = Event::Cast { who: Who::You, what: What::This, transformed: true };
    let exiled = Condition::Exists(What::All(vec![What::This, What::In(Zone::Exile)]));
    let then = may(vec![together(vec![cast])]);
    let then = Instruction::If { condition: exiled, then: vec![then], otherwise: Vec::new() };
    Some(triggered(last, vec![together(vec![exile]), then]))
}

/// Whether something is a Siege.
pub(crate) fn is_siege(is: &Characteristics) -> bool {
    is.subtypes.iter().any(|subtype| subtype == "Siege")
}
