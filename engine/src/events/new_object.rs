//! What no longer finds an object that has become another one by changing zones (CR 400.7 (2026-04-17)): effects that were
//! made for it, what is to be done with it later, and the instructions of a rule that are being followed. What is being
//! followed otherwise finds it still, where it has gone; so do abilities that have triggered, which `table::remembering`
//! looks after. An effect that was made for several objects goes on for the others, and one on the damage that an object deals
//! goes on for what that still deals as it last was.

use super::change::Change;
use crate::check::pronouns::{Words, mentions};
use crate::table::env::Env;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::state::{Forgotten, State};
use crate::table::{EffectEntry, Table};
use language::board::Zone;
use language::effect::{EventPattern, Kind};
use language::event::Instruction;
use language::select::What;
use language::walk::{Named, Node};
use statements::ids::{BoardId, EffectId, ObjectId};

impl Change<'_> {
    /// Effects made for this object end, those made for others besides forget it, and what is to be done later does not
    /// find it.
    pub(crate) fn lose(&mut self, object: ObjectId) {
        let was = self.table.board(self.before).objects.get(object.index());
        // What it last was is known of nothing else.
        let was = was.filter(|was| matches!(was.zone, Zone::Battlefield | Zone::Stack));
        let was_since = was.map(|was| was.since);
        self.lose_as(object, was_since, |_| true);
    }

    /// The same of those effects only of which this is so, where nothing of it is found.
    pub(crate) fn lose_for(&mut self, object: ObjectId, of: impl Fn(&EffectEntry) -> bool) {
        self.lose_as(object, None, of);
    }

    fn lose_as(&mut self, object: ObjectId, was_since: Option<u32>, of: impl Fn(&EffectEntry) -> bool) {
        let Change { table, state, .. } = self;
        // It may deal damage yet, as it last was.
        let stays = |id: EffectId| was_since.is_some() && looks_at_damage_from(table, id, object);
        let ends = |id: EffectId| speaks_of(table, id, object) && !stays(id);
        state.floating.retain(|&id| !(of(table.effect(id)) && ends(id)));
        state.drop_forgotten();
        // Of what was known before it is known what it last was.
        let knows = |id: EffectId| was_since.is_some() || knows_of(table, state, id, object);
        let forget = |&id: &EffectId| {
            let speaks =
                || speaks_among_others_of(table, id, object) || knows(id) && asks_for(table, id, object);
            of(table.effect(id)) && speaks()
        };
        let forgotten: Vec<EffectId> = state.floating.iter().copied().filter(forget).collect();
        for effect in forgotten {
            let is_of = |one: &Forgotten| (one.effect, one.object).cmp(&(effect, object));
            if let Err(place) = state.forgotten.binary_search_by(is_of) {
                state.forgotten.insert(place, Forgotten { effect, object, was_since });
            }
        }
        let before = self.before;
        let scheduled = state.scheduled.iter_mut().map(|one| &mut one.frame);
        for frame in state.waiting.iter_mut().chain(scheduled) {
            *frame = table.knowing_as_it_was(*frame, before, object);
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
pub(crate) fn refers(table: &Table, frame: Frame, object: ObjectId) -> bool {
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
    let event = &table.effect(effect).body.when.event;
    affected(event).is_some_and(|what| names_only(table, effect, what, object))
        || looks_at_damage_from(table, effect, object)
}

/// Whether an effect that is no ability of an object looks at the damage that this object deals, and at no other, whoever is
/// dealt it.
fn looks_at_damage_from(table: &Table, effect: EffectId, object: ObjectId) -> bool {
    let event = &table.effect(effect).body.when.event;
    let EventPattern::Damage { from, .. } = event else { return false };
    names_only(table, effect, from, object)
}

/// Whether a selector of an effect means this object and nothing else.
fn names_only(table: &Table, effect: EffectId, what: &What, object: ObjectId) -> bool {
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
    if let What::All(list) = what { list.iter().any(names) } else { names(what) }
}

/// Whether an effect that is no ability of an object speaks of this object among others.
fn speaks_among_others_of(table: &Table, effect: EffectId, object: ObjectId) -> bool {
    let effect = table.effect(effect);
    let listed = table.listed_name(object);
    let names = |node: Node<'_>| {
        if let Node::Name(Named::Object | Named::Either, name) = node {
            return listed.is_some_and(|known| known == name);
        }
        matches!(node, Node::What(What::This)) && effect.source == Some(object)
            || matches!(node, Node::What(What::It)) && effect.env.about.it == Some(object)
    };
    effect.env.chosen.iter().any(|(_, ids)| ids.contains(&object))
        || Node::EventPattern(&effect.body.when.event).any(&names)
}

/// Whether an effect that is no ability of an object asks anything of this object as its source, or as what it was made for.
fn asks_for(table: &Table, effect: EffectId, object: ObjectId) -> bool {
    let EffectEntry { body, env, .. } = table.effect(effect);
    let words = Words::of_effects(std::slice::from_ref(&**body));
    words.this && env.about.this == Some(object) || words.it && env.about.it == Some(object)
}

/// Whether an effect knows what an object last was that had left before.
fn knows_of(table: &Table, state: &State, effect: EffectId, object: ObjectId) -> bool {
    table.known_to(state, effect).any(|known| known.object == object)
}

/// The permanents to which something happens that a pattern looks at; none where it looks at players, or at both.
fn affected(event: &EventPattern) -> Option<&What> {
    let facts = event.facts();
    // Cards in hand and spells are no permanents, and of what happens in a judge's own words nothing is known.
    let other = matches!(facts.kind, Kind::Discard | Kind::CounterSpell | Kind::Opaque | Kind::Unwatched);
    facts.affects.objects().filter(|_| !other)
}
