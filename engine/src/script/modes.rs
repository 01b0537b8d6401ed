//! Modes of a spell or ability (CR 700.2 (2026-04-17)), and entwine (CR 702.42 (2026-04-17)).
//!
//! Known gap: modes of an activated ability, of a triggered one where none of them targets anything, and of a spell that the
//! instruction `Cast` does not cast, are chosen as they are followed.

use std::sync::Arc;

use itertools::Itertools;

use super::Interpreter;
use super::announcing::{Chosen, targetings};
use crate::applying::Stop;
use crate::keyword::entwine;
use crate::table::env::Env;
use crate::table::object::Aim;
use language::board::{Ability, Characteristics, Zone};
use language::effect::Cause;
use language::event::{AllModes, Instruction};
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId};
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Follows so many modes, or all when entwine was paid, in the order in which they are written.
    pub(crate) fn modes(
        &mut self,
        choose: u64,
        all_if: Option<&AllModes>,
        modes: &[Vec<Instruction>],
    ) -> Result<(), Stop> {
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
        let every = match all_if {
            Some(all) if self.eval().holds(&all.so, None) => {
                !all.may || self.ask(&Who::You, Question::May)? == Answer::Yes
            }
            Some(_) | None => false,
        };
        let number = if every { usize::MAX } else { usize::try_from(choose).unwrap_or(usize::MAX) };
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

    /// The modes of a spell that is cast, as they are said or chosen now (CR 601.2b, 700.2a (2026-04-17), 409.1b (2006-10-01));
    /// none where so many can't be chosen. A spell without modes has none of them.
    pub(super) fn chosen_modes(
        &mut self,
        (spell, player): (ObjectId, PlayerId),
        is: &Characteristics,
        (said, targets): (&[u64], Option<&[String]>),
        paid: &[String],
    ) -> Result<Option<Vec<u64>>, Stop> {
        let Some((number, all, all_if)) = modes_of(is) else { return Ok(said.is_empty().then(Vec::new)) };
        let printed = printed_modes(is, said).map(|mode| vec![mode]);
        let said = printed.as_deref().unwrap_or(said);
        let entwined = entwine::cost(is).is_some() && paid.iter().any(|name| name == entwine::PAID);
        let legal: Vec<u64> =
            (1..=all).filter(|&mode| self.can_choose_mode((spell, player), is, mode)).collect();
        // Nobody chooses a mode that has nothing to target.
        let all_if = all_if.filter(|every| !every.may || legal.len() as u64 == all);
        let every = !entwined && self.all_modes((spell, player), all_if.as_ref(), said, paid)?;
        let number = if entwined || every { all } else { number.min(all) };
        if !said.is_empty() {
            let are_legal = said.iter().all_unique() && said.iter().all(|mode| legal.contains(mode));
            let mut modes = said.to_vec();
            modes.sort_unstable();
            return Ok((are_legal && modes.len() as u64 == number).then_some(modes));
        }
        let on_board = self.table.board(self.situation.board).object(spell).cast.modes.clone();
        if !on_board.is_empty() {
            return Ok(Some(on_board));
        }
        let mut left = legal;
        // Where its targets are said, so is a mode that no other ones go with.
        if let Some(targets) = targets.filter(|_| number == 1) {
            left.retain(|&mode| {
                let asked = targetings(is, &[mode], |name| paid.iter().any(|one| one == name));
                self.takes_targets((spell, player), &asked, targets)
            });
        }
        let mut modes: Vec<u64> = Vec::new();
        while (modes.len() as u64) < number {
            let missing = usize::try_from(number).unwrap_or(usize::MAX) - modes.len();
            let Some(most) = left.len().checked_sub(missing - 1).filter(|most| *most > 0) else {
                return Ok(None);
            };
            let mode = if most == 1 {
                left[0]
            } else {
                let from = left.iter().take(most).filter_map(|&mode| u8::try_from(mode - 1).ok()).collect();
                let Answer::Mode(mode) = self.ask_player(player, Question::Mode(from))? else {
                    return Ok(None);
                };
                u64::from(mode) + 1
            };
            left.retain(|&other| other > mode);
            modes.push(mode);
        }
        Ok(Some(modes))
    }

    /// Whether all modes are chosen, as something is so: asked with what was paid for the spell, which is announced after them.
    fn all_modes(
        &mut self,
        (spell, player): (ObjectId, PlayerId),
        all_if: Option<&AllModes>,
        said: &[u64],
        paid: &[String],
    ) -> Result<bool, Stop> {
        let Some(all) = all_if else { return Ok(false) };
        let before = (self.situation.board, self.env.clone());
        self.choose_for(spell, Chosen { aims: Vec::new(), paid, x: 0, modes: Vec::new() });
        self.env = Env::new(player, Some(spell), Cause::Effect);
        let is_so = self.eval().holds(&all.so, None);
        (self.situation.board, self.env) = before;
        if !is_so || !all.may {
            return Ok(is_so);
        }
        if !said.is_empty() {
            return Ok(said.len() > 1);
        }
        Ok(self.ask_player(player, Question::May)? == Answer::Yes)
    }

    /// Whether there is what a mode has to target.
    fn can_choose_mode(
        &self,
        (spell, player): (ObjectId, PlayerId),
        is: &Characteristics,
        mode: u64,
    ) -> bool {
        let of_mode = targetings(is, &[mode], |_| false);
        let x = self.table.board(self.situation.board).object(spell).cast.x;
        let mut required = of_mode.iter().filter(|one| one.mode == Some(mode) && !one.or_fewer);
        required.all(|one| {
            let aim = Aim { at: Vec::new(), gone: 0, of: Arc::new(one.of.clone()) };
            self.legal_for(Some(spell), player, &aim).len() as u64 >= one.number(x)
        })
    }
}

/// The place among all choices of one or more modes that has these modes, by their places as they are printed: of three, the
/// first and the third are the fifth choice. None where a spell has no such choices, or something else is said.
fn printed_modes(is: &Characteristics, said: &[u64]) -> Option<u64> {
    let choices = is.abilities.iter().find_map(|ability| {
        let Ability::Spell { does, .. } = ability.itself() else { return None };
        does.iter().find_map(|one| {
            let Instruction::Modes { choose: 1, all_if: None, modes } = one else { return None };
            Some(modes)
        })
    })?;
    let [first, second, both, ..] = &choices[..] else { return None };
    let is_both =
        both.len() == first.len() + second.len() && both.starts_with(first) && both.ends_with(second);
    let printed = u64::from((choices.len() + 1).trailing_zeros());
    let are_printed = !said.is_empty() && said.iter().all(|&mode| (1..=printed).contains(&mode));
    let fits = is_both && (choices.len() + 1).is_power_of_two() && are_printed && said.iter().all_unique();
    fits.then(|| said.iter().map(|mode| 1 << (mode - 1)).sum())
}

/// How many modes of a spell are chosen, how many it has, and when all of them are; none where it has no modes.
fn modes_of(is: &Characteristics) -> Option<(u64, u64, Option<AllModes>)> {
    let does = |ability: &'_ Ability| {
        if let Ability::Spell { does, .. } = ability.itself() { does.clone() } else { Vec::new() }
    };
    let spells = is.abilities.iter().map(does);
    spells.flatten().find_map(|one| {
        let Instruction::Modes { choose, all_if, modes } = one else { return None };
        Some((choose, modes.len() as u64, all_if.map(|all| *all)))
    })
}
