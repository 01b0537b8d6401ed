//! Another amount.

use super::Applying;
use crate::effect::Scale;
use crate::event::rescale_tokens;
use crate::ruling::{Happening, create_total};
use crate::table::TooLarge;

impl Applying<'_> {
    /// Each picked part gets another amount. "Plus" over several parts adds once, to the first of them.
    pub(super) fn scale(&mut self, scale: &Scale) -> Result<(), TooLarge> {
        for (nth, at) in self.places().into_iter().enumerate() {
            if nth > 0 && matches!(scale, Scale::Plus(_)) {
                break;
            }
            let old = self.amount_of(at)?;
            self.env.about.that_much = old;
            let new = self.scaled(scale, old)?;
            self.set_amount(at, old, new);
        }
        Ok(())
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
            Scale::AtMost(amount) => Ok(old.min(look.amount(amount)?)),
        }
    }

    fn amount_of(&self, at: usize) -> Result<u64, TooLarge> {
        if self.part(at).happening.creates() {
            return create_total(self.situation, at);
        }
        Ok(crate::ruling::judge::amount(self.part(at)))
    }

    fn set_amount(&mut self, at: usize, old: u64, new: u64) {
        match &mut self.situation.parts[at].happening {
            Happening::Create { .. } => rescale_tokens(self.situation, at, old, new),
            Happening::Damage { amount, .. }
            | Happening::MarkDamage { amount, .. }
            | Happening::GainLife { amount, .. }
            | Happening::LoseLife { amount, .. }
            | Happening::DrawCards { amount, .. }
            | Happening::MoveTop { amount, .. }
            | Happening::PutCounters { amount, .. }
            | Happening::EnterCounters { amount, .. }
            | Happening::RemoveCounters { amount, .. } => *amount = new,
            Happening::Draw { .. }
            | Happening::Destroy { .. }
            | Happening::Regenerate { .. }
            | Happening::Sacrifice { .. }
            | Happening::Move { .. }
            | Happening::Enter(_)
            | Happening::Begin { .. }
            | Happening::Tap { .. }
            | Happening::Reveal { .. }
            | Happening::Opaque { .. } => {}
        }
    }
}
