//! What instructions that are being followed, and those that wait, ask for of what has left: that is remembered, and
//! forgotten when nothing asks for it any more. A script that has not begun asks for nothing: what has left before it is
//! another object to it (CR 400.7 (2026-04-17)).
//!
//! Known gap: what leaves another zone than the battlefield or the stack is known as what it has become. So is the source of
//! a script that has not begun, though it may be that of an ability on the stack; such an ability is said with `stack`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Table;
use super::env::{Env, Referents, Targeter};
use super::object::LastKnown;
use super::queue::{Frame, Queue, Todo};
use super::state::{Remembered, State};
use crate::check::pronouns::Words;
use language::board::Zone;
use language::effect::{Effect, Rewrite};
use language::event::Instruction;
use statements::ids::{BlockId, BoardId, EffectId, EnvId, LastId, ObjectId, Target};

/// What lists of instructions ask for, from the next one on.
#[derive(Default)]
struct Asked(BTreeMap<(BlockId, u32), Words>);

impl Asked {
    /// What the rest of a list asks for.
    fn of(&mut self, table: &Table, frame: Frame) -> &Words {
        // Of a list that is followed again all of it is still to come.
        let at = if frame.again > 0 { 0 } else { frame.at };
        self.0.entry((frame.block, at)).or_insert_with(|| Words::of(table.to_come(frame)))
    }

    /// Whether anything that is still to be done asks for an object.
    fn is_asked_for(&mut self, table: &Table, queue: &Queue, board: &State, object: ObjectId) -> bool {
        queue.iter().any(|todo| {
            if let Todo::Tally(tally) = todo {
                return tally.objects.as_ref().is_some_and(|all| all.contains(&object));
            }
            let (Todo::Frame(frame) | Todo::Due(frame)) = todo else { return false };
            let words = self.of(table, *frame);
            (words.connives || !table.is_to_come(*frame))
                && table.ask_for(words, table.env(frame.env), board, object)
        })
    }
}

impl Table {
    /// Whether a script has not begun.
    pub(crate) fn is_to_come(&self, frame: Frame) -> bool {
        frame.at == 0 && self.scripts.contains(&frame)
    }

    /// The instructions of a list that are still to come: all of it where it is followed again.
    pub(crate) fn to_come(&self, frame: Frame) -> &[Instruction] {
        let at = if frame.again > 0 { 0 } else { frame.at };
        self.block(frame.block).get(at as usize..).unwrap_or(&[])
    }

    /// Whether words ask for an object: as a pronoun, a choice, by name, or by what is or was attached to what.
    pub(crate) fn ask_for(&self, words: &Words, env: &Env, board: &State, object: ObjectId) -> bool {
        let about = &env.about;
        words.this && about.this == Some(object)
            || words.it && about.it == Some(object)
            || words.damage_source && about.damage_source == Some(object)
            || words.targeter && about.targeter == Some(Targeter::Spell(object))
            || self.listed_name(object).is_some_and(|name| words.names.contains(name))
            || env.chosen.iter().any(|(name, ids)| words.choices.contains(name) && ids.contains(&object))
            || env.targets.iter().any(|one| !one.settled && one.aim.at.contains(&Target::Object(object)))
            || words.host && about.this.is_some_and(|this| was_host(board, object, this))
            || words.attached
                && host_of(board, object).is_some_and(|host| {
                    let words = Words { attached: false, ..words.clone() };
                    self.ask_for(&words, env, board, host)
                })
    }

    /// Whether anything has left the battlefield or the stack since a board, or phased out.
    pub(crate) fn leaves(&self, before: BoardId, state: &State) -> bool {
        self.left(before, state).next().is_some()
    }

    /// What has left the battlefield or the stack since a board, or phased out.
    pub(super) fn left_since(&self, before: BoardId, state: &State) -> Vec<ObjectId> {
        self.left(before, state).collect()
    }

    /// What has gone elsewhere since a board, from whatever zone.
    pub(crate) fn moved_since(&self, before: BoardId, state: &State) -> Vec<ObjectId> {
        let old = &self.board(before).objects;
        let apart = old.apart(&state.objects).map(ObjectId::at);
        apart.filter(|&id| self.has_moved(before, state, id)).collect()
    }

