//! A number that is divided among the targets of a spell, as it is announced (CR 601.2d (2026-04-17), 409.1e (2006-10-01)).
//! Each way to divide it is a mode; of targets that are said without their shares, any may have any share.

use std::sync::Arc;

use super::Interpreter;
use crate::applying::Stop;
use crate::table::env::{Aimed, Env};
use crate::table::object::Aim;
use language::board::{Ability, Characteristics, Targeting};
use language::effect::Cause;
use language::event::{Event, Instruction};
use language::select::Amount;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::{NotAnnounced, Untargetable};

/// Whether the mode that was chosen of a spell gives its targets unlike shares of what its first mode gives to one.
pub(super) fn is_division(is: &Characteristics, modes: &[u64]) -> bool {
    let [mode] = modes else { return false };
    let place = usize::try_from(*mode).unwrap_or(usize::MAX).checked_sub(1);
    is.abilities.iter().any(|ability| {
        let Ability::Spell { does, .. } = ability.itself() else { return false };
        does.iter().any(|one| {
            let Instruction::Modes { choose: 1, all_if: None, modes } = one else { return false };
            let chosen = place.and_then(|place| modes.get(place)).and_then(|mode| shares(mode));
            let whole = modes.first().and_then(|mode| shares(mode));
            let (Some(chosen), Some(whole)) = (chosen, whole) else { return false };
            let unlike = chosen.iter().any(|share| *share != chosen[0]);
            unlike && whole.len() == 1 && chosen.iter().sum::<u64>() == whole[0]
        })
    })
}

/// How much damage, or how many counters, a mode gives to each of its targets; none where it does something else.
fn shares(mode: &[Instruction]) -> Option<Vec<u64>> {
    let [Instruction::Do { events, unless }] = mode else { return None };
    let share = |event: &Event| {
        let (Event::Damage { amount: Amount::N(n), .. } | Event::PutCounters { amount: Amount::N(n), .. }) =
            event
        else {
            return None;
        };
        Some(*n)
    };
    unless.is_empty().then(|| events.iter().map(share).collect()).flatten()
}

impl Interpreter<'_> {
    /// Which of the targets that are said has which share: who casts the spell chooses, for one share after another.
    pub(super) fn divided_aims(
        &mut self,
        (spell, player): (ObjectId, PlayerId),
        asked: &[Targeting],
        said: &[String],
    ) -> Result<Result<Vec<Aim>, NotAnnounced>, Stop> {
        let mut left: Vec<Target> = said.iter().filter_map(|name| self.called(name)).collect();
        let mut aims = Vec::with_capacity(asked.len());
        let mut env = Env::new(player, Some(spell), Cause::Effect);
        for one in asked {
            let mut aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
            let mut legal = self.legal_in(&env, &aim);
            legal.retain(|target| left.contains(target));
            let amount = usize::try_from(one.amount).unwrap_or(usize::MAX);
            let Some(at) = self.ask_for_targets(Some(spell), player, &legal, (amount, amount))? else {
                return Ok(Err(NotAnnounced::Targets));
            };
            left.retain(|target| !at.contains(target));
            aim.at = at;
            self.take_single_targets(&mut aim)?;
            env.aim(Aimed { called: one.called.clone(), aim: aim.clone(), settled: false });
            aims.push(aim);
        }
        if let Some(&target) = left.first() {
            self.tell_not_target(spell, Some(target), Untargetable::TooMany);
            return Ok(Err(NotAnnounced::Targets));
        }
        Ok(Ok(aims))
    }
}
