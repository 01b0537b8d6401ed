//! Costs, and what is done if an action was carried out.

use super::purpose::is_cost;
use super::{Counting, Interpreter};
use crate::applying::Stop;
use crate::judging::barred::{tell_events, tell_unpayable};
use crate::judging::begun::any_begins;
use crate::judging::choosable::any_can_happen;
use crate::judging::lacking::lacking;
use crate::judging::payable::{lacks_resources, payable, taken};
use crate::pending::groups;
use crate::table::env::Env;
use crate::table::{Origin, Table};
use language::effect::Cause;
use language::event::{Deed, Event, Instruction};
use language::rule::Switch;
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId};
use statements::lacking::Lacks;
use statements::leaving::Leaving;
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
        if let Some(player) = self.eval().first(who) {
            env.done_by(player);
        }
        let taken = taken(&self.situation);
        // Who has left the game pays nothing, and nobody chooses that in that player's place (CR 800.4f (2026-04-17)).
        let parts = if let Some(player) = self.eval().has_left(who) {
            self.table.log_once(vec![Decided::Leaving(Leaving::Unpaid(player))]);
            None
        } else {
            payable(self.table, &self.situation, &env, cost, &taken)?
        };
        let Some(parts) = parts else {
            if let Some(player) = self.eval().first(who) {
                tell_unpayable(self.table, &self.situation, &env, cost, player)?;
            }
            self.then(otherwise, self.env.clone());
            return Ok(());
        };
        if self.ask(who, Question::Pay)? == Answer::No {
            self.then(otherwise, self.env.clone());
            return Ok(());
        }
        let counting = self.counting(cost, then);
        self.situation.add_parts(parts)?;
        self.count(counting);
        if counting != Counting::Off {
            for part in &mut self.situation.parts {
                let origin = Origin { is_counted: true, ..self.table.origin(part.from).clone() };
                part.from = self.table.keep_origin(origin);
            }
        }
        self.then(then, self.env.clone());
        Ok(())
    }

    /// An action, and what is done if it was begun: whatever replaces it counts as it (419.5b (2006-10-01), 116.11 and
    /// 116.12 (2009-07-11), CR 118.11, 118.12 (2026-04-17)). Where it is up to a player, see `can_choose`.
    ///
    /// Judgement: what has to be done is a cost as well, and who lacks some of what it takes begins nothing
    /// (CR 118.3, 118.12 (2026-04-17)). Before 2009-07-11, when no text calls it so, as much is begun as can be done: of two
    /// cards to be discarded the only one.
    pub(crate) fn if_done(
        &mut self,
        does: &[Event],
        then: &[Instruction],
        otherwise: &[Instruction],
    ) -> Result<(), Stop> {
        let whole = !is_cost(then) || !self.table.on(Switch::CostIsWhole) || !self.tell_short(does)?;
        if whole {
            let counting = self.counting(does, if then.is_empty() { otherwise } else { then });
            self.events(does, &[], counting)?;
        }
        let done = whole && any_begins(self.table, &mut self.situation)?;
        self.table.log(|| Happened::Decided(Decided::IfDone(done)));
        self.then(if done { then } else { otherwise }, self.env.clone());
        Ok(())
    }

    /// Whether who has to do something lacks some of what it takes. Tells so where some is there.
    fn tell_short(&mut self, does: &[Event]) -> Result<bool, TooLarge> {
        let env = self.env.clone();
        let short = lacks_resources(self.table, &self.situation, &env, does)?
            && any_can_happen(self.table, &self.situation, &env, does)?;
        if short {
            let player = does.iter().find_map(|event| self.who_does(event)).unwrap_or(self.env.doer());
            tell_unpayable(self.table, &self.situation, &env, does, player)?;
        }
        Ok(short)
    }

    /// Whose cards an event is about.
    fn who_does(&self, event: &Event) -> Option<PlayerId> {
        let (Event::MoveTop { who, .. } | Event::Deed { who, what: None, .. }) = event else { return None };
        self.eval().first(who)
    }

    /// A player may do something, and then is who does it.
    pub(crate) fn may(
        &mut self,
        who: &Who,
        does: &[Instruction],
        otherwise: &[Instruction],
    ) -> Result<(), Stop> {
        let before = self.env.clone();
        if let Some(player) = self.eval().first(who) {
            self.env.done_by(player);
        }
        let yes = self.offered(who, does)? && self.ask(who, Question::May)? == Answer::Yes;
        let (block, env) = if yes { (does, self.env.clone()) } else { (otherwise, before) };
        self.then_within(block, env);
        Ok(())
    }

    /// Whether a player is asked whether to follow these instructions. Who can't choose to is told so.
    pub(crate) fn offered(&mut self, who: &Who, does: &[Instruction]) -> Result<bool, TooLarge> {
        let offered = self.can_choose(does)?;
        if let (false, Some(player)) = (offered, self.eval().first(who)) {
            let forbidden = self.tell_impossible(does)?;
            let draws = self.drawn_first(does);
            let lacks = if forbidden || draws.is_some() { None } else { self.lacks(does)? };
            self.table.log(|| Happened::Decided(Decided::CantChoose { player, draws, lacks }));
        }
        Ok(offered)
    }

    /// Tells what of these instructions can't happen, as something says, whatever is chosen among them. Whether anything of it
    /// was told.
    pub(super) fn tell_impossible(&mut self, does: &[Instruction]) -> Result<bool, TooLarge> {
        let said = |table: &Table| table.log.as_ref().map_or(0, Vec::len);
        let (mut env, before) = (self.env.clone(), said(self.table));
        for instruction in does {
            if let Instruction::Choose { what, called, target, .. } = instruction {
                if *target {
                    self.tell_untargetable_among(what);
                }
                env.chosen.retain(|(name, _)| name != called);
                env.chosen.push((called.clone(), self.choosable(what, *target)));
            }
            if let Instruction::Do { events, .. } | Instruction::IfDone { does: events, .. } = instruction {
                tell_events(self.table, &self.situation, &env, events)?;
            }
        }
        Ok(said(self.table) > before)
    }

    /// What is not there of what these instructions ask for: things to choose among, cards, mana, or anything at all.
    ///
    /// # Errors
    /// When an amount does not fit.
    pub(super) fn lacks(&mut self, does: &[Instruction]) -> Result<Option<Lacks>, TooLarge> {
        let mut env = self.env.clone();
        for instruction in does {
            if let Instruction::Choose { what, called, target, amount, or_fewer, each, .. } = instruction {
                let all = self.choosable(what, *target);
                if !*or_fewer && !*each && !self.has_enough(instruction)? {
                    let there = groups::count(self.table.board(self.situation.board), &all) as u64;
                    return Ok(Some(Lacks::Choosable { asked: self.eval().amount(amount)?, there }));
                }
                env.chosen.retain(|(name, _)| name != called);
                env.chosen.push((called.clone(), all));
            }
            if let Instruction::Do { events, .. } | Instruction::IfDone { does: events, .. } = instruction {
                let taken = taken(&self.situation);
                return lacking(self.table, &self.situation, &env, events, &taken);
            }
        }
        Ok(None)
    }

    /// How many cards are to be drawn where that comes first.
    fn drawn_first(&self, does: &[Instruction]) -> Option<u64> {
        let Some(Instruction::Do { events, .. } | Instruction::IfDone { does: events, .. }) = does.first()
        else {
            return None;
        };
        events.iter().find_map(|event| {
            let Event::Draw { amount, .. } = event else { return None };
            Some(self.eval().amount(amount).unwrap_or(u64::MAX))
        })
    }

    /// Whether a player who may follow these instructions can choose to: the action that an "if you do" asks about must
    /// be possible in full (CR 118.3, 118.12, 608.2d, 701.17b (2026-04-17)), and so must drawing, milling and discarding
    /// that come first. An empty library can be drawn from (CR 121.3 (2026-04-17)). Of anything else some of it must be.
    pub(crate) fn can_choose(&mut self, does: &[Instruction]) -> Result<bool, TooLarge> {
        // What is linked in the end asks for nothing.
        let is_linked = |one: &&Instruction| matches!(one, Instruction::Imprint { .. });
        let does = &does[..does.len() - does.iter().rev().take_while(is_linked).count()];
        let asked = does.iter().position(|one| matches!(one, Instruction::IfDone { .. }));
        let last = does.len().saturating_sub(1);
        let Some(at) = asked.or_else(|| is_choosing_first(does).then_some(last)) else {
            return self.can_begin(does);
        };
        let (before, rest) = does.split_at(at);
        let mut env = self.env.clone();
        for instruction in before {
            let Instruction::Choose { who, each, what, called, target, or_fewer, power, .. } = instruction
            else {
                continue;
            };
            // Of several who choose each chooses what there is.
            if (!*or_fewer || power.is_some()) && !*each && !self.has_enough(instruction)? {
                return Ok(false);
            }
            let from = if *each { self.choosable_by_each(who, what) } else { self.eval().objects(what) };
            // What is done then refers to some of these.
            env.chosen.retain(|(name, _)| name != called);
            env.chosen.push((called.clone(), if *target { self.targetable(from) } else { from }));
            let unknown = self.eval().unknown_among(what).filter(|_| !*target && !self.env.of_rule);
            env.chosen_unknown.extend(unknown.map(|(cards, _)| (called.clone(), cards)));
        }
        if !before.iter().all(|one| matches!(one, Instruction::Choose { .. })) {
            return Ok(true);
        }
        let ([], [Instruction::IfDone { does, .. }, ..]) = (before, rest) else {
            return self.any_can_be_done(rest, &env);
        };
        let taken = taken(&self.situation);
        let parts = payable(self.table, &self.situation, &env, does, &taken)?;
        Ok(parts.is_some_and(|parts| parts.iter().all(|part| part.happening.amount() != Some(0))))
    }

    /// Whether these instructions can be chosen to be followed: so many cards as come first can be drawn, milled or discarded,
    /// and something can be done.
    fn can_begin(&mut self, does: &[Instruction]) -> Result<bool, TooLarge> {
        let Some(Instruction::Do { events, .. }) = does.first() else { return Ok(true) };
        let env = self.env.clone();
        let taken = taken(&self.situation);
        for event in events.iter().filter(|event| is_numbered(event)) {
            let one = std::slice::from_ref(event);
            if payable(self.table, &self.situation, &env, one, &taken)?.is_none() {
                return Ok(false);
            }
        }
        self.any_can_be_done(does, &env)
    }

    /// Whether as many objects are there as an instruction has somebody choose; so they are for all others.
    pub(crate) fn has_enough(&self, instruction: &Instruction) -> Result<bool, TooLarge> {
        let Instruction::Choose { what, amount, target, power, .. } = instruction else { return Ok(true) };
        if let Some(least) = power {
            return Ok(self.have_power(&self.choosable(what, *target), *least));
        }
        let (all, number) = (self.choosable(what, *target), self.eval().amount(amount)?);
        Ok(self.number_to_choose(what, &all, *target) >= number)
    }

    /// How many can be chosen of these that fit such words, with the cards of which nothing is known.
    pub(super) fn number_to_choose(&self, what: &What, all: &[ObjectId], target: bool) -> u64 {
        let unknown = self.eval().unknown_among(what).filter(|_| !target && !self.env.of_rule);
        let there = groups::count(self.table.board(self.situation.board), all) as u64;
        there.saturating_add(unknown.map_or(0, |(cards, _)| cards.amount))
    }

    /// Whether some of these have so much power together: those that have any at all.
    fn have_power(&self, of: &[ObjectId], least: u64) -> bool {
        let state = self.table.board(self.situation.board);
        let each = of
            .iter()
            .zip(self.powers(of))
            .map(|(&id, power)| u64::try_from(power).unwrap_or(0).saturating_mul(state.object(id).count));
        each.fold(0, u64::saturating_add) >= least
    }

    fn choosable_by_each(&self, who: &Who, what: &What) -> Vec<ObjectId> {
        let players = self.eval().players(who);
        let mut all: Vec<ObjectId> =
            players.iter().flat_map(|&player| self.eval().for_player(player).objects(what)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    pub(super) fn choosable(&self, what: &What, target: bool) -> Vec<ObjectId> {
        let all = self.eval().objects(what);
        if target { self.targetable(all) } else { all }
    }

    /// Whether anything of these instructions can be done. Those that bring no event about by themselves always can.
    fn any_can_be_done(&mut self, does: &[Instruction], env: &Env) -> Result<bool, TooLarge> {
        for instruction in does {
            let (Instruction::Do { events, .. } | Instruction::IfDone { does: events, .. }) = instruction
            else {
                return Ok(true);
            };
            if any_can_happen(self.table, &self.situation, env, events)? {
                return Ok(true);
            }
        }
        Ok(does.is_empty())
    }
}

/// Whether something is chosen, and one instruction says what is done with it.
fn is_choosing_first(does: &[Instruction]) -> bool {
    let Some((Instruction::Do { .. }, before)) = does.split_last() else { return false };
    !before.is_empty() && before.iter().all(|one| matches!(one, Instruction::Choose { .. }))
}

/// Whether an event is about a number of cards, all of which must be there for it to be chosen, but for draws.
fn is_numbered(event: &Event) -> bool {
    matches!(
        event,
        Event::Draw { .. }
            | Event::MoveTop { .. }
            | Event::Deed { deed: Deed::Mill | Deed::DiscardUnknown, .. }
    )
}
