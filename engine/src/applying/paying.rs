//! Costs that are paid as a permanent enters.

use smallvec::smallvec;

use super::{AppliedEffect, Stop};
use crate::judging::barred::tell_unpayable;
use crate::judging::payable::{payable, taken};
use crate::pending::groups;
use crate::pending::situation::place;
use crate::table::thing::UnknownCards;
use language::board::Zone;
use language::effect::{Cause, Fate, PAID_WITH, Rewrite};
use language::event::Event;
use language::rule::Switch;
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId};
use statements::lacking::Lacks;
use statements::leaving::Leaving;
use statements::question::{Answer, Question};

/// What something is paid with.
enum With {
    Object(ObjectId),
    /// A card that nobody knows.
    Unknown(UnknownCards),
}

impl AppliedEffect<'_> {
    /// Unless its decider pays as it enters, something else is done to each picked permanent.
    pub(crate) fn unless_paid(
        &mut self,
        cost: (Option<&What>, &[Event]),
        otherwise: &Rewrite,
    ) -> Result<(), Stop> {
        let all = self.parts.clone();
        for at in self.places() {
            let at = self.single_out(at)?;
            if self.paid(at, cost)? {
                continue;
            }
            self.parts = smallvec![place(at)?];
            self.rewrite(otherwise)?;
            self.parts.clone_from(&all);
        }
        Ok(())
    }

    fn paid(&mut self, at: usize, (with, cost): (Option<&What>, &[Event])) -> Result<bool, Stop> {
        let mut env = self.env_for(at);
        env.cause = Cause::Cost;
        let taken = self.taken_for(at);
        // Who has left the game pays nothing, and nobody chooses that in that player's place (CR 800.4f (2026-04-17)).
        let decider = self.decider();
        let Some(decider) = decider.filter(|&player| !self.has_left(player)) else {
            self.table.log_once(
                decider.map(|player| Decided::Leaving(Leaving::Unpaid(player))).into_iter().collect(),
            );
            return Ok(false);
        };
        env.done_by(decider);
        if let Some(what) = with {
            match self.chosen_to_pay(at, what, decider)? {
                Some(With::Object(object)) => env.chosen.push((PAID_WITH.to_owned(), vec![object])),
                Some(With::Unknown(cards)) => env.chosen_unknown.push((PAID_WITH.to_owned(), cards)),
                None => return Ok(false),
            }
        }
        let Some(parts) = payable(self.table, self.situation, &env, cost, &taken)? else {
            tell_unpayable(self.table, self.situation, &env, cost, decider)?;
            return Ok(false);
        };
        if with.is_none() && self.ask(Some(decider), Question::Pay)? == Answer::No {
            return Ok(false);
        }
        let base = self.situation.parts.len();
        self.situation.add_parts(parts)?;
        let outer = place(at)?;
        for part in &mut self.situation.parts[base..] {
            part.within = part.within.or(Some(outer));
        }
        Ok(true)
    }

    /// With what a player pays, or that they don't: one of these objects. Of cards that nobody knows one may be such: only who
    /// has them knows, and so both ways are followed. What is entering is none of them.
    fn chosen_to_pay(&mut self, at: usize, what: &What, decider: PlayerId) -> Result<Option<With>, Stop> {
        let there = self.choosable(at, what, Fate::Revealed)?;
        let unknown = self.eval().unknown_among(what).map(|(cards, _)| cards);
        if there.is_empty() {
            let Some(cards) = unknown else {
                let lacks = Lacks::Choosable { asked: 1, there: 0 };
                let too_little = Decided::HasTooLittle { player: decider, lacks, together: false };
                self.table.log(|| Happened::Decided(too_little));
                return Ok(None);
            };
            let pays = self.ask(Some(decider), Question::Pay)? == Answer::Yes;
            return Ok(pays.then_some(With::Unknown(UnknownCards { amount: 1, ..cards })));
        }
        let from = groups::offered(self.table.board(self.situation.board), &there, 1);
        let question = Question::Objects { from, at_least: 0, at_most: 1, together: None };
        let Answer::Objects(chosen) = self.ask(Some(decider), question)? else { return Ok(None) };
        let one = groups::take(self.table, self.situation, &chosen)?.first().copied();
        Ok(one.map(With::Object))
    }

    fn has_left(&self, player: PlayerId) -> bool {
        self.table.board(self.situation.board).player(player).left
    }

    /// What is paid or chosen already, and can't be paid again for a permanent (CR 118.3 (2026-04-17)). Where costs of what
    /// enters together have to be payable together (CR 614.12b (2026-04-17)), that is all of it; before, not the life
    /// that its player pays for other permanents. Other permanents that enter can be paid with before 2016-07-22, but not those
    /// that enter from a library.
    ///
    /// Judgement: before 2025-09-19 each payment of life is judged by the life total (CR 119.4 (2025-02-07)), and no text
    /// counts what the player pays at the same time for another permanent. Two lands that ask for 2 life each can both be
    /// paid for at 3 life, and the player is left with -1. For the other reading speaks that what is paid is subtracted, but
    /// no text says which payment comes first. What team mates pay at the same time is counted
    /// (CR 810.9b (2025-02-07)).
    fn taken_for(&self, at: usize) -> Vec<usize> {
        let mut taken = taken(self.situation);
        if !self.table.on(Switch::EnteringCantBeChosen) {
            let state = self.table.board(self.situation.board);
            let from_library = |entering: Entering| matches!(entering.subject, Subject::Object(id) if state.object(id).zone == Zone::Library);
            taken.retain(|&place| place == at || self.entering(place).is_none_or(from_library));
        }
        if !self.table.on(Switch::CostsTogether) {
            let you = self.decider();
            taken.retain(|&place| {
                let is_life = matches!(self.part(place).happening, Happening::LoseLife { player, .. } if Some(player) == you);
                !is_life || self.situation.is_within(place, at)
            });
        }
        taken
    }
}