    /// Words that don't find those of these any more for which they asked on a board.
    pub(crate) fn losing(&mut self, env: EnvId, words: &Words, board: BoardId, gone: &[ObjectId]) -> EnvId {
        let (old, words_env) = (self.board(board), self.env(env));
        let is_lost =
            |id: &ObjectId| !words_env.lost.contains(id) && self.ask_for(words, words_env, old, *id);
        let lost: Vec<ObjectId> = gone.iter().copied().filter(is_lost).collect();
        if lost.is_empty() {
            return env;
        }
        let mut env = self.env(env).clone();
        for id in lost {
            env.lose(id);
        }
        self.keep_env(env)
    }

    fn left<'a>(&'a self, before: BoardId, state: &'a State) -> impl Iterator<Item = ObjectId> + use<'a> {
        let old = &self.board(before).objects;
        let has_left = move |at: &usize| {
            let (Some(was), now) = (old.get(*at), &state.objects[*at]) else { return false };
            matches!(was.zone, Zone::Battlefield | Zone::Stack)
                && ((was.since, was.zone) != (now.since, now.zone)
                    || was.phased_out.is_none() && now.phased_out.is_some())
        };
        old.apart(&state.objects).filter(has_left).map(ObjectId::at)
    }

    /// What has left the battlefield or the stack since a board is known as it last was, where something that is still to be
    /// done asks for it.
    pub(crate) fn remember(&mut self, queue: &Queue, before: BoardId, state: &mut State) {
        let left = self.left_since(before, state);
        let mut asked = Asked::default();
        for id in left {
            if asked.is_asked_for(self, queue, self.board(before), id)
                && let Some(last) = self.last(before, state, id)
            {
                let known = self.lasts.get(last.index()).clone();
                state.stack.know(known);
            }
        }
    }

    /// What nothing that is still to be done asks for is not known any more. None where that is nothing.
    pub(crate) fn forgotten(&self, queue: &Queue, board: BoardId) -> Option<State> {
        let state = self.board(board);
        // Between the single draws of several cards nobody asks, though something is done with each.
        let draws = |todo: &Todo| matches!(todo, Todo::Draws { .. });
        if state.stack.last().is_empty() || queue.iter().any(draws) {
            return None;
        }
        let mut asked = Asked::default();
        let mut kept = Vec::with_capacity(state.stack.last().len());
        for known in state.stack.last() {
            if asked.is_asked_for(self, queue, state, known.object) {
                kept.push(known.clone());
            }
        }
        if kept.len() == state.stack.last().len() {
            return None;
        }
        let mut state = state.clone();
        state.stack.know_only(kept);
        Some(state)
    }

    /// The same words, which take with them what they ask for of what has left by now: they are followed later.
    pub(crate) fn knowing(&mut self, env: Env, does: &[Instruction], board: BoardId) -> Env {
        let known = self.known_of(&env, &Words::of(does), board, |_| true);
        let mut env = Env { known, is_counted: false, ..env };
        env.done_by_you();
        env
    }

    /// The words of effects that leave their source, which take with them what they ask for of what has left by now.
    pub(crate) fn knowing_for(&mut self, env: Env, effects: &[Effect], board: BoardId) -> Env {
        let gone = env.about.gone;
        let this = env.about.this.filter(|_| gone.this);
        let it = env.about.it.filter(|_| gone.it);
        let state = self.board(board);
        let lost = env.lost.iter().copied().chain(this).chain(it);
        let elsewhere = |id: &ObjectId| !state.is_permanent(*id) && state.object(*id).zone != Zone::Stack;
        let left: Vec<ObjectId> = lost.chain(state.ids().filter(elsewhere)).collect();
        let known = self.known_of(&env, &Words::of_effects(effects), board, |id| left.contains(&id));
        Env { known, ..env }
    }

