//! Triggered abilities: those that wait to be put on the stack, those that lie there, and what they refer to.
//!
//! An ability finds the objects that it refers to as long as they stay where it could find them first; of a permanent
//! that has left it knows what that last was (CR 400.7, 608.2h (2026-04-17), 413.2f (2006-10-01)).

use super::state::LastKnown;
use super::{Ledger, State, Table};
use crate::board::Zone;
use crate::check::walk::Pronouns;
use crate::ids::{AbilityId, BlockId, BoardId, EnvId, ObjectId, PlayerId};
use crate::ruling::{Because, Happened};
use crate::table::{About, Entry, Env, Gone, TooLarge};

/// A triggered ability, with what its words refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct StackAbility {
    /// What it does.
    pub(crate) does: BlockId,
    /// What its words refer to, and no more.
    pub(crate) env: EnvId,
    /// Whether its words refer to its source.
    pub(crate) names_this: bool,
}

/// An ability that waits to be put on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Waiting {
    /// Whether it triggered on another one's triggering.
    pub(crate) on_triggering: bool,
    pub(crate) ability: AbilityId,
}

/// Abilities that have triggered and have not resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stack {
    /// Those that wait to be put there, sorted, each with how many of it.
    waiting: Vec<(Waiting, u64)>,
    /// Those that lie there, bottom first, each with how many of it in a row; neighbours are different.
    rows: Vec<(AbilityId, u64)>,
    /// The one that is resolving.
    resolving: Option<AbilityId>,
    /// Permanents that these refer to and that have left, as they last were.
    last: Vec<LastKnown>,
}

impl Stack {
    /// Another ability waits.
    pub(crate) fn wait(&mut self, waiting: Waiting, times: u64) -> Result<(), TooLarge> {
        match self.waiting.binary_search_by_key(&waiting, |&(key, _)| key) {
            Ok(at) => self.waiting[at].1 = self.waiting[at].1.checked_add(times).ok_or(TooLarge)?,
            Err(at) if times > 0 => self.waiting.insert(at, (waiting, times)),
            Err(_) => {}
        }
        Ok(())
    }

    /// Some of those that wait do so no longer.
    pub(crate) fn take(&mut self, waiting: Waiting, times: u64) {
        if let Ok(at) = self.waiting.binary_search_by_key(&waiting, |&(key, _)| key) {
            self.waiting[at].1 = self.waiting[at].1.saturating_sub(times);
            self.waiting.retain(|&(_, left)| left > 0);
        }
    }

    /// Abilities are put on top.
    pub(crate) fn put(&mut self, ability: AbilityId, times: u64) -> Result<(), TooLarge> {
        match self.rows.last_mut() {
            Some((top, count)) if *top == ability => *count = count.checked_add(times).ok_or(TooLarge)?,
            Some(_) | None => self.rows.push((ability, times)),
        }
        Ok(())
    }

    /// The top one begins to resolve; none where nothing lies there.
    pub(crate) fn resolve(&mut self) -> Option<AbilityId> {
        let (ability, count) = self.rows.last_mut()?;
        *count -= 1;
        self.resolving = Some(*ability);
        self.rows.retain(|&(_, count)| count > 0);
        self.resolving
    }

    /// The one that was resolving has done so.
    pub(crate) fn resolved(&mut self) {
        self.resolving = None;
    }

    /// What waits to be put there, and how many of each.
    pub(crate) fn waiting(&self) -> &[(Waiting, u64)] {
        &self.waiting
    }

    /// What lies there, bottom first, each with how many of it in a row.
    pub(crate) fn rows(&self) -> &[(AbilityId, u64)] {
        &self.rows
    }

    /// All abilities that have not resolved.
    pub(crate) fn all(&self) -> impl Iterator<Item = AbilityId> + use<'_> {
        let waiting = self.waiting.iter().map(|(one, _)| one.ability);
        waiting.chain(self.rows.iter().map(|&(id, _)| id)).chain(self.resolving)
    }

    /// What the permanents that have left and are referred to last were.
    pub(crate) fn last(&self) -> &[LastKnown] {
        &self.last
    }

    /// The same with other abilities in the place of each, but for the one that is resolving.
    pub(crate) fn map(&self, mut to: impl FnMut(AbilityId) -> Option<AbilityId>) -> Result<Self, TooLarge> {
        let mut stack = Self { resolving: self.resolving, last: self.last.clone(), ..Self::default() };
        for &(one, times) in &self.waiting {
            if let Some(ability) = to(one.ability) {
                stack.wait(Waiting { ability, ..one }, times)?;
            }
        }
        for &(ability, times) in &self.rows {
            if let Some(ability) = to(ability) {
                stack.put(ability, times)?;
            }
        }
        Ok(stack)
    }

    /// Forgets what nothing refers to any more.
    pub(crate) fn forget(&mut self, table: &Table) {
        if self.last.is_empty() {
            return;
        }
        let referred: Vec<ObjectId> = self.all().flat_map(|id| table.referred(id)).collect();
        self.last.retain(|known| referred.contains(&known.object));
    }
}

/// An ability that has triggered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Triggered {
    /// Whether on another one's triggering.
    pub(crate) on_triggering: bool,
    /// None for an ability of a script without a source.
    pub(crate) source: Option<ObjectId>,
    pub(crate) does: BlockId,
    pub(crate) env: Env,
    pub(crate) times: u64,
    /// What made it trigger.
    pub(crate) because: Because,
}

impl Table {
    /// The ability behind an id.
    pub(crate) fn ability(&self, id: AbilityId) -> StackAbility {
        *self.abilities.get(id.index())
    }

