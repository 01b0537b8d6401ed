//! What no longer finds an object that has become another one by changing zones (CR 400.7 (2026-04-17)): effects that were
//! made for it, what is to be done with it later, and the instructions of a rule that are being followed. What is being
//! followed otherwise finds it still, where it has gone; so do abilities that have triggered, which `table::remembering`
//! looks after. An effect that was made for several objects goes on for the others, and one on the damage that an object deals
//! goes on for what that still deals as it last was.

use super::change::Change;
use crate::check::pronouns::{Words, mentions};
use crate::table::Table;
use crate::table::effect_entry::EffectEntry;
use crate::table::env::Env;
use crate::table::lasting::Lasting;
use crate::table::object::LastKnown;
use crate::table::queue::{Frame, Todo};
use crate::table::state::{Forgotten, State};
use language::board::Zone;
use language::effect::{Cause, EventPattern, Kind};
use language::event::Instruction;
use language::select::What;
use language::walk::Node;
use statements::ids::{BoardId, EffectId, EnvId, ObjectId};

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
        let has_stayed = |id: EffectId| {
            state
                .forgotten
                .iter()
                .any(|one| (one.effect, one.object) == (id, object) && one.was_since.is_some())
        };
        let stays =
            |id: EffectId| (was_since.is_some() || has_stayed(id)) && looks_at_damage_from(table, id, object);
        let ends = |id: EffectId| speaks_of(table, id, object) && !stays(id);
        let floating: Vec<EffectId> =
            state.floating.iter().copied().filter(|&id| !(of(table.effect(id)) && ends(id))).collect();
        if floating.len() < state.floating.len() {
            state.floating.retain(|id| floating.contains(id));
        }
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
        let mut lasting = std::mem::take(&mut state.lasting);
        for one in &mut lasting {
            if asks_for_it(table, one, object) {
                let mut env: Env = table.env(one.env).clone();
                env.lose(object);
                // What has happened to the source, or what it has done, happened to what it last was (CR 608.2h (2026-04-17)).
                if env.about.this == Some(object) && env.about.last.this.is_none() {
                    env.about.last.this = table.last(self.before, state, object);
                }
                one.env = table.keep_env(env);
            }
        }
        state.lasting = lasting;
        let before = self.before;
        let scheduled = state.scheduled.iter_mut().map(|one| &mut one.frame);
        for frame in state.waiting.iter_mut().chain(scheduled) {
            *frame = table.knowing_as_it_was(*frame, before, object);
            if refers(table, *frame, object) {
                let mut env: Env = table.env(frame.env).clone();
                env.lose(object);
                frame.env = table.keep_env(env);
            }
        }
    }
}

/// What is still to be done when an event has happened does not find any more what became another object in it: instructions
/// of a rule no permanent that has left, gone elsewhere or returned; a list that has not begun, though what it was arranged
/// for has, nothing that has gone elsewhere; what is being followed nothing that has gone to a hand or a library. Other parts
/// of an effect find an object only in a public zone (CR 400.7j (2026-04-17), 400.7h (2017-04-28)). A script of the judge's
/// that has not begun speaks of what is there when it does. What comes behind the `old` ones of the queue follows from the event:
/// what an effect does in place of a part of it, or besides, finds of what has gone elsewhere in it what that effect has moved,
/// and only in a public zone. Returns what is known from now on of what they don't find any more.
///
/// Judgement: so, too, before 2017-04-28, when no text says what an effect finds that it has moved.
pub(crate) fn lose_in_queue(
    table: &mut Table,
    [before, after]: [BoardId; 2],
    queue: &mut [Todo],
    old: usize,
) -> Vec<LastKnown> {
    let mut known = Vec::new();
    let moved = table.moved_since(before, table.board(after));
    let finds: Vec<Vec<ObjectId>> = queue.iter_mut().skip(old).map(|todo| taken_out(table, todo)).collect();
    if moved.is_empty() {
        return known;
    }
    let is_hidden = |&id: &ObjectId| matches!(table.board(after).object(id).zone, Zone::Hand | Zone::Library);
    let has_left = |&id: &ObjectId| table.board(before).is_on_battlefield(id);
    let hidden: Vec<ObjectId> = moved.iter().copied().filter(is_hidden).collect();
    let left: Vec<ObjectId> = moved.iter().copied().filter(has_left).collect();
    for (at, todo) in queue.iter_mut().enumerate() {
        let mut others = Vec::new();
        let (frame, gone) = match todo {
            Todo::Frame(frame) if table.env(frame.env).of_rule => (frame, &left),
            Todo::Frame(frame) if at >= old && table.env(frame.env).cause == Cause::Replacement => {
                let finds = |id: &ObjectId| finds[at - old].contains(id) && !hidden.contains(id);
                others.extend(moved.iter().copied().filter(|id| !finds(id)));
                (frame, &others)
            }
            Todo::Frame(frame) if at < old && !table.is_to_come(*frame) => (frame, &hidden),
            Todo::Due(frame) if at < old => (frame, &moved),
            Todo::Frame(_)
            | Todo::Due(_)
            | Todo::Wait(_)
            | Todo::Activated
            | Todo::Resolved
            | Todo::ResolveRest(_)
            | Todo::OnStack(_)
            | Todo::Draws { .. }
            | Todo::Tally(_)
            | Todo::Parts(_) => continue,
        };
        let words = Words::of(table.to_come(*frame)).themselves();
        let env = table.losing(frame.env, &words, before, gone);
        if env != frame.env {
            known.extend(as_they_were(table, before, env, gone));
            frame.env = env;
        }
    }
    known
}

/// What an effect has moved that says what is still to be done, which needs to be known only now; nothing for all else.
fn taken_out(table: &mut Table, todo: &mut Todo) -> Vec<ObjectId> {
    let Todo::Frame(frame) = todo else { return Vec::new() };
    if table.env(frame.env).moves.is_empty() {
        return Vec::new();
    }
    let mut env = table.env(frame.env).clone();
    let moves = std::mem::take(&mut env.moves);
    frame.env = table.keep_env(env);
    moves
}

/// What has been taken from a hand, a library or another zone and can't be found any more is known as it last was, like what
/// has left the battlefield or the stack (CR 608.2h (2026-04-17)).
fn as_they_were(table: &mut Table, before: BoardId, env: EnvId, gone: &[ObjectId]) -> Vec<LastKnown> {
    let is_lost = |table: &Table, id: ObjectId| {
        let was = table.board(before).object(id).zone;
        !matches!(was, Zone::Battlefield | Zone::Stack) && table.env(env).lost.contains(&id)
    };
    let lost: Vec<ObjectId> = gone.iter().copied().filter(|&id| is_lost(table, id)).collect();
    lost.into_iter().map(|id| table.as_it_was(before, id)).collect()
}

/// Whether what is so for a time refers to an object.
fn asks_for_it(table: &Table, one: &Lasting, object: ObjectId) -> bool {
    let env = table.env(one.env);
    let name = table.listed_name(object);
    env.about.mentions(object)
        || env.chosen.iter().any(|(_, ids)| ids.contains(&object))
        || name.is_some_and(|name| mentions(Node::Ability(&one.ability)).contains(name))
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
    // It is named in what it looks at, or in what comes of that.
    let listed = table.listed_name(object);
    if listed.is_some_and(|name| mentions(Node::Effect(&effect.body)).contains(name)) {
        return true;
    }
    let names = |node: Node<'_>| {
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
