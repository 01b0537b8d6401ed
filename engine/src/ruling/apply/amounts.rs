//! Another amount.

use super::{Applying, Stop};
use crate::dispute::Dispute;
use crate::effect::Scale;
use crate::event::{add_plain_tokens, rescale_tokens};
use crate::ids::{Answer, Question};
use crate::ruling::{Happening, create_total};
use crate::select::Amount;
use crate::table::TooLarge;

impl Applying<'_> {
    /// Each picked part gets another amount. "Plus" over several parts adds once, to the first of them.
    pub(super) fn scale(&mut self, scale: &Scale) -> Result<(), Stop> {
        for (nth, at) in self.places().into_iter().enumerate() {
            if nth > 0 && matches!(scale, Scale::Plus(_)) {
                break;
            }
            let old = self.amount_of(at)?;
            self.env.about.that_much = old;
            let new = if let Scale::DownTo(floor) = scale {
                self.down_to(at, old, floor)?
            } else {
                self.scaled(scale, old)?
            };
            if self.adds_to_unlike(at, old, new) {
                let dispute = Dispute::MoreOfUnlikeTokens;
                let second = match self.situation.readings.second(dispute) {
                    Some(second) => second,
                    None => self.ask(None, Question::Reading(dispute))? == Answer::Reading(true),
                };
                self.situation.readings.take(dispute, second);
                if second {
                    add_plain_tokens(self.table, self.situation, at, new - old)?;
                    continue;
                }
            }
            self.set_amount(at, old, new);
        }
        Ok(())
    }

    /// Whether some tokens are added, but no whole multiple, to such as have become different.
    fn adds_to_unlike(&self, at: usize, old: u64, new: u64) -> bool {
        let forms = self.situation.parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
        let mut forms = forms.filter_map(|part| part.happening.entering()).map(|entering| entering.form);
        let first = forms.next();
        let adds = new > old && old > 0 && !new.is_multiple_of(old);
        adds && self.part(at).happening.creates() && forms.any(|form| Some(form) != first)
    }

    fn scaled(&self, scale: &Scale, old: u64) -> Result<u64, TooLarge> {
        let look = self.look();
        match scale {
            Scale::Times(by) => old.checked_mul(*by).ok_or(TooLarge),
            Scale::Plus(amount) => old.checked_add(look.amount(amount)?).ok_or(TooLarge),
            Scale::Minus(amount) => Ok(old.saturating_sub(look.amount(amount)?)),
            Scale::HalfUp => Ok(old.div_ceil(2)),
            Scale::HalfDown => Ok(old / 2),
            Scale::Set(amount) => look.amount(amount),
            Scale::AtMost(amount) | Scale::DownTo(amount) => Ok(old.min(look.amount(amount)?)),
        }
    }

    /// As much of a loss of life as leaves so much; nothing when there is less already.
    fn down_to(&self, at: usize, old: u64, floor: &Amount) -> Result<u64, TooLarge> {
        let Happening::LoseLife { player, .. } = self.part(at).happening else { return Ok(old) };
        let floor = i64::try_from(self.look().amount(floor)?).map_err(|_| TooLarge)?;
        let life = self.table.board(self.situation.board).player(player).life;
        Ok(old.min(u64::try_from(life.saturating_sub(floor)).unwrap_or(0)))
    }

    /// More dice, of which the lowest don't count.
    pub(super) fn extra_dice(&mut self, more: &Amount, ignored: &Amount) -> Result<(), TooLarge> {
        for at in self.places() {
            let look = self.look();
            let (more, less) = (look.amount(more)?, look.amount(ignored)?);
            if let Happening::Roll { dice, ignored, .. } = &mut self.situation.parts[at].happening {
                *dice = dice.checked_add(more).ok_or(TooLarge)?;
                *ignored = ignored.checked_add(less).ok_or(TooLarge)?;
            }
        }
        Ok(())
    }

    fn amount_of(&self, at: usize) -> Result<u64, TooLarge> {
        if self.part(at).happening.creates() {
            return create_total(self.situation, at);
        }
        Ok(crate::ruling::judge::amount(self.part(at)))
    }

    fn set_amount(&mut self, at: usize, old: u64, new: u64) {
        if self.part(at).happening.creates() {
            rescale_tokens(self.situation, at, old, new);
        } else if let Some(amount) = self.situation.parts[at].happening.amount_mut() {
            *amount = new;
        }
    }
}