    /// What an ability's words refer to.
    pub(crate) fn ability_env(&self, id: AbilityId) -> &Env {
        self.env(self.ability(id).env)
    }

    /// What an ability is called, as exactly as it can be.
    pub(crate) fn ability_label(&self, id: AbilityId) -> String {
        self.ability_labels(id).pop().unwrap_or_default()
    }

    /// What an ability may be called: by its source, and with what its words refer to where that is anything.
    pub(crate) fn ability_labels(&self, id: AbilityId) -> Vec<String> {
        let about = self.ability_env(id).about;
        let name = about.this.map_or_else(|| "an ability".to_owned(), |id| self.object_name(id).to_owned());
        let it = about.it.map(|id| self.object_name(id).to_owned());
        let affected = about.affected.map(|id| self.player_name(id).to_owned());
        let much = (about.that_much > 0).then(|| about.that_much.to_string());
        let refers: Vec<String> = it.into_iter().chain(affected).chain(much).collect();
        let long = (!refers.is_empty()).then(|| format!("{name} ({})", refers.join(", ")));
        std::iter::once(name).chain(long).collect()
    }

    /// Who controls an ability.
    pub(crate) fn ability_of(&self, id: AbilityId) -> PlayerId {
        self.ability_env(id).about.you
    }

    /// Keeps an ability.
    pub(crate) fn keep_ability(&mut self, does: BlockId, env: EnvId) -> AbilityId {
        let names_this = Pronouns::of(self.block(does)).this;
        AbilityId::at(self.abilities.add(StackAbility { does, env, names_this }))
    }

    /// Abilities that have triggered are counted, and wait. Of what made them trigger they keep what their words ask for.
    /// An object that has gone to a hand or library can't be found there.
    pub(crate) fn note_triggered(
        &mut self,
        state: &mut State,
        ledger: &mut Ledger,
        all: Vec<Triggered>,
    ) -> Result<(), TooLarge> {
        for one in all {
            if let Some(source) = one.source {
                ledger.add(Entry::Triggered(source), one.times)?;
            }
            let asks = Pronouns::of(self.block(one.does));
            let about = one.env.about;
            let it = about.it.filter(|_| asks.it);
            let hidden = |id: ObjectId| matches!(state.object(id).zone, Zone::Hand | Zone::Library);
            let gone = Gone { it: it.is_some_and(hidden), this: one.source.is_some_and(hidden) };
            let about = About {
                it,
                affected: about.affected.filter(|_| asks.affected),
                damage_source: about.damage_source.filter(|_| asks.damage_source),
                that_much: if asks.that_much { about.that_much } else { 0 },
                gone,
                ..about
            };
            let env = self.keep_env(Env { about, ..one.env });
            let ability = self.keep_ability(one.does, env);
            self.log(|| Happened::Triggered { ability, times: one.times, because: one.because });
            state.stack.wait(Waiting { on_triggering: one.on_triggering, ability }, one.times)?;
        }
        Ok(())
    }

    /// The objects that an ability refers to by pronouns.
    pub(crate) fn referred(&self, id: AbilityId) -> impl Iterator<Item = ObjectId> + use<> {
        let about = self.ability_env(id).about;
        let this = about.this.filter(|_| self.ability(id).names_this);
        [this, about.it].into_iter().flatten()
    }

    /// What abilities lose sight of in an event: `before` is the board before it, `old` the abilities of that board.
    /// Permanents that have left are remembered as they were.
    pub(crate) fn lose_sight(&mut self, before: BoardId, state: &mut State) -> Result<(), TooLarge> {
        let moved: Vec<ObjectId> = self.moved(before, state);
        for &object in moved.iter().filter(|id| self.board(before).is_permanent(**id)).collect::<Vec<_>>() {
            self.remember_last(before, object, state);
        }
        let known: Vec<AbilityId> = self.board(before).stack.all().collect();
        let mut lost = Vec::new();
        for id in known {
            let about = self.ability_env(id).about;
            let is_gone = |object: Option<ObjectId>| object.is_some_and(|object| moved.contains(&object));
            let gone =
                Gone { this: about.gone.this || is_gone(about.this), it: about.gone.it || is_gone(about.it) };
            if gone != about.gone {
                let env = self.ability_env(id).clone();
                let env = self.keep_env(Env { about: About { gone, ..about }, ..env });
                let other = self.keep_ability(self.ability(id).does, env);
                lost.push((id, other));
            }
        }
        let to = |id| Some(lost.iter().find(|(old, _)| *old == id).map_or(id, |&(_, new)| new));
        state.stack = state.stack.map(to)?;
        Ok(())
    }

    /// The objects that abilities refer to and that have gone elsewhere since a board.
    fn moved(&self, before: BoardId, state: &State) -> Vec<ObjectId> {
        let old = &self.board(before).objects;
        let has_moved = |id: &ObjectId| {
            let now = state.object(*id);
            old.get(id.index()).is_some_and(|old| (old.since, old.zone) != (now.since, now.zone))
        };
        state.stack.all().flat_map(|id| self.referred(id)).filter(has_moved).collect()
    }

    fn remember_last(&mut self, before: BoardId, object: ObjectId, state: &mut State) {
        let was = self.board(before).object(object).clone();
        let seen = self.view(before).seen[object.index()].clone();
        let is = self.keep_print((*seen.is).clone());
        state.stack.last.retain(|known| known.object != object);
        state.stack.last.push(LastKnown { object, was, is, controller: seen.controller });
    }
}
