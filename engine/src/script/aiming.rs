//! Targets that what is followed names itself: those of a triggered ability are chosen as it is put on the stack, and it is
//! not put there where there are not enough (CR 603.3d (2026-04-17), 410.3 (2006-10-01)); others as they are come to.

use std::sync::Arc;

use super::Interpreter;
use super::triggers::Turn;
use crate::applying::Stop;
use crate::judging::pending_event::PendingEvent;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use crate::table::queue::{Frame, Todo};
use crate::table::stack::Waiting;
use crate::table::triggers::asks_again;
use language::board::Targeting;
use language::event::Instruction;
use language::select::{Amount, CastNumber, What};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::AbilityId;
use statements::question::{Answer, Question};

/// The uses of the word "target" with which what a triggered ability does begins.
pub(super) fn at_first(block: &[Instruction]) -> impl Iterator<Item = &Targeting> {
    let begins = match block {
        [Instruction::If { then, .. }] if asks_again(block) => then,
        _ => block,
    };
    begins.iter().map_while(|one| if let Instruction::Target(one) = one { Some(one) } else { None })
}

/// How many of which modes a triggered ability has, where it does nothing else and one of them targets something.
fn modes_with_targets(block: &[Instruction]) -> Option<(u64, &[Vec<Instruction>])> {
    let begins = match block {
        [Instruction::If { then, .. }] if asks_again(block) => then,
        _ => block,
    };
    let [Instruction::Modes { choose, all_if: None, modes }] = begins else { return None };
    modes.iter().any(|mode| at_first(mode).next().is_some()).then_some((*choose, modes))
}

/// What an ability does with what its modes do in place of them.
fn in_place_of_modes(block: &[Instruction], does: Vec<Instruction>) -> Vec<Instruction> {
    match block {
        [Instruction::If { condition, otherwise, .. }] if asks_again(block) => {
            let (condition, otherwise) = (condition.clone(), otherwise.clone());
            vec![Instruction::If { condition, then: does, otherwise }]
        }
        _ => does,
    }
}

