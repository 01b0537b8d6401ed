//! Preventing and redirecting damage, shields and their division.

use super::{AppliedEffect, Stop};
use crate::judging::cant::Unpreventable;
use crate::judging::of_one_source::of_each_source;
use crate::judging::pending_event::PendingEvent;
use crate::judging::possible as judge;
use crate::pending::groups;
use crate::pending::prevented::{Prevented, PreventedAtOnce};
use crate::table::Origin;
use crate::table::ledger::Entry;
use language::effect::{Prevention, Quantity, Rewrite};
use language::select::{Amount, Whom};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{OriginId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};

impl AppliedEffect<'_> {
    /// Prevents damage, and what the effect does besides follows right after the event. Of damage that can't be
    /// prevented it prevents nothing, and does what it does besides (CR 615.12 (2026-04-17)).
    ///
    /// Judgement: "that many" is of the damage that it would prevent; "prevented this way" is nothing then.
    ///
    /// Judgement: so, too, before 2009-07-11, when no rule says what a prevention effect does to such damage.
    pub(crate) fn prevent(&mut self, prevention: &Prevention) -> Result<(), Stop> {
        let takes = self.quantities(&prevention.amount)?;
        let (mut prevented, mut of_all, mut damage, mut times) = (0u64, 0u64, Vec::new(), 1);
        let together = self.is_taken_together();
        let apart = self.applies_separately(&prevention.amount);
        self.tell_unpreventable();
        for (at, take) in takes {
            // Of a row, so much is prevented to each.
            let many = self.many(at);
            let to_all = take.checked_mul(many).ok_or(TooLarge)?;
            let can_be = self.unpreventable(at).is_none();
            if can_be || prevention.of_all {
                of_all = of_all.checked_add(if together { to_all } else { take }).ok_or(TooLarge)?;
            }
            if !can_be {
                continue;
            }
            prevented = prevented.checked_add(take).ok_or(TooLarge)?;
            let each = apart && !together;
            times = if each { many.max(times) } else { times };
            let of_row = self.of_row(at);
            let amount = if each { take } else { to_all };
            damage.extend((take > 0).then(|| Prevented { of_row, ..Prevented::of(self.part(at), amount) }));
            self.take_damage(at, take)?;
        }
        self.note_prevented(PreventedAtOnce::new(self.effect, damage, times), apart);
        self.use_shield(prevented);
        if prevented == 0 {
            self.keep_use();
        }
        let mut env = self.words.to_env();
        env.about.that_much = of_all;
        env.marks = statements::part::Marks::default();
        (env.cause, env.by) = (language::effect::Cause::Replacement, None);
        // Judgement: also where the damage has become a loss of life that the rest could make up for.
        self.follow_block(&prevention.then, env);
        Ok(())
    }

    /// Abilities will trigger on what has been prevented, where any wait for that; and an effect that prevents only so much of
    /// what one source deals at a time has prevented so much of it.
    fn note_prevented(&mut self, prevention: PreventedAtOnce, apart: bool) {
        let triggers = &self.table.view(self.situation.board).triggers;
        let waits = triggers.iter().any(|trigger| trigger.prevented);
        if prevention.damage.is_empty() || !(waits || self.is_limited_by_source()) {
            return;
        }
        if apart {
            self.situation.prevented.add_separately(prevention);
        } else {
            self.situation.prevented.add(prevention);
        }
    }

    /// Whether the effect applies to each damage event by itself, also where several happen at once: it takes so much of each
    /// (CR 615.10 (2026-04-17)), takes a use, or may be applied or not.
    ///
    /// Judgement: what leaves so much of the damage, or takes half of it, is like what takes so much; the rule names that alone.
    fn applies_separately(&self, quantity: &Quantity) -> bool {
        let takes_some = match quantity {
            Quantity::All => false,
            Quantity::Some(_) | Quantity::AllBut(_) | Quantity::HalfUp | Quantity::HalfDown => {
                !self.body.is_shield()
            }
        };
        takes_some || self.body.is_counted() || self.body.optional
    }

    fn take_damage(&mut self, at: usize, take: u64) -> Result<(), TooLarge> {
        if let Happening::Damage { to, amount, .. } = &mut self.situation.parts[at].happening {
            let to = *to;
            *amount -= take;
            let of_all = take.checked_mul(self.many(at)).ok_or(TooLarge)?;
            self.record(Entry::Prevented(to), of_all)?;
        }
        Ok(())
    }

    fn unpreventable(&self, at: usize) -> Option<Unpreventable> {
        PendingEvent::new(self.table, self.situation).unpreventable(self.part(at))
    }

    /// Says of which damage the effect prevents nothing, and what keeps it from that.
    fn tell_unpreventable(&mut self) {
        if self.table.log.is_none() {
            return;
        }
        let decided = |at: usize| {
            let Happening::Damage { source, to, amount: 1.., .. } = self.part(at).happening else {
                return None;
            };
            let by = match self.unpreventable(at)? {
                Unpreventable::OfItself => None,
                Unpreventable::By(permanent) => Some(permanent),
            };
            Some(Decided::Unpreventable { effect: self.effect, source, to, by })
        };
        let told = self.places().into_iter().filter_map(decided).collect();
        self.table.log_once(told);
    }

    /// How much of each part an effect takes.
    fn quantities(&mut self, quantity: &Quantity) -> Result<Vec<(usize, u64)>, Stop> {
        let damage: Vec<(usize, u64)> =
            self.places().into_iter().map(|at| (at, self.part(at).happening.much())).collect();
        let shield = self.shield_left();
        let limit = match quantity {
            Quantity::Some(amount) => {
                Some(self.eval().amount(amount)?.saturating_sub(self.prevented_before()))
            }
            Quantity::All | Quantity::AllBut(_) | Quantity::HalfUp | Quantity::HalfDown => None,
        };
        let limit = match (limit, shield) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        if let Some(limit) = limit {
            return self.divide(limit, damage);
        }
        let but = match quantity {
            Quantity::AllBut(amount) => self.eval().amount(amount)?,
            Quantity::All | Quantity::Some(_) | Quantity::HalfUp | Quantity::HalfDown => 0,
        };
        let take = |amount: u64| match quantity {
            Quantity::HalfUp => amount.div_ceil(2),
            Quantity::HalfDown => amount / 2,
            Quantity::All | Quantity::Some(_) | Quantity::AllBut(_) => amount.saturating_sub(but),
        };
        Ok(damage.into_iter().map(|(at, amount)| (at, take(amount))).collect())
    }

    /// How much the effect has prevented already of what the source of this damage deals now, where it prevents only so much
    /// of that.
    fn prevented_before(&self) -> u64 {
        let pending = PendingEvent::new(self.table, self.situation);
        if self.is_limited_by_source() {
            pending.prevented_of_source(self.effect, self.places()[0])
        } else {
            0
        }
    }

    /// Which of a row deals this damage, where that matters to the effect.
    fn of_row(&self, at: usize) -> u64 {
        let pending = PendingEvent::new(self.table, self.situation);
        if self.is_limited_by_source() { pending.which_for(self.effect, at) } else { 0 }
    }

    fn is_limited_by_source(&self) -> bool {
        of_each_source(self.body, self.table.effect(self.effect).scope).is_some()
    }

    /// A limited amount over several parts: the shielded side says how much goes where (CR 615.7 (2026-04-17)).
    /// Parts that can't be prevented take nothing.
    fn divide(&mut self, limit: u64, damage: Vec<(usize, u64)>) -> Result<Vec<(usize, u64)>, Stop> {
        let open: Vec<(usize, u64)> = damage
            .into_iter()
            .filter(|&(at, amount)| amount > 0 && self.unpreventable(at).is_none())
            .collect();
        let total = open.iter().try_fold(0u64, |sum, &(_, most)| sum.checked_add(most)).ok_or(TooLarge)?;
        if total <= limit {
            return Ok(open);
        }
        if let [(at, _)] = open[..] {
            return Ok(vec![(at, limit)]);
        }
        let question = Question::Division { amount: limit, parts: open.clone() };
        let answer = self.asks_player(self.orderer, question)?;
        Ok(shares(&open, answer))
    }

    /// The most that the effect can take of all damage together; none where that is no number.
    pub(super) fn takes_at_most(&self) -> Option<u64> {
        let said = if let Rewrite::Prevent(Prevention { amount: Quantity::Some(amount), .. })
        | Rewrite::Redirect { amount: Some(amount), .. } = &self.body.rewrite
        {
            self.eval().amount(amount).ok()
        } else {
            None
        };
        said.into_iter().chain(self.shield_left()).min()
    }

    /// What is left of the shield that is being applied.
    fn shield_left(&self) -> Option<u64> {
        let shield = self.body.limit.as_ref().filter(|limit| limit.is_shield());
        shield.map(|limit| self.situation.left(self.effect, limit.amount()))
    }

    /// CR 609.7b (2026-04-17): an effect that prevents nothing isn't used up.
    fn keep_use(&mut self) {
        if let (true, Some(start)) = (self.body.is_counted(), self.table.effect(self.effect).limit) {
            self.situation.give_back(self.effect, start);
        }
    }

    fn use_shield(&mut self, used: u64) {
        if let (Some(left), true) = (self.shield_left(), used > 0) {
            self.situation.set_left(self.effect, left.saturating_sub(used));
        }
    }

    /// Damage goes to another recipient; what isn't redirected stays.
    pub(crate) fn redirect(&mut self, amount: Option<&Amount>, to: &Whom) -> Result<(), Stop> {
        let first = self.part(self.places()[0]).clone();
        let choices = judge::recipients(&self.eval(), to, &first);
        let target = self.choose_recipient(choices)?;
        let quantity = amount.map_or(Quantity::All, |amount| Quantity::Some(amount.clone()));
        let takes = self.redirected(&quantity)?;
        let total = takes.iter().try_fold(0u64, |sum, &(_, take)| sum.checked_add(take)).ok_or(TooLarge)?;
        self.use_shield(total);
        for (at, take) in takes {
            self.split(at, take, target);
        }
        Ok(())
    }

    /// How much of each part goes elsewhere. Damage that can't be prevented can be redirected.
    fn redirected(&mut self, quantity: &Quantity) -> Result<Vec<(usize, u64)>, Stop> {
        let damage: Vec<(usize, u64)> =
            self.places().into_iter().map(|at| (at, self.part(at).happening.much())).collect();
        let limit = match quantity {
            Quantity::Some(amount) => Some(self.eval().amount(amount)?),
            Quantity::All | Quantity::AllBut(_) | Quantity::HalfUp | Quantity::HalfDown => None,
        };
        let limit = limit.into_iter().chain(self.shield_left()).min();
        let total = damage.iter().try_fold(0u64, |sum, &(_, most)| sum.checked_add(most)).ok_or(TooLarge)?;
        let Some(limit) = limit.filter(|&limit| limit < total) else { return Ok(damage) };
        if let [(at, _)] = damage[..] {
            return Ok(vec![(at, limit)]);
        }
        let question = Question::Division { amount: limit, parts: damage.clone() };
        let answer = self.asks_player(self.orderer, question)?;
        Ok(shares(&damage, answer))
    }

    fn choose_recipient(&mut self, choices: Vec<Target>) -> Result<Option<Target>, Stop> {
        let Some(&first) = choices.first() else { return Ok(None) };
        let mut chosen = first;
        if choices.len() > 1 {
            let answer = self.asks(Question::Recipient(choices))?;
            chosen = if let Answer::Recipient(target) = answer { target } else { first };
        }
        Ok(Some(match chosen {
            Target::Player(_) => chosen,
            Target::Object(id) => Target::Object(groups::take_one(self.table, self.situation, id)?),
        }))
    }

    fn split(&mut self, at: usize, take: u64, target: Option<Target>) {
        let Some(target) = target.filter(|_| take > 0) else { return };
        let mut moved: Part = self.part(at).clone();
        moved.from = self.one_of_row(at);
        let mut kept = moved.clone();
        let (mut all, mut rest) = (false, 0);
        if let Happening::Damage { to, amount, .. } = &mut moved.happening {
            rest = *amount - take;
            all = rest == 0;
            *to = target;
            *amount = take;
        }
        if let Happening::Damage { amount, .. } = &mut kept.happening {
            *amount = rest;
        }
        if all {
            self.situation.parts[at] = moved;
        } else {
            moved.within = None;
            kept.within = None;
            self.edits.push((at, vec![kept, moved]));
        }
    }

    /// Where damage comes from that goes elsewhere. Of a row it is told which one deals it, from the last on: else all that is
    /// dealt to the new recipient seemed to be the first one's. They are alike, so it does not matter which are taken.
    fn one_of_row(&mut self, at: usize) -> OriginId {
        let Part { happening, from, .. } = *self.part(at);
        let Some(source) = happening.damage_source() else { return from };
        let count = self.table.board(self.situation.board).object(source).count;
        if count < 2 || self.table.origin(from).of_row.is_some() {
            return from;
        }
        let told = |part: &&Part| {
            part.happening.damage_source() == Some(source) && self.table.origin(part.from).of_row.is_some()
        };
        let before = self.situation.parts.iter().filter(told).count() as u64 % count;
        let origin = Origin { of_row: Some(count - 1 - before), ..self.table.origin(from).clone() };
        self.table.keep_origin(origin)
    }
}

/// What each part gets of a division.
fn shares(parts: &[(usize, u64)], answer: Answer) -> Vec<(usize, u64)> {
    let Answer::Division(shares) = answer else { return Vec::new() };
    parts.iter().map(|&(at, _)| at).zip(shares).collect()
}
