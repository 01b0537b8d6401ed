//! Costs, and what is done if an action was carried out.

use super::Interpreter;
use crate::applying::Stop;
use crate::judging::payable::{cant_happen, payable};
use crate::judging::pending_event::PendingEvent;
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::select::Who;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// A player may pay a cost. It is paid, whatever replaces the events that it consists of.
    pub(crate) fn pay(
        &mut self,
        who: &Who,
        cost: &[Event],
        then: &[Instruction],
        otherwise: &[Instruction],
    ) -> Result<(), Stop> {
        let mut env = self.env.clone();
        env.cause = Cause::Cost;
        let Some(parts) = payable(self.table, &self.situation, &env, cost)? else {
            if cant_happen(self.table, &self.situation, &env, cost)?
                && let Some(player) = self.eval().first(who)
            {
                self.table.log(|| Happened::Decided(Decided::CantPay(player)));
            }
            self.then(otherwise, self.env.clone());
            return Ok(());
        };
        if self.ask(who, Question::Pay)? == Answer::No {
            self.then(otherwise, self.env.clone());
            return Ok(());
        }
        self.situation.add_parts(parts)?;
        self.then(then, self.env.clone());
        Ok(())
    }

    /// An action, and what is done if it could be carried out: what replaces it counts as it (CR 419.5b (2006-10-01)).
    ///
    /// Judgement: so, too, from 2008-10-01 on, when no rule says it any more; and what could be carried out is asked when
    /// the action begins.
    pub(crate) fn if_done(
        &mut self,
        does: &[Event],
        then: &[Instruction],
        otherwise: &[Instruction],
    ) -> Result<(), Stop> {
        self.events(does, &[])?;
        let pending = PendingEvent::new(self.table, &self.situation);
        let parts = 0..self.situation.parts.len();
        let done = parts.into_iter().any(|at| !pending.is_nothing(at) && !pending.forbidden(at));
        self.table.log(|| Happened::Decided(Decided::IfDone(done)));
        self.then(if done { then } else { otherwise }, self.env.clone());
        Ok(())
    }
}
