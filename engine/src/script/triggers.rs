//! Putting triggered abilities on the stack (CR 603.3b (2026-04-17), 410.3 (2006-10-01)).
//!
//! Known gap: modes none of which targets anything are not chosen here, but as they resolve. Which of several interchangeable permanents
//! an ability comes from that asks nothing of it is told in one order only.

use super::Interpreter;
use crate::applying::Stop;
use crate::check::pronouns::asks_of_source;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::env::{Env, Referents, Sacrifices};
use crate::table::rows::singles;
use crate::table::stack::{Stack, StackAbility, Waiting};
use crate::table::state::State;
use crate::triggers::on_states::state_triggered;
use itertools::Itertools;
use language::event::Instruction;
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::error::TooLarge;
use statements::ids::{AbilityId, ObjectId, PlayerId, Target};
use statements::question::{Answer, Question};

/// Abilities of one player that are put on the stack in an order of choice.
pub(super) struct Turn {
    player: PlayerId,
    /// Those that wait, and how many of each.
    waiting: Vec<(Waiting, u64)>,
}

impl Turn {
    /// The first that waits of an ability, and how many of it.
    pub(super) fn first_of(&self, ability: AbilityId) -> Option<(Waiting, u64)> {
        self.waiting.iter().find(|(one, _)| one.ability == ability).copied()
    }

    /// Whose abilities these are.
    pub(super) const fn player(&self) -> PlayerId {
        self.player
    }

    /// The same where nothing waits of an ability any more.
    pub(super) fn without(&self, ability: AbilityId) -> Self {
        let waiting = self.waiting.iter().filter(|(one, _)| one.ability != ability).copied().collect();
        Self { player: self.player, waiting }
    }

    /// The same with what waits now in place of an ability.
    pub(super) fn with(&self, ability: AbilityId, now: (Waiting, u64)) -> Self {
        let mut turn = self.without(ability);
        turn.waiting.push(now);
        turn
    }

    /// Whether nothing waits but this.
    pub(super) fn is_of_one(&self, ability: AbilityId) -> bool {
        self.waiting.iter().all(|(one, _)| one.ability == ability)
    }

    /// One more of an ability is put on the stack, or all of them when there are no others.
    fn put(
        &self,
        ability: AbilityId,
        stack: &mut Stack,
        table: &mut Table,
        over: u32,
    ) -> Result<(), TooLarge> {
        let alone = self.is_of_one(ability);
        let of_it = self.waiting.iter().filter(|(one, _)| one.ability == ability);
        for (one, waits) in of_it.take(if alone { usize::MAX } else { 1 }) {
            let count = if alone { *waits } else { 1 };
            stack.take(*one, count);
            stack.put(ability, count, over)?;
            table.log(|| Happened::Put { ability, times: count });
        }
        Ok(())
    }
}

