//! Madness (CR 702.35 (2026-04-17), 502.24 (2006-10-01)).

use crate::board::{Ability, Zone};
use crate::effect::{Effect, EventPattern, Rewrite};
use crate::event::Place;
use crate::rule::Switch;
use crate::select::{What, Who};

/// It is discarded into exile; up to 2016-04-07 whoever discards it may choose so. The trigger that follows is not
/// part of it.
pub(super) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let event = EventPattern::Discard { what: What::This, who: Who::Anyone };
    let mut effect = Effect::new(event, Rewrite::ToZone { zone: Zone::Exile, place: Place::Top });
    effect.optional = !on(Switch::MadnessExiles);
    effect.functions_in = vec![Zone::Hand];
    vec![super::effect("madness", effect)]
}
