//! Madness (CR 702.35 (2026-04-17), 502.24 (2006-10-01)).

use language::board::{Ability, Zone};
use language::effect::{Effect, EventPattern, Rewrite};
use language::event::{Event, Instruction, Place};
use language::rule::Switch;
use language::select::{Condition, What, Who};

/// It is discarded into exile; up to 2016-04-07 whoever discards it may choose so. When it was exiled so, its owner may cast
/// it, and otherwise puts it into the graveyard: the ability for that triggers only if it then is in exile.
///
/// Judgement: where madness exiles it, another effect puts it elsewhere and a third into exile again, it counts as exiled so.
pub(crate) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let event = EventPattern::Discard { what: What::This, who: Who::Anyone };
    let exiled = Rewrite::ToZone { zone: Zone::Exile, place: Place::Top };
    let is_exiled = Condition::Exists(What::All(vec![What::This, What::In(Zone::Exile)]));
    let triggers = Instruction::If {
        condition: is_exiled,
        then: vec![Instruction::Trigger { does: vec![triggered()] }],
        otherwise: Vec::new(),
    };
    let then = Rewrite::Also(vec![triggers]);
    let mut effect = Effect::new(event, Rewrite::All(vec![exiled, then]));
    effect.optional = !on(Switch::MadnessExiles);
    effect.functions_in = vec![Zone::Hand];
    vec![super::stands_for::effect("madness", effect)]
}

/// What its triggered ability does.
pub(crate) fn triggered() -> Instruction {
    let owner = || Who::OwnerOf(Box::new(What::This));
    let cast = super::stands_for::cast(owner(), "madness");
    let buried = Event::Move { what: What::This, to: Zone::Graveyard, place: Place::Top };
    Instruction::May {
        who: owner(),
        does: vec![cast],
        otherwise: vec![super::stands_for::together(vec![buried])],
    }
}