impl Interpreter<'_> {
    /// A use of the word that is come to. What was chosen as the ability was put on the stack stays so.
    pub(super) fn target_now(&mut self, one: &Targeting) -> Result<(), Stop> {
        if self.env.targets.iter().any(|aimed| aimed.called == one.called) {
            return Ok(());
        }
        let env = self.env.clone();
        let none = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
        let aim = self.chosen_target(&env, one)?.unwrap_or(none);
        let Some((mut queue, Todo::Frame(frame))) = self.table.pop_todo(self.situation.queue) else {
            return Ok(());
        };
        if frame.env != self.env_id {
            return Ok(());
        }
        let mut env = env;
        env.about.result = aim.at.len() as u64;
        env.aim(Aimed { called: one.called.clone(), aim, settled: true });
        let env = self.table.keep_env(env);
        queue.push(Todo::Frame(Frame { env, ..frame }));
        self.situation.queue = self.table.keep_queue(queue);
        Ok(())
    }

    /// Whether an ability that waits targets something that is yet to be chosen.
    pub(super) fn is_yet_to_target(&self, ability: AbilityId) -> bool {
        let known = &self.table.ability_env(ability).targets;
        let block = self.table.block(self.table.ability(ability).does);
        at_first(block).any(|one| known.iter().all(|aimed| aimed.called != one.called))
            || modes_with_targets(block).is_some()
    }

    /// An ability that waits is put on the stack with what its controller has it target; where there are not enough targets it is
    /// not put there. Of several like ones each has its own.
    pub(super) fn put_aimed(&mut self, turn: &Turn, ability: AbilityId) -> Result<(), Stop> {
        let Some((waiting, waits)) = turn.first_of(ability) else { return Ok(()) };
        if let Some((turn, ability)) = self.with_modes(turn, ability)? {
            return self.put_aimed(&turn, ability);
        }
        let is = self.table.ability(ability);
        let (block, mut env) =
            (Arc::clone(self.table.block(is.does)), self.table.ability_env(ability).clone());
        let before = (self.situation.board, self.told);
        let mut chosen: Vec<Aim> = Vec::new();
        for one in at_first(&block) {
            if env.targets.iter().any(|aimed| aimed.called == one.called) {
                continue;
            }
            let Some(aim) = self.chosen_target(&env, one)? else {
                self.is_not_put(waiting, waits);
                return Ok(());
            };
            chosen.push(aim.clone());
            env.aim(Aimed { called: one.called.clone(), aim, settled: false });
        }
        // Where nothing could be chosen, all others do the same.
        let has_chosen = before != (self.situation.board, self.told);
        // That comes before any other ability is put on the stack: what triggers on it is, too. Each makes it a target.
        let afterwards = std::mem::take(&mut self.next);
        let is_seen = self.become_targets(&chosen, env.about.this, env.about.you);
        let times = if has_chosen || is_seen || !turn.is_of_one(ability) { 1 } else { waits };
        self.next.extend(afterwards);
        let env = self.table.keep_env(env);
        let aimed = self.table.keep_ability(is.does, env);
        let mut state = self.table.board(self.situation.board).clone();
        let over = state.over_spells();
        state.stack.take(waiting, times);
        state.stack.put(aimed, times, over)?;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        self.table.log(|| Happened::Put { ability: aimed, times });
        Ok(())
    }

    /// An ability that has nothing to target is not put on the stack.
    fn is_not_put(&mut self, waiting: Waiting, waits: u64) {
        let mut state = self.table.board(self.situation.board).clone();
        state.stack.take(waiting, waits);
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        self.table.log(|| Happened::Decided(Decided::LacksTargets(waiting.ability)));
    }

    /// An ability with modes that target something has its modes chosen first (CR 603.3c, 700.2b (2026-04-17)): it, and what waits
    /// then. None where it has no such modes; nothing waits of one for which none can be chosen.
    fn with_modes(&mut self, turn: &Turn, ability: AbilityId) -> Result<Option<(Turn, AbilityId)>, Stop> {
        let is = self.table.ability(ability);
        let block = Arc::clone(self.table.block(is.does));
        let Some((waiting, waits)) = turn.first_of(ability) else { return Ok(None) };
        let Some((choose, modes)) = modes_with_targets(&block) else { return Ok(None) };
        let env = self.table.ability_env(ability).clone();
        let is_legal = |mode: &[Instruction]| at_first(mode).all(|one| self.has_targets(&env, one));
        let mut left: Vec<u8> =
            (0..=u8::MAX).zip(modes).filter(|(_, mode)| is_legal(mode)).map(|(at, _)| at).collect();
        let number = usize::try_from(choose).unwrap_or(usize::MAX).min(modes.len());
        if left.len() < number {
            self.is_not_put(waiting, waits);
            return Ok(Some((turn.without(ability), ability)));
        }
        let asked = left.len() > number;
        let mut chosen: Vec<u8> = if asked { Vec::new() } else { std::mem::take(&mut left) };
        while chosen.len() < number {
            // From the first on, so that the same modes are chosen in one way only.
            let later = number - chosen.len() - 1;
            let from = left.iter().copied().take(left.len().saturating_sub(later)).collect();
            let Answer::Mode(mode) = self.ask_player(turn.player(), Question::Mode(from))? else { break };
            left.retain(|&other| other > mode);
            chosen.push(mode);
        }
        let does: Vec<Instruction> =
            chosen.iter().filter_map(|&mode| modes.get(usize::from(mode))).flatten().cloned().collect();
        let does = self.table.keep_block(&in_place_of_modes(&block, does));
        let with = self.table.keep_ability(does, is.env);
        let times = if asked { 1 } else { waits };
        let mut state = self.table.board(self.situation.board).clone();
        state.stack.take(waiting, times);
        let waiting = Waiting { ability: with, ..waiting };
        state.stack.wait(waiting, times)?;
        self.situation.board = self.table.keep_next_board(state, self.situation.board);
        Ok(Some((turn.with(ability, (waiting, times)), with)))
    }

    /// Whether there is enough for one use of the word "target".
    fn has_targets(&self, env: &Env, one: &Targeting) -> bool {
        let aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
        let many = usize::try_from(one.number(0)).unwrap_or(usize::MAX);
        one.or_fewer || self.legal_in(env, &aim).len() >= many
    }

    /// The value of X that was announced for the source of an ability.
    fn x_of(&self, env: &Env) -> Result<u64, Stop> {
        let x = Amount::OfCast(CastNumber::X, What::This);
        Ok(PendingEvent::new(self.table, &self.situation).eval(env).recalling().amount(&x)?)
    }

    /// What is targeted with one use of the word by what has these words; none where there are not enough.
    fn chosen_target(&mut self, env: &Env, one: &Targeting) -> Result<Option<Aim>, Stop> {
        let mut aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
        let fitting = PendingEvent::new(self.table, &self.situation).eval(env).recalling().targets(&aim.of);
        self.tell_untargetable(fitting, env);
        let legal = self.legal_in(env, &aim);
        self.note_abilities(env.about.this, &one.of);
        let x = if one.x { self.x_of(env)? } else { 0 };
        let amount = usize::try_from(one.number(x)).unwrap_or(usize::MAX);
        let at_least = if one.or_fewer { 0 } else { amount };
        let (source, you) = (env.about.this, env.about.you);
        let Some(at) = self.ask_for_targets(source, you, &legal, (at_least, amount))? else {
            return Ok(None);
        };
        aim.at = at;
        self.take_single_targets(&mut aim)?;
        Ok(Some(aim))
    }
}
