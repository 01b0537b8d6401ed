//! Costs that are paid as a permanent enters.

use smallvec::smallvec;

use super::{Applying, Stop};
use crate::judging::payable::payable;
use crate::pending::situation::place;
use language::effect::{Cause, Rewrite};
use language::event::Event;
use statements::question::{Answer, Question};

impl Applying<'_> {
    /// Unless its decider pays as it enters, something else is done to each picked permanent. What was paid for one
    /// can't be paid again for another (CR 614.12b (2026-04-17)).
    pub(crate) fn unless_paid(&mut self, cost: &[Event], otherwise: &Rewrite) -> Result<(), Stop> {
        let all = self.parts.clone();
        for at in self.places() {
            let at = self.single_out(at)?;
            if self.paid(at, cost)? {
                continue;
            }
            self.parts = smallvec![place(at)?];
            self.rewrite(otherwise)?;
            self.parts.clone_from(&all);
        }
        Ok(())
    }

    fn paid(&mut self, at: usize, cost: &[Event]) -> Result<bool, Stop> {
        let mut env = self.env_for(at);
        env.cause = Cause::Cost;
        let Some(parts) = payable(self.table, self.situation, &env, cost)? else { return Ok(false) };
        let decider = self.decider();
        if self.ask(decider, Question::Pay)? == Answer::No {
            return Ok(false);
        }
        let base = self.situation.parts.len();
        self.situation.add_parts(parts)?;
        let outer = place(at)?;
        for part in &mut self.situation.parts[base..] {
            part.within = part.within.or(Some(outer));
        }
        Ok(true)
    }
}
