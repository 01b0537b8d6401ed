//! What no longer finds an object that has become another one by changing zones (CR 400.7 (2026-04-17)): effects that were
//! made for it, what is to be done with it later, and the instructions of a rule that are being followed. What is being
//! followed otherwise finds it still, where it has gone; so do abilities that have triggered, which `table::remembering`
//! looks after.
//!
//! Known gap: an effect made for several objects at once still finds the one that has become another.

use super::change::Change;
use crate::check::pronouns::mentions;
use crate::table::Table;
use crate::table::env::Env;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::state::State;
use language::effect::{EventPattern, Kind};
use language::event::Instruction;
use language::select::What;
use language::walk::Node;
use statements::ids::{BoardId, EffectId, ObjectId};

impl Change<'_> {
    /// Effects made for this object end, and what is to be done later does not find it.
    pub(crate) fn lose(&mut self, object: ObjectId) {
        let Change { table, state, .. } = self;
        state.floating.retain(|&effect| !speaks_of(table, effect, object));
        let scheduled = state.scheduled.iter_mut().map(|one| &mut one.frame);
        for frame in state.waiting.iter_mut().chain(scheduled) {
            if refers(table, *frame, object) {
                let mut env: Env = table.env(frame.env).clone();
                if let Err(place) = env.lost.binary_search(&object) {
                    env.lost.insert(place, object);
                    frame.env = table.keep_env(env);
                }
            }
        }
    }
}

/// Instructions of a rule don't find permanents any more that have left since the board before, gone elsewhere or returned.
pub(crate) fn lose_in_rules(table: &mut Table, before: BoardId, state: &State, queue: &mut Queue) {
    for todo in queue {
        let Todo::Frame(frame) = todo else { continue };
        let env = table.env(frame.env);
        if !env.of_rule {
            continue;
        }
        let old = table.board(before);
        let has_left = |&id: &ObjectId| {
            old.is_on_battlefield(id)
                && (!state.is_on_battlefield(id) || old.object(id).since != state.object(id).since)
        };
        let chosen = env.chosen.iter().flat_map(|(_, ids)| ids.iter().copied());
        let gone: Vec<ObjectId> = env.about.it.into_iter().chain(chosen).filter(has_left).collect();
        if !gone.is_empty() {
            let mut env = env.clone();
            env.lost.extend(gone);
            env.lost.sort_unstable();
            env.lost.dedup();
            frame.env = table.keep_env(env);
        }
    }
}

/// Whether what is to be done later refers to an object, as a pronoun, a choice or by name.
fn refers(table: &Table, frame: Frame, object: ObjectId) -> bool {
    let env = table.env(frame.env);
    let about = [env.about.this, env.about.it, env.about.damage_source];
    let named = || {
        let name = table.listed_name(object);
        let is_it =
            |one: &Instruction| name.is_some_and(|name| mentions(Node::Instruction(one)).contains(name));
        table.block(frame.block).iter().any(is_it)
    };
    about.contains(&Some(object)) || env.chosen.iter().any(|(_, ids)| ids.contains(&object)) || named()
}

/// Whether an effect that is no ability of an object speaks of this object and of nothing else.
pub(crate) fn speaks_of(table: &Table, effect: EffectId, object: ObjectId) -> bool {
    let effect = table.effect(effect);
    let names = |what: &What| {
        *what == What::This && effect.source == Some(object)
            || *what == What::It && effect.env.about.it == Some(object)
            || table.listed_name(object).is_some_and(|name| *what == What::Is(name.clone()))
            || effect
                .env
                .chosen
                .iter()
                .any(|(key, ids)| *what == What::Chosen(key.clone()) && *ids == [object])
    };
    let only_names =
        |what: &What| if let What::All(list) = what { list.iter().any(names) } else { names(what) };
    let event = &effect.body.when.event;
    let source = if let EventPattern::Damage { from, .. } = event { Some(from) } else { None };
    affected(event).is_some_and(only_names) || source.is_some_and(only_names)
}

/// The permanents to which something happens that a pattern looks at; none where it looks at players, or at both.
fn affected(event: &EventPattern) -> Option<&What> {
    let facts = event.facts();
    // Cards in hand and spells are no permanents, and of what happens in a judge's own words nothing is known.
    let other = matches!(facts.kind, Kind::Discard | Kind::CounterSpell | Kind::Opaque | Kind::Unwatched);
    facts.affects.objects().filter(|_| !other)
}
