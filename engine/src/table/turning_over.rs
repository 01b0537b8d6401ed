//! What a permanent's other side does as that comes up: as it is turned face up (CR 708.11 (2026-04-17)), and as it transforms
//! (CR 712.20 (2026-04-17), 712.16 (2022-04-29)).

use super::Table;
use super::own_effects::{OwnEffect, effects_of};
use super::state::State;
use language::effect::{EventPattern, Rewrite};
use language::event::Deed;
use language::select::What;
use statements::ids::ObjectId;

/// The effects of its face-up side that look at its own turning up; none when it is face up. They are applied while
/// it is being turned up, although it has no abilities yet.
pub(crate) fn effects(table: &Table, state: &State, id: ObjectId) -> Vec<OwnEffect> {
    let object = state.object(id);
    if object.face_down.is_none() || !state.is_permanent(id) {
        return Vec::new();
    }
    let mut effects = effects_of(table, table.print(object.face_up()));
    effects.retain(|effect| looks_at(effect, Deed::TurnFaceUp));
    effects
}

/// Of what is done as it transforms, its effects say what those do that it would have with its other face up, and not what
/// those say that it has. What something is done instead of transforming is asked of what it has.
///
/// Judgement: so, too, before 2022-04-29, the first text that says it. That what it has does nothing then, no text says: the
/// words name the face into which it transforms.
pub(crate) fn as_it_transforms(table: &Table, state: &State, id: ObjectId, effects: &mut Vec<OwnEffect>) {
    let object = state.object(id);
    if object.back.is_none() || object.face_down.is_some() || !state.is_permanent(id) {
        return;
    }
    let mut then = object.clone();
    then.transformed = !object.transformed;
    let faces = [object.face_up(), then.face_up()];
    let is_said = |print| effects_of(table, table.print(print)).iter().any(is_as_it_transforms);
    if faces[0] == faces[1] || !faces.into_iter().any(is_said) {
        return;
    }
    let mut later = state.clone();
    *later.object_mut(id) = then;
    let seen = super::layers::apply(table, &later, |_| true);
    effects.retain(|effect| !is_as_it_transforms(effect));
    effects.extend(effects_of(table, &seen[id.index()].is).into_iter().filter(is_as_it_transforms));
}

/// Whether it says what is done as its own permanent transforms, which it does all the same.
fn is_as_it_transforms(effect: &OwnEffect) -> bool {
    let goes_on = matches!(effect.body.rewrite, Rewrite::With(_) | Rewrite::EnterWithCounters { .. });
    goes_on && looks_at(effect, Deed::Transform)
}

fn looks_at(effect: &OwnEffect, done: Deed) -> bool {
    matches!(&effect.body.when.event, EventPattern::Deed { what: What::This, deed, .. } if *deed == done)
}