    /// What some of the objects last were that words ask for.
    fn known_of(
        &mut self,
        env: &Env,
        words: &Words,
        board: BoardId,
        of: impl Fn(ObjectId) -> bool,
    ) -> Vec<LastId> {
        let state = self.board(board);
        let asks = |id: ObjectId| of(id) && self.ask_for(words, env, state, id);
        let known: Vec<_> = state.stack.last().iter().filter(|known| asks(known.object)).cloned().collect();
        known.into_iter().map(|known| LastId::at(self.lasts.add(known))).collect()
    }

    /// What has left the battlefield or the stack since a board, or phased out, is known as it last was to the effects that
    /// have left their source and ask for it. What an effect can't find any more was another object already.
    pub(crate) fn remember_for_effects(&mut self, before: BoardId, state: &mut State) {
        if state.floating.is_empty() {
            return;
        }
        let left = self.left_since(before, state);
        for effect in state.floating.clone() {
            for object in self.asked_by(effect, before, &left) {
                if let Some(last) = self.last(before, state, object) {
                    state.remembered.retain(|one| (one.effect, one.object) != (effect, object));
                    state.remembered.push(Remembered { effect, object, last });
                }
            }
        }
    }

    /// Which of these objects, as they were on a board, an effect asks for that has left its source.
    fn asked_by(&self, effect: EffectId, board: BoardId, of: &[ObjectId]) -> Vec<ObjectId> {
        let (old, entry) = (self.board(board), self.effect(effect));
        let lost = old.lost_by(effect, &entry.env);
        let words = Words::of_effects(std::slice::from_ref(&*entry.body));
        let gone = |id| {
            let Referents { this, it, gone, .. } = entry.env.about;
            this == Some(id) && gone.this || it == Some(id) && gone.it || lost.contains(&id)
        };
        let knowing = knowing_also(old, self.known_to(old, effect));
        of.iter().copied().filter(|&id| !gone(id) && self.ask_for(&words, &entry.env, &knowing, id)).collect()
    }

    /// What an effect knows of what has left is known while what it makes of an event is pending, where that asks for it.
    pub(crate) fn know_in(&mut self, rewrite: &Rewrite, env: &Env, board: BoardId) -> BoardId {
        let words = Words::of_rewrite(rewrite);
        let known = || env.known.iter().map(|last| self.lasts.get(last.index()));
        let state = self.board(board);
        let knowing = knowing_also(state, known());
        let asked = known().filter(|known| self.ask_for(&words, env, &knowing, known.object));
        let state = knowing_also(state, asked).into_owned();
        self.keep_next_board(state, board)
    }

    /// Words that are followed later take with them what an object last was, where they ask for it: it leaves now.
    pub(crate) fn knowing_as_it_was(&mut self, frame: Frame, before: BoardId, object: ObjectId) -> Frame {
        let words = Words::of(&self.block(frame.block)[frame.at as usize..]);
        let (old, env) = (self.board(before), self.env(frame.env));
        if !old.is_on_battlefield(object) || !self.ask_for(&words, env, old, object) {
            return frame;
        }
        let mut env = env.clone();
        let known = self.as_it_was(before, object);
        env.known.push(LastId::at(self.lasts.add(known)));
        Frame { env: self.keep_env(env), ..frame }
    }
}

/// A board on which it is known, too, what these last were.
fn knowing_also<'a>(board: &'a State, known: impl Iterator<Item = &'a LastKnown>) -> Cow<'a, State> {
    let mut knowing = Cow::Borrowed(board);
    known.for_each(|known| knowing.to_mut().stack.know(known.clone()));
    knowing
}

/// Whether something is or was what another object is attached to.
fn was_host(board: &State, host: ObjectId, object: ObjectId) -> bool {
    let last = board.stack.last();
    board.objects.get(object.index()).is_some_and(|object| object.attached_to == Some(host))
        || last.iter().any(|known| known.object == object && known.host.is_some_and(|(id, _)| id == host))
        || last.iter().any(|known| known.object == host && known.attached.iter().any(|&(id, _)| id == object))
}

/// What an object is attached to, or was as it left.
fn host_of(board: &State, object: ObjectId) -> Option<ObjectId> {
    let known = board.stack.last().iter().rev().find(|known| known.object == object);
    let last = known.and_then(|known| known.host).map(|(id, _)| id);
    board.objects.get(object.index()).and_then(|object| object.attached_to).or(last)
}
