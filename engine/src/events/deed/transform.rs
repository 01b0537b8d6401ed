//! Transforming a permanent (CR 701.27a (2026-04-17)): its other face is up. It contains nothing; what has no other face,
//! or is face down, doesn't transform. `Deed(deed: Transform)` in FORMAT.md.
//!
//! Known gap: an ability that says twice that its source transforms does it twice.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::events::spawning::Spawning;
use crate::table::Table;
use crate::table::layers::is_modal;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::board::CardType;
use language::rule::Switch;
use statements::error::TooLarge;
use statements::ids::{EnvId, ObjectId};

/// The other face is up.
pub(crate) struct Transform;

impl ObjectDeed for Transform {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        state.back.is_none() || state.face_down.is_some()
    }

    /// CR 701.27f (2026-04-17), and what [`into_a_spell`] says.
    fn is_ignored(&self, spawning: &Spawning<'_>, object: ObjectId) -> bool {
        let (table, about) = (&spawning.table, &spawning.env.about);
        let again = about.transformed && about.this == Some(object) && table.on(Switch::TransformsOnce);
        let object = table.board(spawning.board).object(object);
        again || is_fixed(table, object) || into_a_spell(table, object)
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let state = change.state.object_mut(object);
        state.transformed = !state.transformed;
        change.new_face(object);
        if change.table.on(Switch::TransformsOnce) { note(change, object) } else { Ok(()) }
    }
}

/// Whether the face into which it would transform is an instant or sorcery: nothing happens then (CR 701.27d (2026-04-17)).
///
/// Judgement: so, too, before 2017-04-28, the first text that says it.
pub(crate) fn into_a_spell(table: &Table, object: &ObjectState) -> bool {
    let Some(back) = object.back.filter(|_| object.face_down.is_none()) else { return false };
    let other = table.print(if object.transformed { object.print } else { back });
    [CardType::Instant, CardType::Sorcery].into_iter().any(|of| other.is(of))
}

/// Whether it is a modal double-faced permanent at a date when these didn't transform (CR 701.28c (2025-02-07)).
pub(crate) fn is_fixed(table: &Table, object: &ObjectState) -> bool {
    !table.on(Switch::ModalTransforms) && is_modal(table, object)
}

/// Its abilities on the stack, and what they have arranged for later, don't transform it again.
fn note(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    let Change { table, state, .. } = change;
    state.stack.change_rows(|id| {
        let ability = table.ability(id);
        let env = noted(table, ability.env, object);
        if env == ability.env { id } else { table.keep_ability(ability.does, env) }
    })?;
    let scheduled = state.scheduled.iter_mut().map(|one| &mut one.frame);
    for frame in state.waiting.iter_mut().chain(scheduled) {
        frame.env = noted(table, frame.env, object);
    }
    Ok(())
}

fn noted(table: &mut Table, env: EnvId, object: ObjectId) -> EnvId {
    let known = table.env(env);
    if known.about.this != Some(object) || known.about.transformed {
        return env;
    }
    let mut env = known.clone();
    env.about.transformed = true;
    table.keep_env(env)
}
