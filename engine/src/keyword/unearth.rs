//! Unearth (CR 702.84 (2026-04-17)), as far as the permanent is back already: what its ability says of leaving the battlefield.
//! That it gains haste, and is exiled as the next end step begins, a board says.

use language::board::{Ability, Zone};
use language::effect::{Effect, EventPattern, Rewrite, Zones};
use language::event::Place;
use language::select::What;

/// Returned by it, it goes to exile instead of anywhere else as it leaves the battlefield.
pub(crate) fn abilities() -> Vec<Ability> {
    let what = What::All(vec![What::This, What::Paid("unearth".to_owned())]);
    let elsewhere = Zones::Not(Box::new(Zones::Exile));
    let event = EventPattern::Move { what, from: Some(Zones::Battlefield), to: Some(elsewhere) };
    let exile = Rewrite::ToZone { zone: Zone::Exile, place: Place::Top };
    vec![super::stands_for::effect("unearth", Effect::new(event, exile))]
}
