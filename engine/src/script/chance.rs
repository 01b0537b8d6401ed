//! Chance, what nobody can know, and proliferating.

use super::Interpreter;
use crate::applying::Stop;
use crate::pending::groups;
use crate::table::NO_ORIGIN;
use crate::table::object::Counters;
use crate::table::state::State;
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
        self.next_answer(None, question)
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
        let mut all = Vec::with_capacity(has.len());
        for &(target, _) in &has {
            all.extend(std::iter::repeat_n(target, so_many(&state, target)?));
        }
        let question = Question::Targets(all);
        let Answer::Targets(chosen) = self.ask(who, question)? else { return Ok(()) };
        let player = self.eval().first(who);
        for (target, counters) in has {
            let times = chosen.iter().filter(|&&one| one == target).count();
            if times == 0 {
                continue;
            }
            let on = self.so_many_of(target, times)?;
            for (kind, _) in counters {
                let happening = Happening::PutCounters { player, on, kind, amount: 1 };
                let part = Part::new(happening, Cause::Effect, NO_ORIGIN, Marks::default());
                let part = part.by(self.env.controller());
                self.situation.add_parts(vec![part])?;
            }
        }
        Ok(())
    }

    /// So many of like objects that are counted together, who come out of their row.
    fn so_many_of(&mut self, target: Target, times: usize) -> Result<Target, TooLarge> {
        let Target::Object(id) = target else { return Ok(target) };
        let taken = groups::take(self.table, &mut self.situation, &vec![id; times])?;
        Ok(taken.first().map_or(target, |&one| Target::Object(one)))
    }
}

/// How many players or objects can be chosen of what stands in one row.
fn so_many(state: &State, target: Target) -> Result<usize, TooLarge> {
    /// More like objects than this are not asked about.
    const MOST: usize = 1_000;
    let Target::Object(id) = target else { return Ok(1) };
    usize::try_from(state.object(id).count).ok().filter(|&many| many <= MOST).ok_or(TooLarge)
}
