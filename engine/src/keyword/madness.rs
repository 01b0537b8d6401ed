//! Madness (CR 702.35 (2026-04-17)).

use crate::board::Zone;
use crate::effect::{Effect, EventPattern, Rewrite};
use crate::event::Place;
use crate::select::{What, Who};

/// It is discarded into exile. The trigger that follows is not part of it.
pub(super) fn effect() -> Effect {
    let event = EventPattern::Discard { what: What::This, who: Who::Anyone };
    Effect {
        name: Some("madness".to_owned()),
        functions_in: vec![Zone::Hand],
        ..Effect::new(event, Rewrite::ToZone { zone: Zone::Exile, place: Place::Top })
    }
}
