//! What a face-down permanent does as it is turned face up (CR 708.11 (2026-04-17)).

use super::Table;
use super::own_effects::{OwnEffect, effects_of};
use super::state::State;
use language::effect::EventPattern;
use language::event::Deed;
use language::select::What;
use statements::ids::ObjectId;

/// The effects of its face-up side that look at its own turning up; none when it is face up. They are applied while
/// it is being turned up, although it has no abilities yet.
pub(crate) fn effects(table: &Table, state: &State, id: ObjectId) -> Vec<OwnEffect> {
    let object = state.object(id);
    if !object.face_down || !state.is_permanent(id) {
        return Vec::new();
    }
    let mut effects = effects_of(table, table.print(object.face_up()));
    effects.retain(|effect| {
        matches!(&effect.body.when.event, EventPattern::Deed { what: What::This, deed: Deed::TurnFaceUp, .. })
    });
    effects
}
