//! Costs that are paid as a permanent enters.

use smallvec::smallvec;

use super::{AppliedEffect, Stop};
use crate::judging::payable::payable;
use crate::pending::situation::{Situation, place};
use language::effect::{Cause, Rewrite};
use language::event::Event;
use language::rule::Switch;
use statements::question::{Answer, Question};

impl AppliedEffect<'_> {
    /// Unless its decider pays as it enters, something else is done to each picked permanent.
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
        let reckoned = self.reckoned(at);
        let Some(parts) = payable(self.table, &reckoned, &env, cost)? else { return Ok(false) };
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

    /// What is pending that a cost is reckoned on top of: all of it, where costs of what enters together have to be
    /// payable together (CR 614.12b (2026-04-17)); before, not what is paid for other permanents.
    ///
    /// Judgement: before 2025-09-19 each cost is judged by what its player has (CR 118.3 (2025-02-07)), and no text
    /// counts what is paid at the same time for another permanent. Two lands that ask for 2 life each can both be paid
    /// for at 3 life, and the player is left with -1.
    fn reckoned(&self, at: usize) -> Situation {
        let mut reckoned = self.situation.clone();
        if !self.table.on(Switch::CostsTogether) {
            let for_it = |place: usize| self.situation.is_within(place, at);
            let parts = self.situation.parts.iter().enumerate();
            let counted = parts.filter(|(place, part)| part.cause != Cause::Cost || for_it(*place));
            reckoned.parts = counted.map(|(_, part)| part.clone()).collect();
        }
        reckoned
    }
}
