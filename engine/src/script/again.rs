//! Instructions that are followed several times: for each of some objects or players, so many times, until something is
//! true.

use super::Interpreter;
use crate::pending::groups;
use crate::table::queue::{Frame, Todo};
use language::event::{Event, Instruction};
use language::select::{Amount, Condition, What, Who};
use statements::error::TooLarge;

impl Interpreter<'_> {
    /// Once for each object, in the order of the board. Like objects that are counted together come apart, unless the same
    /// is done to each of them and to nothing else.
    pub(crate) fn for_each(&mut self, what: &What, does: &[Instruction]) -> Result<(), TooLarge> {
        let together = does.iter().all(is_done_to_it);
        for id in self.eval().objects(what) {
            let each =
                if together { vec![id] } else { groups::singles(self.table, &mut self.situation, id)? };
            for one in each {
                let mut env = self.env.clone();
                env.about.it = Some(one);
                env.come_to(&[one]);
                self.then(does, env);
            }
        }
        Ok(())
    }

    /// Once for each player, in turn order.
    pub(crate) fn for_each_player(&mut self, who: &Who, does: &[Instruction]) {
        for player in self.eval().players(who) {
            let mut env = self.env.clone();
            env.about.affected = Some(player);
            self.then(does, env);
        }
    }

    /// So many times.
    pub(crate) fn repeat(&mut self, times: &Amount, does: &[Instruction]) -> Result<(), TooLarge> {
        let times = self.eval().amount(times)?;
        if times > 0 && !does.is_empty() {
            let block = self.table.keep_block(does);
            let frame = Frame { again: times - 1, ..Frame::new(block, self.env_id) };
            self.next.push(Todo::Frame(frame));
        }
        Ok(())
    }

    /// The list is followed, and again as long as the condition is not met.
    pub(crate) fn repeat_until(&mut self, condition: &Condition, does: &[Instruction], whole: &Instruction) {
        let again = Instruction::If {
            condition: condition.clone(),
            then: Vec::new(),
            otherwise: vec![whole.clone()],
        };
        self.then(does, self.env.clone());
        // What asks is the rest of a list, the first of which is being followed: it knows what that has done.
        let block = self.table.keep_block(&[whole.clone(), again]);
        self.next.push(Todo::Frame(Frame { at: 1, ..Frame::new(block, self.env_id) }));
    }
}

/// Whether all that an instruction does is done to `It`, as much to each.
fn is_done_to_it(instruction: &Instruction) -> bool {
    let Instruction::Do { events, unless } = instruction else { return false };
    unless.is_empty() && events.iter().all(affects_it)
}

fn affects_it(event: &Event) -> bool {
    let facts = event.facts();
    let from_one = if let Event::Damage { from, excess, .. } = event {
        excess.is_none() && matches!(from, What::This | What::Is(_))
    } else {
        true
    };
    facts.keeps_together
        && from_one
        && facts.affects.objects() == Some(&What::It)
        && facts.amount.is_none_or(|amount| matches!(amount, Amount::N(_)))
}
