//! Another amount.

use super::{AppliedEffect, Stop};
use crate::events::create::{
    add as add_tokens, groups as token_groups, plain as plain_token, set_count as set_token_count,
    total as create_total,
};
use crate::judging::pending_event::PendingEvent;
use language::dispute::Dispute;
use language::effect::Scale;
use language::select::Amount;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::FormId;
use statements::question::{Answer, Question};

impl AppliedEffect<'_> {
    /// Each picked part gets another amount.
    ///
    /// Judgement: "plus" over several parts adds once, to the first of them in the order of the board.
    pub(crate) fn scale(&mut self, scale: &Scale) -> Result<(), Stop> {
        if matches!(scale, Scale::Plus(_)) && self.is_taken_together() {
            self.first_apart()?;
        }
        for nth in 0..self.parts.len() {
            let at = usize::from(self.parts[nth]);
            if nth > 0 && matches!(scale, Scale::Plus(_)) {
                break;
            }
            let old = self.amount_of(at)?;
            self.words.about.that_much = old;
            let new = if let Scale::DownTo(floor) = scale {
                self.down_to(at, old, floor)?
            } else {
                self.scaled(scale, old)?
            };
            if self.part(at).happening.creates() {
                self.rescale_tokens(at, old, new)?;
            } else if let Some(amount) = self.situation.parts[at].happening.amount_mut() {
                *amount = new;
            }
        }
        Ok(())
    }

    fn scaled(&self, scale: &Scale, old: u64) -> Result<u64, TooLarge> {
        // Mostly it is a number, for which nobody has to look at the board.
        let told = |amount: &Amount| {
            if let Amount::N(number) = amount { Ok(*number) } else { self.eval().amount(amount) }
        };
        match scale {
            Scale::Times(by) => old.checked_mul(*by).ok_or(TooLarge),
            Scale::Plus(amount) => old.checked_add(told(amount)?).ok_or(TooLarge),
            Scale::Minus(amount) => Ok(old.saturating_sub(told(amount)?)),
            Scale::HalfUp => Ok(old.div_ceil(2)),
            Scale::HalfDown => Ok(old / 2),
            Scale::Set(amount) => told(amount),
            Scale::AtMost(amount) | Scale::DownTo(amount) => Ok(old.min(told(amount)?)),
        }
    }

    /// As much of a loss of life as leaves so much with all that happens at once; nothing when there is less already.
    ///
    /// Judgement: of several losses it takes from the first as much as it can, then from the next.
    fn down_to(&self, at: usize, old: u64, floor: &Amount) -> Result<u64, TooLarge> {
        let Happening::LoseLife { player, .. } = self.part(at).happening else { return Ok(old) };
        let floor = self.eval().amount(floor)?;
        let less = PendingEvent::new(self.table, self.situation).missing(player, floor)?;
        Ok(old.saturating_sub(less))
    }

    /// More dice, of which the lowest don't count.
    pub(crate) fn extra_dice(&mut self, more: &Amount, ignored: &Amount) -> Result<(), TooLarge> {
        for at in self.places() {
            let eval = self.eval();
            let (more, less) = (eval.amount(more)?, eval.amount(ignored)?);
            if let Happening::Roll { dice, ignored, .. } = &mut self.situation.parts[at].happening {
                *dice = dice.checked_add(more).ok_or(TooLarge)?;
                *ignored = ignored.checked_add(less).ok_or(TooLarge)?;
            }
        }
        Ok(())
    }

    /// The amount of a part; of a creation, how many tokens.
    pub(super) fn amount_of(&self, at: usize) -> Result<u64, TooLarge> {
        if self.part(at).happening.creates() {
            return create_total(self.situation, at);
        }
        Ok(self.part(at).happening.much())
    }

    /// Another number of tokens. What was done to them already stays, and a multiple takes all of them.
    fn rescale_tokens(&mut self, at: usize, old: u64, new: u64) -> Result<(), Stop> {
        let groups = token_groups(self.situation, at);
        if old > 0 && new.is_multiple_of(old) {
            for (place, count) in groups {
                let count = count.checked_mul(new / old).ok_or(TooLarge)?;
                set_token_count(&mut self.situation.parts[place], count);
            }
            return Ok(());
        }
        match groups[..] {
            [] => Ok(()),
            [(only, _)] => {
                set_token_count(&mut self.situation.parts[only], new);
                Ok(())
            }
            [..] if new < old => self.share_out(&groups, old - new, false),
            [..] => self.add_to(at, &groups, new - old),
        }
    }

    /// Tokens are added to several groups of them. Where all are alike, and only what was applied to them is not, the
    /// added ones are like them, and nothing has been applied to them.
    ///
    /// Judgement: where they have become different, no text says what "that many plus one" adds, and both readings are
    /// followed.
    fn add_to(&mut self, at: usize, groups: &[(usize, u64)], more: u64) -> Result<(), Stop> {
        if let Some(form) = self.same_form(groups) {
            return Ok(add_tokens(self.situation, at, form, more)?);
        }
        let second = self.takes_second(Dispute::MoreOfUnlikeTokens)?;
        match plain_token(self.table, self.situation, at) {
            Some(form) if second => Ok(add_tokens(self.situation, at, form, more)?),
            Some(_) | None => self.share_out(groups, more, true),
        }
    }

    /// What all groups are, if they are the same.
    fn same_form(&self, groups: &[(usize, u64)]) -> Option<FormId> {
        let form = |place: usize| self.part(place).happening.entering().map(|entering| entering.form);
        let first = form(groups.first()?.0)?;
        groups.iter().all(|&(place, _)| form(place) == Some(first)).then_some(first)
    }

    /// The orderer says of which groups of tokens there are so many more or fewer.
    fn share_out(&mut self, groups: &[(usize, u64)], amount: u64, adds: bool) -> Result<(), Stop> {
        let parts = groups.iter().map(|&(at, count)| (at, if adds { amount } else { count })).collect();
        let answer = self.asks_player(self.orderer, Question::Division { amount, parts })?;
        let Answer::Division(shares) = answer else { return Ok(()) };
        for (&(at, count), share) in groups.iter().zip(shares) {
            let count =
                if adds { count.checked_add(share).ok_or(TooLarge)? } else { count.saturating_sub(share) };
            set_token_count(&mut self.situation.parts[at], count);
        }
        Ok(())
    }
}
