//! Modes of a spell or ability (CR 700.2 (2026-04-17)), and entwine (CR 702.42 (2026-04-17)).
//!
//! Known gap: modes of an ability, and of a spell that the instruction `Cast` does not cast, are chosen as they are followed.

use super::Interpreter;
use crate::applying::Stop;
use crate::keyword::entwine;
use language::board::Zone;
use language::effect::Cause;
use language::event::Instruction;
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Follows so many modes, or all when entwine was paid, in the order in which they are written.
    pub(crate) fn modes(&mut self, choose: u64, modes: &[Vec<Instruction>]) -> Result<(), Stop> {
        let is_cost = self.env.cause == Cause::Cost;
        if let Some(chosen) = self.modes_as_cast().filter(|_| !is_cost) {
            let env = self.env.clone();
            for mode in chosen {
                let place = usize::try_from(mode).unwrap_or(usize::MAX).checked_sub(1);
                if let Some(block) = place.and_then(|place| modes.get(place)) {
                    self.then(block, env.clone());
                }
            }
            return Ok(());
        }
        let eval = self.eval();
        let paid = What::Paid(entwine::PAID.to_owned());
        let entwined = self.env.about.this.is_some_and(|id| eval.is(&paid, &eval.thing(id)));
        let number = usize::try_from(choose).unwrap_or(usize::MAX);
        let all = number >= modes.len() || entwined;
        let mut left: Vec<u8> = Vec::new();
        for (at, mode) in (0..=u8::MAX).zip(modes) {
            // Only what can be paid can be chosen to be paid.
            let can_be = if is_cost { self.can_choose(mode)? } else { all || self.is_legal(mode)? };
            if can_be {
                left.push(at);
            }
        }
        let mut chosen: Vec<u8> = Vec::new();
        let number = if all { left.len() } else { number.min(left.len()) };
        if number == left.len() {
            chosen.append(&mut left);
        }
        while chosen.len() < number {
            // From the first on, so that the same modes are chosen in one way only.
            let later = number - chosen.len() - 1;
            let from = left.iter().copied().take(left.len().saturating_sub(later)).collect();
            let Answer::Mode(mode) = self.ask(&Who::You, Question::Mode(from))? else { break };
            left.retain(|&other| other > mode);
            chosen.push(mode);
        }
        if let Some(spell) = self.env.about.this.filter(|_| entwined) {
            self.table.log(|| Happened::Decided(Decided::AllModes(spell)));
        }
        let env = self.env.clone();
        for mode in chosen {
            if let Some(block) = modes.get(usize::from(mode)) {
                self.then(block, env.clone());
            }
        }
        Ok(())
    }

    /// The modes that were chosen for the spell that resolves, as it was cast.
    fn modes_as_cast(&self) -> Option<Vec<u64>> {
        let spell = self.env.about.this?;
        let object = self.table.board(self.situation.board).object(spell);
        let is_known = object.zone == Zone::Stack && !object.cast.modes.is_empty();
        is_known.then(|| object.cast.modes.clone())
    }

    /// Whether a mode can be chosen: there is what it has to target.
    ///
    /// Judgement: nothing else is asked. A mode is chosen as the spell is cast or the ability put on the stack, where it must
    /// be legal (CR 700.2a, 700.2b (2026-04-17)); that options must be possible is said of other choices only
    /// (CR 608.2d (2026-04-17), 413.2c (2006-10-01)).
    fn is_legal(&self, mode: &[Instruction]) -> Result<bool, TooLarge> {
        let targets =
            |one: &&Instruction| matches!(one, Instruction::Choose { target: true, or_fewer: false, .. });
        for instruction in mode.iter().filter(targets) {
            if !self.has_enough(instruction)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
