//! Chance, and what nobody can know.

use super::Interpreter;
use crate::applying::Stop;
use language::event::Instruction;
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
}