impl Interpreter<'_> {
    /// All that wait are put on the stack. Whoever has several sorts of them is asked for the next one, and for the one
    /// after it when that has been put.
    pub(crate) fn put_triggers(&mut self) -> Result<(), Stop> {
        // What waits for something that is so already has triggered.
        let board = self.situation.board;
        self.note_triggered(state_triggered(self.table, board, self.table.board(board)))?;
        self.each_of_its_row()?;
        let state = self.table.board(self.situation.board);
        let (mut stack, over) = (state.stack.clone(), state.over_spells());
        while let Some(turn) = self.next_turn(&stack) {
            let from = self.sorts(&turn, &stack);
            let only = if let [only] = from[..] { Some(only) } else { None };
            if let Some(only) = only.filter(|&one| !self.is_yet_to_target(one)) {
                turn.put(only, &mut stack, self.table, over)?;
                continue;
            }
            let next = match only {
                None => self.ask_player(turn.player, Question::Trigger(from))?,
                Some(only) => Answer::Ability(only),
            };
            let Answer::Ability(chosen) = next else { break };
            self.then(&[Instruction::PutTriggers], self.env.clone());
            if self.is_yet_to_target(chosen) {
                self.keep_stack(stack);
                return self.put_aimed(&turn, chosen);
            }
            turn.put(chosen, &mut stack, self.table, over)?;
            break;
        }
        self.keep_stack(stack);
        Ok(())
    }

    /// Whoever casts or activates something has priority: where a judge says that it happens, state-based actions are carried
    /// out first, and abilities that wait are put on the stack (CR 117.5 (2026-04-17)); then it is
    /// announced. Whether anything waited.
    pub(super) fn puts_waiting_first(&mut self, instruction: &Instruction) -> bool {
        let waits = !self.table.board(self.situation.board).stack.waiting().is_empty();
        if !waits || self.env.about.sacrifices != Sacrifices::Whoever {
            return false;
        }
        self.then(&[Instruction::StateBased, Instruction::PutTriggers], self.env.clone());
        let mut env = self.env.clone();
        env.about.sacrifices = Sacrifices::You;
        self.then(std::slice::from_ref(instruction), env);
        true
    }

    fn keep_stack(&mut self, stack: Stack) {
        let mut state = self.table.board(self.situation.board).clone();
        state.stack = stack;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
    }

    /// What has triggered once for each object of a row, and speaks of that one, is each one's: the row comes apart, and what
    /// waits with it. Of each about each other one it is of every such pair.
    fn each_of_its_row(&mut self) -> Result<(), TooLarge> {
        let mut state = self.table.board(self.situation.board).clone();
        let waiting: Vec<(Waiting, u64)> = state.stack.waiting().to_vec();
        let mut rows: Vec<(ObjectId, Vec<ObjectId>)> = Vec::new();
        for (one, times) in waiting {
            let ability = self.table.ability(one.ability);
            let about = self.table.ability_env(one.ability).about;
            let this = about.this.filter(|_| ability.names_this && !about.gone.this);
            let it = about.it.filter(|_| !about.gone.it);
            for id in this.into_iter().chain(it) {
                of_row(self.table, &mut state, &mut rows, id)?;
            }
            let both = rows.iter().find(|(row, _)| this == Some(*row) && it == Some(*row));
            let pairs = both.map_or_else(Vec::new, |(_, all)| pairs(all, times));
            let each = times.checked_div(pairs.len() as u64).unwrap_or(0);
            if each.checked_mul(pairs.len() as u64) != Some(times) {
                continue;
            }
            state.stack.take(one, times);
            for (this, it) in pairs {
                let mut env = self.table.ability_env(one.ability).clone();
                (env.about.this, env.about.it) = (Some(this), Some(it));
                let env = self.table.keep_env(env);
                let ability = self.table.keep_ability(ability.does, env);
                state.stack.wait(Waiting { ability, ..one }, each)?;
            }
        }
        if !rows.is_empty() {
            self.situation.board = self.table.keep_next_board(state, self.situation.board);
        }
        Ok(())
    }

    /// Who puts abilities on the stack next, and which: from the active player on; from 2021-04-22 first all that did
    /// not trigger on another's triggering.
    fn next_turn(&self, stack: &Stack) -> Option<Turn> {
        let two_passes = self.table.on(Switch::TriggersInTwoPasses);
        let first_pass = stack.waiting().iter().any(|(one, _)| !one.on_triggering);
        let now = |one: &Waiting| !two_passes || !first_pass || !one.on_triggering;
        let state = self.table.board(self.situation.board);
        self.table.players_from_active(state).find_map(|player| {
            let is_mine =
                |(one, _): &&(Waiting, u64)| self.table.ability_of(one.ability) == player && now(one);
            let waiting: Vec<(Waiting, u64)> = stack.waiting().iter().filter(is_mine).copied().collect();
            (!waiting.is_empty()).then_some(Turn { player, waiting })
        })
    }

    /// The abilities that can come next, those of the first object first. Of abilities of interchangeable permanents that do
    /// just the same, or are told apart by nothing, the first stands for all.
    fn sorts(&self, turn: &Turn, stack: &Stack) -> Vec<AbilityId> {
        let mut all: Vec<AbilityId> = turn.waiting.iter().map(|(one, _)| one.ability).collect();
        all.sort_by_key(|&id| (self.table.ability_env(id).about.this, id));
        all.dedup();
        let mut sorts: Vec<AbilityId> = Vec::new();
        for id in all {
            let same =
                |&other: &AbilityId| self.does_the_same(other, id) || self.is_told_alike(stack, other, id);
            if !(self.table.terms.fold && sorts.iter().any(same)) {
                sorts.push(id);
            }
        }
        sorts
    }

    /// Whether two abilities of interchangeable permanents do the same whichever resolves first: they ask nothing of the
    /// permanent that they come from, and all else that they refer to is the same.
    fn does_the_same(&self, one: AbilityId, other: AbilityId) -> bool {
        let (a, b) = (self.table.ability_env(one), self.table.ability_env(other));
        let classes = self.table.classes(self.situation.board);
        let class = |env: &Env| env.about.this.and_then(|id| classes.class(id));
        let does = self.table.ability(one).does;
        let mut with = b.clone();
        with.about.this = a.about.this;
        does == self.table.ability(other).does
            && class(a).is_some()
            && class(a) == class(b)
            && with == *a
            && !asks_of_source(self.table.block(does))
    }

    /// Whether exchanging the sources of two abilities, or what they refer to, leaves all as it is and as it is told: those
    /// are interchangeable and called the same, as like tokens are, and all abilities are the same with either in the
    /// other's place.
    fn is_told_alike(&self, stack: &Stack, one: AbilityId, other: AbilityId) -> bool {
        let about = |id| self.table.ability_env(id).about;
        let pairs = [(about(one).this, about(other).this), (about(one).it, about(other).it)];
        let swaps = |(a, b): (Option<ObjectId>, Option<ObjectId>)| {
            let (Some(a), Some(b)) = (a, b) else { return false };
            let swap = |id: AbilityId| self.exchanged(id, a, b);
            self.are_told_alike(a, b)
                && swap(one) == Some(other)
                && stack.map(|id| swap(id).or(Some(NONE))).is_ok_and(|with| with == *stack)
        };
        pairs.into_iter().any(swaps)
    }

    /// Whether nothing but abilities that have triggered says which of two permanents is which.
    fn are_told_alike(&self, a: ObjectId, b: ObjectId) -> bool {
        let (table, Situation { board, queue, after, .. }) = (&self.table, &self.situation);
        let classes = table.classes(*board);
        let spoken_of = |id| {
            [queue, after].into_iter().any(|queue| table.is_spoken_of(*queue, id))
                || table.is_spoken_of_on(table.board(*board), id)
        };
        a != b
            && classes.class(a).is_some()
            && classes.class(a) == classes.class(b)
            && table.object_name(a) == table.object_name(b)
            && ![a, b].into_iter().any(spoken_of)
    }

    /// An ability with two objects in each other's place, if there is such a one.
    fn exchanged(&self, id: AbilityId, a: ObjectId, b: ObjectId) -> Option<AbilityId> {
        let swap = |object: ObjectId| match object {
            _ if object == a => b,
            _ if object == b => a,
            _ => object,
        };
        let (ability, env) = (self.table.ability(id), self.table.ability_env(id));
        let about = Referents {
            this: env.about.this.map(swap),
            it: env.about.it.map(swap),
            damage_source: env.about.damage_source.map(swap),
            ..env.about
        };
        let chosen = env.chosen.iter();
        let chosen = chosen.map(|(name, ids)| (name.clone(), ids.iter().map(|&id| swap(id)).collect()));
        let targets = env.targets.iter().map(|one| {
            let mut one = one.clone();
            for target in &mut one.aim.at {
                *target = if let Target::Object(id) = *target { Target::Object(swap(id)) } else { *target };
            }
            one.aim.at.sort_unstable();
            one
        });
        let env = Env { about, chosen: chosen.collect(), targets: targets.collect(), ..env.clone() };
        let env = self.table.envs.find(&env)?;
        let other = StackAbility { env: statements::ids::EnvId::at(env), ..ability };
        self.table.abilities.find(&other).map(AbilityId::at)
    }
}

/// No ability: what there is none of in exchange.
const NONE: AbilityId = AbilityId::at(u32::MAX as usize);

/// A row on the battlefield comes apart, and is noted with what it consists of; what is no row is as it was.
fn of_row(
    table: &mut Table,
    state: &mut State,
    rows: &mut Vec<(ObjectId, Vec<ObjectId>)>,
    id: ObjectId,
) -> Result<(), TooLarge> {
    if !state.is_permanent(id) || state.object(id).count < 2 {
        return Ok(());
    }
    let all = singles(table, state, id)?;
    rows.push((id, all));
    Ok(())
}

/// Of which source and which object each of the abilities of a row about the same row speaks that have triggered so many
/// times: of each other one, or of all. What speaks of itself has come apart with the row.
fn pairs(all: &[ObjectId], times: u64) -> Vec<(ObjectId, ObjectId)> {
    let many = all.len() as u64;
    if times == many {
        return Vec::new();
    }
    let others = times == many * many.saturating_sub(1);
    let of_all = all.iter().copied().cartesian_product(all.iter().copied());
    of_all.filter(|(this, it)| !others || this != it).collect()
}
