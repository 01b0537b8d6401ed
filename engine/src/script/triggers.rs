//! Putting triggered abilities on the stack (CR 603.3b (2026-04-17), 410.3 (2006-10-01)).
//!
//! Known gap: their targets and modes are not chosen here, but as they resolve.

use super::Interpreter;
use crate::applying::Stop;
use crate::table::Table;
use crate::table::env::{Env, Referents};
use crate::table::stack::{Stack, StackAbility, Waiting};
use crate::triggers::on_states::state_triggered;
use language::event::Instruction;
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::error::TooLarge;
use statements::ids::{AbilityId, ObjectId, PlayerId};
use statements::question::{Answer, Question};

/// Abilities of one player that are put on the stack in an order of choice.
struct Turn {
    player: PlayerId,
    /// Those that wait, and how many of each.
    waiting: Vec<(Waiting, u64)>,
}

impl Turn {
    /// One more of an ability is put on the stack, or all of them when there are no others.
    fn put(&self, ability: AbilityId, stack: &mut Stack, table: &mut Table) -> Result<(), TooLarge> {
        let alone = self.waiting.iter().all(|(one, _)| one.ability == ability);
        let of_it = self.waiting.iter().filter(|(one, _)| one.ability == ability);
        for (one, waits) in of_it.take(if alone { usize::MAX } else { 1 }) {
            let count = if alone { *waits } else { 1 };
            stack.take(*one, count);
            stack.put(ability, count)?;
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
        let mut stack = self.table.board(self.situation.board).stack.clone();
        while let Some(turn) = self.next_turn(&stack) {
            let from = self.sorts(&turn, &stack);
            if let [only] = from[..] {
                turn.put(only, &mut stack, self.table)?;
                continue;
            }
            let Answer::Ability(chosen) = self.ask_player(turn.player, Question::Trigger(from))? else {
                break;
            };
            turn.put(chosen, &mut stack, self.table)?;
            self.then(&[Instruction::PutTriggers], self.env.clone());
            break;
        }
        let mut state = self.table.board(self.situation.board).clone();
        state.stack = stack;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
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

    /// The abilities that can come next: of those of interchangeable permanents the first.
    fn sorts(&self, turn: &Turn, stack: &Stack) -> Vec<AbilityId> {
        let mut all: Vec<AbilityId> = turn.waiting.iter().map(|(one, _)| one.ability).collect();
        all.sort_by_key(|&id| (self.table.ability_env(id).about.this, id));
        all.dedup();
        let mut sorts: Vec<AbilityId> = Vec::new();
        for id in all {
            if !sorts.iter().any(|&other| self.is_alike(stack, other, id)) {
                sorts.push(id);
            }
        }
        sorts
    }

    /// Whether exchanging the sources of two abilities leaves all as it is: they are interchangeable, and all abilities are
    /// the same with either in the other's place.
    fn is_alike(&self, stack: &Stack, one: AbilityId, other: AbilityId) -> bool {
        let source = |id| self.table.ability_env(id).about.this;
        let (Some(a), Some(b)) = (source(one), source(other)) else { return false };
        let classes = self.table.classes(self.situation.board);
        if a == b || classes.class(a).is_none() || classes.class(a) != classes.class(b) {
            return false;
        }
        let swap = |id: AbilityId| self.exchanged(id, a, b);
        swap(one) == Some(other) && stack.map(|id| swap(id).or(Some(NONE))).is_ok_and(|with| with == *stack)
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
        let env = Env { about, chosen: chosen.collect(), ..env.clone() };
        let env = self.table.envs.find(&env)?;
        let other = StackAbility { env: statements::ids::EnvId::at(env), ..ability };
        self.table.abilities.find(&other).map(AbilityId::at)
    }
}

/// No ability: what there is none of in exchange.
const NONE: AbilityId = AbilityId::at(u32::MAX as usize);
