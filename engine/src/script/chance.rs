//! Chance, and what nobody can know.

use super::Interpreter;
use crate::applying::Stop;
use crate::table::queue::Todo;
use crate::table::thing::FoundOut;
use language::event::Instruction;
use language::select::{Condition, Who};
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
    /// there, and what has been found out about a card that was drawn stays so for what is done with that card.
    pub(crate) fn is_so(&mut self, asks: &str, top_of: Option<&Who>) -> Result<bool, Stop> {
        let asks = self.table.keep_text(asks);
        let whose = top_of.and_then(|who| self.eval().players(who).first().copied());
        let state = self.table.board(self.situation.board);
        let of_top = whose.filter(|&player| state.player(player).top.is_empty());
        let of_drawn = top_of.is_none() && self.env.about.unknown.is_some();
        let found = match of_top {
            Some(player) => &state.player(player).known_of_top[..],
            None if of_drawn => &self.env.found_out.said[..],
            None => &[],
        };
        if let Some(&(_, so)) = found.iter().find(|(asked, _)| *asked == asks) {
            return Ok(so);
        }
        let so = self.ask_nobody(Question::Unknown(asks))? == Answer::Yes;
        if let Some(player) = of_top {
            let mut state = self.table.board(self.situation.board).clone();
            state.player_mut(player).known_of_top.push((asks, so));
            self.situation.board = self.table.keep_board(state);
        } else if of_drawn {
            self.find_out(|found| found.said.push((asks, so)));
        }
        Ok(so)
    }

    /// Whether something is so that asks what the card is that "it" means, and of which nobody knows: both, unless it follows
    /// from what has been found out.
    pub(crate) fn is_so_of_it(&mut self, condition: &Condition) -> Result<bool, Stop> {
        let asks = self.table.keep_text("the card that nobody knows is what is asked for");
        let so = self.ask_nobody(Question::Unknown(asks))? == Answer::Yes;
        self.find_out(|found| found.asked.push((condition.clone(), so)));
        Ok(so)
    }

    /// All that is still to be done with the card knows what has been found out about it.
    fn find_out(&mut self, found: impl Fn(&mut FoundOut)) {
        let (it, drawn) = (self.env.about.unknown, self.env.found_out.drawn);
        found(&mut self.env.found_out);
        let mut queue = self.table.queues.get(self.situation.queue.index()).clone();
        for todo in &mut queue {
            let Todo::Frame(frame) = todo else { continue };
            let mut env = self.table.env(frame.env).clone();
            if env.about.unknown == it && env.found_out.drawn == drawn {
                found(&mut env.found_out);
                frame.env = self.table.keep_env(env);
            }
        }
        self.situation.queue = self.table.keep_queue(queue);
    }

    fn ask_nobody(&mut self, question: Question) -> Result<Answer, Stop> {
        self.next_answer(None, question)
    }
}
