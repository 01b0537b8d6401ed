//! The numbers in what is pending and in what is still to be done: of two rounds of a loop they may be all that differs.

use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::queue::Todo;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{AbilityId, BoardId, EnvId, QueueId};

/// Goes through the numbers of a situation, always in the same order.
struct Numbers<'t, F> {
    table: &'t mut Table,
    /// What becomes of a number.
    each: F,
}

/// A situation in which every number that is more than nothing is 1, and those numbers. What its stack refers to is on
/// the board that comes with it.
///
/// # Errors
/// When so many like abilities lie on the stack that their number does not fit.
pub(crate) fn taken(table: &mut Table, situation: &Situation) -> Result<(Situation, Vec<u64>), TooLarge> {
    let mut found = Vec::new();
    let each = |number: u64| {
        found.push(number);
        number.min(1)
    };
    let plain = Numbers { table, each }.situation(situation)?;
    Ok((plain, found))
}

/// A situation with other numbers, given in the order in which [`taken`] finds them.
///
/// # Errors
/// When so many like abilities lie on the stack that their number does not fit.
pub(crate) fn put(table: &mut Table, situation: &Situation, amounts: &[u64]) -> Result<Situation, TooLarge> {
    let mut next = amounts.iter().copied();
    let each = |number: u64| next.next().unwrap_or(number);
    Numbers { table, each }.situation(situation)
}

impl<F: FnMut(u64) -> u64> Numbers<'_, F> {
    fn situation(&mut self, situation: &Situation) -> Result<Situation, TooLarge> {
        let mut next = situation.clone();
        for part in &mut next.parts {
            if let Happening::Enter(entering) = &mut part.happening {
                entering.count = (self.each)(entering.count);
            } else if let Some(amount) = part.happening.amount_mut() {
                *amount = (self.each)(*amount);
            }
        }
        next.queue = self.queue(situation.queue);
        next.after = self.queue(situation.after);
        next.board = self.board(situation.board)?;
        Ok(next)
    }

    fn queue(&mut self, id: QueueId) -> QueueId {
        let mut queue = self.table.queues.get(id.index()).clone();
        for todo in &mut queue {
            match todo {
                Todo::Frame(frame) | Todo::Due(frame) | Todo::Wait(frame) => frame.env = self.env(frame.env),
                Todo::ResolveRest(env) => *env = self.env(*env),
                Todo::Tally(tally) => tally.so_far = (self.each)(tally.so_far),
                Todo::Activated | Todo::Resolved | Todo::OnStack(_) | Todo::Draws { .. } | Todo::Parts(_) => {
                }
            }
        }
        self.table.keep_queue(queue)
    }

    fn env(&mut self, id: EnvId) -> EnvId {
        let mut env = self.table.env(id).clone();
        for number in [&mut env.about.that_much, &mut env.about.result, &mut env.found_out.drawn] {
            *number = (self.each)(*number);
        }
        self.table.keep_env(env)
    }

    fn ability(&mut self, id: AbilityId) -> AbilityId {
        let known = self.table.ability(id);
        let env = self.env(known.env);
        if env == known.env { id } else { self.table.keep_ability(known.does, env) }
    }

    /// A board on which what abilities refer to has other numbers.
    fn board(&mut self, id: BoardId) -> Result<BoardId, TooLarge> {
        let stack = &self.table.board(id).stack;
        if stack.all().next().is_none() {
            return Ok(id);
        }
        let old = stack.clone();
        let mut new = old.map(|id| Some(self.ability(id)))?;
        new.resolving = old.resolving.map(|id| self.ability(id));
        if new == old {
            return Ok(id);
        }
        let mut state = self.table.board(id).clone();
        state.stack = new;
        Ok(self.table.keep_next_board(state, id))
    }
}
