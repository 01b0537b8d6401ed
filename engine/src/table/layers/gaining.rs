//! Who can't gain control of what by a continuous effect (CR 101.2 (2026-04-17), 103.2 (2006-10-01)).
//!
//! Effects on control are applied before all others but those on copiable values, and what says that control can't be gained
//! after all others (CR 613.1b, 613.11 (2026-04-17), 418.5a (2008-02-01)).
//!
//! Judgement: an effect on control is judged by the board after all layers, with those effects on control that are applied
//! before it and without itself and those that are applied after it. What somebody gained before the restriction began, by
//! time stamps, they keep.
//! Of what a spell or an ability has done that has resolved, nothing tells whose it was: whoever gains control is taken to be
//! who did that.
//!
//! Known gap: which restriction it was is not told.

use std::sync::Arc;

use super::change::Doing;
use super::judged::{Gaining, Judged, Key, Next};
use super::sequence::Origin;
use super::stamp::Stamp;
use super::standing::{Asked, Layers, Standing};
use crate::table::Table;
use crate::table::env::Env;
use crate::table::functioning::Holder;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use language::board::{Ability, Change, Restriction};
use language::effect::{Cause, EventPattern, Pattern};
use language::walk::Node;
use statements::ids::{ObjectId, PlayerId};

/// Whether anything there could say that control of something can't be gained.
pub(super) fn may_be_barred(table: &Table, state: &State) -> bool {
    state.ids().any(|id| {
        let object = state.object(id);
        let gained = object.gained.map(|gained| table.print(gained));
        let of = |is: &Arc<language::board::Characteristics>| is.abilities.iter().any(bars_gaining);
        let mut given = object.changed.iter().flat_map(|changed| changed.changes.iter());
        let lays_down =
            |change: &Change| matches!(change, Change::AddAbility(ability) if bars_gaining(ability));
        of(table.print(object.copiable())) || gained.is_some_and(of) || given.any(lays_down)
    })
}

