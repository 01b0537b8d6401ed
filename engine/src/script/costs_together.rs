//! Whether costs for which things are chosen can all be paid: each of these pays for one of them only
//! (CR 118.3, 118.10, 601.2h (2026-04-17), 409.1f (2006-10-01)).
//!
//! Known gap: a choice for one cost that leaves nothing for another is offered all the same as it is paid. Where cards of which
//! nothing is known can be chosen, each cost is looked at alone.

use itertools::Itertools;

use super::Interpreter;
use crate::judging::lacking::lacking;
use crate::judging::payable::{payable, taken};
use crate::table::env::Env;
use language::event::{Event, Instruction};
use statements::error::TooLarge;
use statements::ids::ObjectId;
use statements::lacking::Lacks;

/// So many ways to choose are tried.
const WAYS: usize = 500;

/// Whether all of some costs can be paid.
pub(super) enum Together {
    /// In one way at least.
    Paid,
    /// In none; what is missing in the first of them.
    Lacks(Option<Lacks>),
    /// There are too many ways, or the costs say more than what is chosen and what is done with it.
    Unsaid,
}

impl Interpreter<'_> {
    /// Whether all of these costs can be paid, whatever has to be chosen for each.
    ///
    /// # Errors
    /// When an amount does not fit.
    pub(super) fn paid_together(&mut self, costs: &[Instruction]) -> Result<Together, TooLarge> {
        let mut events: Vec<Event> = Vec::new();
        let mut ways: Vec<Env> = vec![self.env.clone()];
        for one in costs {
            if let Instruction::Do { events: some, .. } = one {
                events.extend(some.iter().cloned());
                continue;
            }
            let Instruction::Choose { called, .. } = one else { return Ok(Together::Unsaid) };
            let Some(sets) = self.sets_for(one)? else { return Ok(Together::Unsaid) };
            let is_known = ways.iter().any(|env| env.chosen.iter().any(|(name, _)| name == called));
            if is_known || ways.len().saturating_mul(sets.len()) > WAYS {
                return Ok(Together::Unsaid);
            }
            let with = |(env, set): (Env, &Vec<ObjectId>)| {
                let mut env = env;
                env.chosen.push((called.clone(), set.clone()));
                env
            };
            ways = ways.into_iter().cartesian_product(&sets).map(with).collect();
        }
        let taken = taken(&self.situation);
        for env in &ways {
            if payable(self.table, &self.situation, env, &events, &taken)?.is_some() {
                return Ok(Together::Paid);
            }
        }
        let Some(first) = ways.first() else { return Ok(Together::Lacks(None)) };
        Ok(Together::Lacks(lacking(self.table, &self.situation, first, &events, &taken)?))
    }

    /// What can be chosen by an instruction, each set of so many; none where that is not a number of single things.
    fn sets_for(&self, choice: &Instruction) -> Result<Option<Vec<Vec<ObjectId>>>, TooLarge> {
        let Instruction::Choose { each: false, or_fewer: false, what, amount, target, .. } = choice else {
            return Ok(None);
        };
        if !*target && self.eval().unknown_among(what).is_some() {
            return Ok(None);
        }
        let (all, number) = (self.choosable(what, *target), self.eval().amount(amount)?);
        let state = self.table.board(self.situation.board);
        let Ok(number) = usize::try_from(number) else { return Ok(None) };
        if all.iter().any(|&id| state.object(id).count != 1) {
            return Ok(None);
        }
        let sets: Vec<Vec<ObjectId>> = all.into_iter().combinations(number).take(WAYS + 1).collect();
        Ok(Some(sets))
    }
}
