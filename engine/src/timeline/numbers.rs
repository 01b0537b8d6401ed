//! What comes of the numbers that players name in a loop.

use super::rounds::Loop;
use super::verdict::until_last_word;
use statements::loops::{Settled, Verdict, WrongNumbers};

impl Loop {
    /// What numbers come to that were named in the order of [`speakers`](statements::loops::Summary::speakers); who is
    /// not mentioned agrees, or does not step in. Where nobody names a number, one says how many rounds are looked at.
    ///
    /// # Errors
    /// When there are too few or too many numbers, or one may not be named.
    pub fn settle(&self, numbers: &[u64]) -> Result<Settled, WrongNumbers> {
        let (players, given) = (self.summary.speakers(), numbers.len());
        let verdict = &self.summary.verdict;
        if players.is_empty() {
            let &[rounds] = numbers else { return Err(WrongNumbers::NoneNamed { given }) };
            return Ok(Settled { rounds, steps: 0, last_word: None, must_differ: None, stepped_in: None });
        }
        let Some((&first, others)) = numbers.split_first().filter(|_| given <= players.len()) else {
            return Err(WrongNumbers::Count { players, given });
        };
        let mut rounds = first;
        let mut lower: Option<usize> = None;
        for (at, &found) in (1..).zip(others) {
            let player = players.get(at).cloned().unwrap_or_default();
            let goes_up = matches!(verdict, Verdict::Independent { .. });
            // Whoever would step in later than it ends does not.
            let steps_in = matches!(verdict, Verdict::OneNames { .. });
            if goes_up && found < rounds {
                return Err(WrongNumbers::Lower { player, least: rounds, found });
            } else if !goes_up && !steps_in && found > rounds {
                return Err(WrongNumbers::Higher { player, most: rounds, found });
            }
            if !goes_up && found < rounds {
                lower = Some(at);
            }
            rounds = if goes_up { found } else { found.min(rounds) };
        }
        Ok(self.settled(rounds, lower.and_then(|at| players.get(at)), &players))
    }

    fn settled(&self, rounds: u64, lowered: Option<&String>, players: &[String]) -> Settled {
        let mut settled = Settled { rounds, steps: 0, last_word: None, must_differ: None, stepped_in: None };
        match &self.summary.verdict {
            // The active player after a lower number, the second player after agreement.
            Verdict::EachNeeded { .. } => {
                settled.last_word = players.get(usize::from(lowered.is_none())).cloned();
            }
            Verdict::Shortcut { .. } => settled.must_differ = lowered.cloned(),
            Verdict::OneNames { .. } => settled.stepped_in = lowered.cloned(),
            Verdict::Draw
            | Verdict::Ends { .. }
            | Verdict::Independent { .. }
            | Verdict::Fragmented { .. } => {}
        }
        settled.steps = settled.last_word.as_ref().map_or(0, |player| until_last_word(self.round(), player));
        settled
    }
}
