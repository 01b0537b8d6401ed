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
use crate::table::triggers::asks_again;
use language::board::Targeting;
use language::event::Instruction;
use language::select::{Amount, CastNumber, What};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::AbilityId;

/// The uses of the word "target" with which what a triggered ability does begins.
pub(super) fn at_first(block: &[Instruction]) -> impl Iterator<Item = &Targeting> {
    let begins = match block {
        [Instruction::If { then, .. }] if asks_again(block) => then,
        _ => block,
    };
    begins.iter().map_while(|one| if let Instruction::Target(one) = one { Some(one) } else { None })
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
    }

    /// An ability that waits is put on the stack with what its controller has it target; where there are not enough targets it is
    /// not put there. Of several like ones each has its own.
    pub(super) fn put_aimed(&mut self, turn: &Turn, ability: AbilityId) -> Result<(), Stop> {
        let Some((waiting, waits)) = turn.first_of(ability) else { return Ok(()) };
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
                let mut state = self.table.board(self.situation.board).clone();
                state.stack.take(waiting, waits);
                self.situation.board = self.table.keep_next_board(state, self.situation.board);
                self.table.log(|| Happened::Decided(Decided::LacksTargets(ability)));
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
