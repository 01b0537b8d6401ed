//! Choosing objects, by one player or by each of several. `Choose` in FORMAT.md.

use super::Interpreter;
use crate::applying::Stop;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use language::event::Instruction;
use language::select::{Amount, What, Who};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::question::{Answer, Question};

/// What an instruction has somebody choose among objects.
struct Choice<'a> {
    who: &'a Who,
    what: &'a What,
    amount: &'a Amount,
    /// Whether what is chosen is targeted.
    target: bool,
    /// Whether fewer than `amount` may be chosen, none included.
    or_fewer: bool,
    /// By what name later instructions refer to the chosen ones.
    called: &'a str,
}

impl Interpreter<'_> {
    /// Somebody chooses among objects, or each of several players does.
    pub(super) fn choose(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Choose { who, each, what, amount, or_fewer, target, called } = instruction else {
            return Ok(());
        };
        let choice = Choice { who, what, amount, target: *target, or_fewer: *or_fewer, called };
        if *each { self.each_chooses(&choice) } else { self.one_chooses(&choice) }
    }

    fn one_chooses(&mut self, choice: &Choice<'_>) -> Result<(), Stop> {
        let all = self.choosable_now(choice);
        let number = self.eval().amount(choice.amount)?;
        let decides = self.eval().first(choice.who);
        self.env.about.others_chose |= decides != Some(self.env.about.you);
        let (taken, number) = self.take(choice, &all, number, None)?;
        self.bind(choice.called, &taken, number);
        Ok(())
    }

    /// Each of several players chooses, in turn order from the active player, and knows what those before have chosen; what is
    /// done with it is done together (CR 101.4, 101.4b (2026-04-17), 103.4 (2006-10-01)).
    fn each_chooses(&mut self, choice: &Choice<'_>) -> Result<(), Stop> {
        let players = self.eval().players(choice.who);
        let (affected, mut all_taken, mut all_chosen) = (self.env.about.affected, Vec::new(), 0);
        for player in players {
            self.env.about.affected = Some(player);
            self.env.about.others_chose |= player != self.env.about.you;
            let from = self.choosable_now(choice);
            let number = self.eval().amount(choice.amount)?;
            let (taken, number) = self.take(choice, &from, number, Some(player))?;
            all_taken.extend(taken);
            all_chosen += number;
        }
        self.env.about.affected = affected;
        all_taken.sort_unstable();
        all_taken.dedup();
        self.bind(choice.called, &all_taken, all_chosen);
        Ok(())
    }

    /// What can be chosen.
    fn choosable_now(&mut self, choice: &Choice<'_>) -> Vec<ObjectId> {
        let all = self.eval().objects(choice.what);
        if choice.target {
            self.tell_untargetable_among(choice.what);
        }
        if choice.target { self.targetable(all) } else { all }
    }

    /// What is chosen by the player, or by the first of those who choose, and how many that is. Nobody is asked where all have to
    /// be chosen.
    fn take(
        &mut self,
        choice: &Choice<'_>,
        all: &[ObjectId],
        number: u64,
        player: Option<PlayerId>,
    ) -> Result<(Vec<ObjectId>, usize), Stop> {
        let state = self.table.board(self.situation.board);
        let there = groups::count(state, all);
        let number = usize::try_from(number).unwrap_or(usize::MAX).min(there);
        let at_least = if choice.or_fewer { 0 } else { number };
        if at_least == there {
            return Ok((all.to_vec(), there));
        }
        let from = groups::offered(state, all, number);
        let question = Question::Objects { from, at_least, at_most: number };
        let answer = match player {
            Some(player) => self.ask_player(player, question)?,
            None => self.ask(choice.who, question)?,
        };
        let chosen = if let Answer::Objects(ids) = answer { ids } else { Vec::new() };
        let taken = groups::take(self.table, &mut self.situation, &chosen)?;
        Ok((taken, chosen.len()))
    }

    /// Tells which of the objects that fit some words can't be targeted by what is followed, and why.
    pub(super) fn tell_untargetable_among(&mut self, what: &What) {
        let all = self.eval().objects(what).into_iter().map(Target::Object).collect();
        let env = self.env.clone();
        self.tell_untargetable(all, &env);
    }

    /// Those of these that what is followed can target.
    pub(super) fn targetable(&self, mut all: Vec<ObjectId>) -> Vec<ObjectId> {
        let pending = PendingEvent::new(self.table, &self.situation);
        let (source, you) = (self.eval().this(), self.env.about.you);
        all.retain(|&id| pending.can_be_targeted(Target::Object(id), source.as_ref(), you));
        all
    }
}