/// All layers, with each effect on control judged in turn.
pub(super) fn judged(asked: Asked<'_>) -> Layers<'_> {
    let mut done: Vec<Judged> = Vec::new();
    loop {
        let layers = Layers::applied(asked, Gaining::Judged(done.clone(), None));
        let Gaining::Judged(_, Some(next)) = &layers.gaining else { return layers };
        let keeps = next.objects.iter().copied().filter(|&id| layers.bars(next, id)).collect();
        done.push(Judged { key: next.key.clone(), keeps });
    }
}

impl Layers<'_> {
    /// What an effect that is applied now does: not to objects of which control can't be gained.
    pub(super) fn allowed<'c>(&mut self, at: usize, doing: Doing<'c>) -> Doing<'c> {
        let (effect, player) = (&self.effects[at], doing.gives_control());
        let is_judged = !matches!(effect.origin, Origin::Gained(_));
        let Some(player) = player.filter(|_| is_judged) else { return doing };
        let changes = |id: &&ObjectId| self.seen[id.index()].controller != Some(player);
        let objects: Vec<ObjectId> = doing.objects.iter().filter(changes).copied().collect();
        self.has_gained |= !objects.is_empty();
        let key = key(effect);
        let by = if effect.origin == Origin::Resolved { player } else { self.holder(effect.source) };
        let stamp = effect.stamp;
        match &mut self.gaining {
            Gaining::Free => doing,
            Gaining::Judged(done, next) => {
                if let Some(judged) = done.iter().find(|one| one.key == key) {
                    return Doing { keeps: judged.keeps.clone(), ..doing };
                }
                if next.is_none() && !objects.is_empty() {
                    *next = Some(Next { key, stamp, by, objects, player });
                }
                let keeps = doing.objects.clone();
                Doing { keeps, ..doing }
            }
        }
    }

    /// What an effect does as far as it was judged.
    pub(super) fn as_judged<'c>(&self, at: usize, doing: Doing<'c>) -> Doing<'c> {
        let Gaining::Judged(done, _) = &self.gaining else { return doing };
        let key = key(&self.effects[at]);
        match done.iter().find(|one| one.key == key) {
            Some(judged) => Doing { keeps: judged.keeps.clone(), ..doing },
            None => doing,
        }
    }

    fn holder(&self, id: ObjectId) -> PlayerId {
        self.seen[id.index()].controller.unwrap_or(self.state.object(id).owner)
    }

    /// Whether something says that the next effect can't give control of an object. Nobody gains control of what was not there
    /// yet.
    fn bars(&self, next: &Next, object: ObjectId) -> bool {
        let gained = next.stamp.max(Stamp::of(self.state.object(object).since));
        self.state.ids().filter(|id| self.counts[id.index()]).any(|source| {
            let (is, state) = (&self.seen[source.index()].is, self.state.object(source));
            let holder = Holder::new(state, is);
            let there = state.exists() && state.phased_out.is_none();
            there
                && is.abilities.iter().any(|ability| {
                    let Ability::Restriction(Restriction::Cant(pattern)) = ability.itself() else {
                        return false;
                    };
                    holder.has_functioning(self.table, ability)
                        && self.is_so_for(source, ability)
                        && self.forbids(source, pattern, next, object)
                        && self.had(source, ability, next, gained)
                })
        })
    }

    /// Whether all is so as long as which an object has an ability.
    fn is_so_for(&self, source: ObjectId, ability: &Ability) -> bool {
        let env = Env::new(self.holder(source), Some(source), Cause::Effect);
        Evaluator::new(self.table, self.state, &self.seen, &env).has_ability(ability)
    }

    fn forbids(&self, source: ObjectId, pattern: &Pattern, next: &Next, object: ObjectId) -> bool {
        let Some(EventPattern::GainControl { who, what }) = bars(pattern) else { return false };
        let mut env = Env::new(self.holder(source), Some(source), Cause::Effect);
        env.about.it = Some(object);
        env.about.affected = Some(self.holder(object));
        let eval = Evaluator::new(self.table, self.state, &self.seen, &env);
        let thing = eval.thing(object);
        eval.includes(who, next.player)
            && eval.is(what, &thing)
            && (pattern.because.is_empty() || pattern.because.contains(&Cause::Effect))
            && pattern.by.as_ref().is_none_or(|by| eval.includes(by, next.by))
            && pattern.only_if.iter().all(|condition| eval.holds(condition, Some(&thing)))
    }

    /// Whether an object had an ability by then: its own as long as itself, another as long as what gave it. What is done to
    /// one object by spells and abilities is in order.
    fn had(&self, source: ObjectId, ability: &Ability, next: &Next, by_then: Stamp) -> bool {
        let object = self.state.object(source);
        let own = Stamp::of(object.stamp);
        let gives = |one: &&Standing| {
            let to_it = one.begun.as_ref().is_some_and(|begun| begun.contains(&source));
            let gives = |change: &Change| matches!(change, Change::AddAbility(given) if **given == *ability);
            to_it && one.continuous.changes.iter().any(gives)
        };
        let comes_after = |one: &Standing| {
            let both_resolved = [one.origin, next.key.origin] == [Origin::Resolved; 2];
            both_resolved && one.source == next.key.source && one.nth >= next.key.nth
        };
        let mut origins = self.effects.iter().filter(gives).peekable();
        let is_own = self.table.print(object.copiable()).abilities.contains(ability);
        if is_own || origins.peek().is_none() {
            return own <= by_then;
        }
        origins.any(|one| one.stamp.max(own) <= by_then && !comes_after(one))
    }
}

fn key(effect: &Standing) -> Key {
    let &Standing { source, nth, origin, .. } = effect;
    Key { source, continuous: Arc::clone(&effect.continuous), nth, origin }
}

/// Whether an ability says that control of something can't be gained.
pub(crate) fn bars_gaining(ability: &Ability) -> bool {
    let bars =
        |node: Node<'_>| matches!(node, Node::Restriction(Restriction::Cant(one)) if bars(one).is_some());
    Node::Ability(ability).any(&bars)
}

/// What a restriction looks at, if that is gaining control.
fn bars(pattern: &Pattern) -> Option<&EventPattern> {
    Some(&pattern.event).filter(|event| matches!(event, EventPattern::GainControl { .. }))
}
