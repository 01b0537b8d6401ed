//! Chance, what nobody can know, and proliferating.

use super::Interpreter;
use crate::applying::Stop;
use crate::table::NO_ORIGIN;
use crate::table::object::Counters;
use language::effect::Cause;
use language::event::Instruction;
use language::select::Who;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::{Marks, Part};
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Each die is a question to nobody; the lowest are left out, and the sum is the result.
    pub(crate) fn chance(
        &mut self,
        sides: u64,
        dice: u64,
        ignored: u64,
        does: &[Instruction],
    ) -> Result<(), Stop> {
        let mut results = Vec::new();
        for _ in 0..dice {
            let answer = self.ask_nobody(Question::Number { from: 1, to: sides })?;
            results.push(if let Answer::Number(number) = answer { number } else { 1 });
        }
        results.sort_unstable();
        let counts = results.iter().skip(usize::try_from(ignored).unwrap_or(usize::MAX));
        let worth = |&result: &u64| if sides == 2 { result - 1 } else { result };
        let mut env = self.env.clone();
        env.about.result = counts.map(worth).try_fold(0, u64::checked_add).ok_or(TooLarge)?;
        self.then(does, env);
        Ok(())
    }

    /// Both readings of what nobody can know.
    pub(crate) fn unknown(
        &mut self,
        asks: &str,
        yes: &[Instruction],
        no: &[Instruction],
    ) -> Result<(), Stop> {
        let asks = self.table.keep_text(asks);
        let so = self.ask_nobody(Question::Unknown(asks))? == Answer::Yes;
        self.then(if so { yes } else { no }, self.env.clone());
        Ok(())
    }

    fn ask_nobody(&mut self, question: Question) -> Result<Answer, Stop> {
        let answer = self.answers.get(self.told).cloned();
        self.told += 1;
        answer.ok_or(Stop::Ask(None, question))
    }

    /// Any of the players and permanents with counters get another of each kind.
    pub(crate) fn counters_again(&mut self, who: &Who) -> Result<(), Stop> {
        let state = self.table.board(self.situation.board).clone();
        let players = state.players.iter().enumerate();
        let players = players.filter(|(_, player)| !player.left && !player.counters.is_empty());
        let players = players.map(|(at, player)| (Target::Player(PlayerId::at(at)), player.counters.clone()));
        let objects = state.ids().filter(|&id| state.is_permanent(id));
        let objects = objects.map(|id: ObjectId| (Target::Object(id), state.object(id).counters.clone()));
        let has: Vec<(Target, Counters)> =
            players.chain(objects.filter(|(_, counters)| !counters.is_empty())).collect();
        if has.is_empty() {
            return Ok(());
        }
        let question = Question::Targets(has.iter().map(|&(target, _)| target).collect());
        let Answer::Targets(chosen) = self.ask(who, question)? else { return Ok(()) };
        for (on, counters) in has.into_iter().filter(|(target, _)| chosen.contains(target)) {
            for (kind, _) in counters {
                let happening = Happening::PutCounters { on, kind, amount: 1 };
                let part = Part::new(happening, Cause::Effect, NO_ORIGIN, Marks::default());
                self.situation.add_parts(vec![part])?;
            }
        }
        Ok(())
    }
}
