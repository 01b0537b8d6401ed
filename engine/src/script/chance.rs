//! Chance, and what nobody can know.

use super::Interpreter;
use crate::applying::Stop;
use language::event::Instruction;
use language::select::Who;
use statements::error::TooLarge;
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

    /// Both readings of what nobody can know. What has been found out about the top card of a library stays so while it lies
    /// there.
    pub(crate) fn is_so(&mut self, asks: &str, top_of: Option<&Who>) -> Result<bool, Stop> {
        let asks = self.table.keep_text(asks);
        let whose = top_of.and_then(|who| self.eval().players(who).first().copied());
        let state = self.table.board(self.situation.board);
        let of_top = whose.filter(|&player| state.player(player).top.is_empty());
        let known = of_top
            .and_then(|player| state.player(player).known_of_top.iter().find(|(asked, _)| *asked == asks));
        if let Some(&(_, so)) = known {
            return Ok(so);
        }
        let so = self.ask_nobody(Question::Unknown(asks))? == Answer::Yes;
        if let Some(player) = of_top {
            let mut state = self.table.board(self.situation.board).clone();
            state.player_mut(player).known_of_top.push((asks, so));
            self.situation.board = self.table.keep_board(state);
        }
        Ok(so)
    }

    fn ask_nobody(&mut self, question: Question) -> Result<Answer, Stop> {
        self.next_answer(None, question)
    }
}
