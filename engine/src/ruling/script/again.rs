//! Instructions that are followed several times: for each of some objects or players, so many times, until something is
//! true.

use super::Following;
use crate::event::Instruction;
use crate::ruling::queue::{Frame, Todo};
use crate::select::{Amount, Condition, What, Who};
use crate::table::TooLarge;

impl Following<'_> {
    /// Once for each object, in the order of the board.
    pub(super) fn for_each(&mut self, what: &What, does: &[Instruction]) {
        for id in self.look().objects(what) {
            let mut env = self.env.clone();
            env.about.it = Some(id);
            self.then(does, env);
        }
    }

    /// Once for each player, in turn order.
    pub(super) fn for_each_player(&mut self, who: &Who, does: &[Instruction]) {
        for player in self.look().players(who) {
            let mut env = self.env.clone();
            env.about.affected = Some(player);
            self.then(does, env);
        }
    }

    /// So many times.
    pub(super) fn repeat(&mut self, times: &Amount, does: &[Instruction]) -> Result<(), TooLarge> {
        let times = self.look().amount(times)?;
        if times > 0 && !does.is_empty() {
            let block = self.table.keep_block(does);
            let frame = Frame { again: times - 1, ..Frame::new(block, self.env_id) };
            self.next.push(Todo::Frame(frame));
        }
        Ok(())
    }

    /// The list is followed, and again as long as the condition is not met.
    pub(super) fn repeat_until(&mut self, condition: &Condition, does: &[Instruction], whole: &Instruction) {
        let again = Instruction::If {
            condition: condition.clone(),
            then: Vec::new(),
            otherwise: vec![whole.clone()],
        };
        let env = self.env.clone();
        self.then(does, env.clone());
        self.then(&[again], env);
    }
}
