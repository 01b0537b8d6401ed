//! Dredge (CR 702.52 (2026-04-17)).

use crate::board::Zone;
use crate::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scope};
use crate::event::{Event, Instruction, Place};
use crate::select::{Amount, Compare, Condition, What, Who};

/// From the graveyard: a draw of its owner may become milling `cards` and returning it, if there are so many.
pub(super) fn effect(cards: u64) -> Effect {
    let mill = Event::MoveTop { who: Who::You, amount: Amount::N(cards), to: Zone::Graveyard };
    let back = Event::Move { what: What::This, to: Zone::Hand, place: Place::Top };
    let step = |event| Instruction::Do { events: vec![event], unless: Vec::new() };
    Effect {
        name: Some(format!("dredge {cards}")),
        when: Pattern {
            event: EventPattern::Draw { who: Who::You },
            only_if: vec![Condition::Number(Amount::Library(Who::You), Compare::AtLeast, Amount::N(cards))],
            because: Vec::new(),
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite: Rewrite::Instead(vec![step(mill), step(back)]),
        optional: true,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        functions_in: vec![Zone::Graveyard],
    }
}
