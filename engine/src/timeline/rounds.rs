//! Rounds: scripts that bring the same situation back but for totals that move steadily, and the board after any number
//! of them.

use std::collections::BTreeSet;

use super::asks::{asks_exactly, turns};
use super::played::{PLAYED, Played, differing, survivors};
use super::totals::{Apart, Moves};
use super::tree::{NotGoneOn, Timeline};
use super::verdict::{others, verdict};
use crate::options::Options;
use crate::options::cancel::Cancel;
use crate::setup::from_board::lay;
use crate::setup::to_board::raise;
use crate::terms::Terms;
use crate::timeline::round::{NoLoop, Round};
use language::board::Board;
use language::date::Date;
use language::event::Script;
use statements::error::BoardError;
use statements::loops::{Summary, Total, Verdict};

/// A situation that comes again with every round, but for totals that move by the same each time.
#[derive(Clone, Debug)]
pub struct Loop {
    round: Round,
    options: Options,
    /// The boards after the first rounds, really played; the first one is before them.
    played: Vec<Board>,
    moves: Moves,
    /// What moves with each round, and what the rules of the date say of it.
    pub summary: Summary,
}

/// Why the board after so many rounds can't be told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRounds {
    /// A number does not fit.
    #[error("after {rounds} rounds a number would not fit: {total}")]
    TooLarge {
        /// How many rounds.
        rounds: u64,
        /// The total that would not fit.
        total: Total,
    },
    /// From some round on it does not go on like this.
    #[error(
        "it goes on like this for {most} rounds only, not for {rounds}; take that many, and go on from there"
    )]
    Ends {
        /// How many rounds.
        rounds: u64,
        /// How many it goes on for.
        most: u64,
    },
    /// Something on the board asks for an exact number of what moves.
    #[error("it can't be computed: {what} asks for an exact number of something that moves")]
    Asks {
        /// What asks: an object or effect by its id, or the round itself.
        what: String,
    },
    /// A board on the way makes no sense, or can't be gone on from.
    #[error(transparent)]
    Step(#[from] NotGoneOn),
}

impl From<BoardError> for NoRounds {
    fn from(error: BoardError) -> Self {
        Self::Step(NotGoneOn::Board(error))
    }
}

/// What goes on for so many rounds goes on for ever: nothing that a board counts down lasts as long.
const FOR_EVER: u64 = 1_000_000_000_000;

impl Loop {
    /// The loop that a round is on a board. The situation has to come again from the first round on; what the first
    /// round alone changes (a creature that is tapped from then on) is no obstacle. A loop that ends within the rounds that
    /// are played says so.
    ///
    /// # Errors
    /// When it is no loop, not a steady one, or a step of it can't be made.
    pub fn new(board: &Board, round: Round, options: &Options) -> Result<Self, NoLoop> {
        let Played { boards: played, moves, lasts } = Played::new(board, &round, options)?;
        let board_of = |rounds: usize| played.get(rounds).or(played.first()).ok_or(NoLoop::Nothing);
        let per_round = moves.named(board_of(played.len() - 1)?);
        let as_of = options.as_of.or(board.as_of).unwrap_or(Date::NOW);
        // Where it ends soon, there may be no further round to be looked at.
        let looked_at = board_of(usize::from(lasts.is_none()))?;
        let verdict = verdict(looked_at, &round, per_round.is_empty(), options)?;
        let others = others(board, &verdict);
        let summary = Summary { per_round, verdict, others, lasts, as_of };
        let mut found = Self { round, options: options.clone(), played, moves, summary };
        if found.summary.verdict == Verdict::Draw {
            found.summary.verdict = found.for_ever()?;
        }
        Ok(found)
    }

    /// What becomes of it where nobody can do otherwise.
    fn for_ever(&self) -> Result<Verdict, NoLoop> {
        match self.after(FOR_EVER) {
            Ok(_) | Err(NoRounds::TooLarge { .. }) => Ok(Verdict::Draw),
            Err(NoRounds::Ends { most, .. }) => Ok(Verdict::Ends { rounds: most }),
            Err(NoRounds::Asks { what }) => Err(NoLoop::Asks { what }),
            Err(NoRounds::Step(error)) => Err(NoLoop::Step(error)),
        }
    }

    /// The round that is played again and again.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The same loop; what is ruled on for it from now on stops once `cancel` says so, and then means nothing.
    #[must_use]
    pub fn until(self, cancel: Cancel) -> Self {
        Self { options: Options { cancel: Some(cancel), ..self.options }, ..self }
    }

    /// The board before any round.
    pub fn start(&self) -> &Board {
        &self.played[0]
    }

    /// The board after so many rounds: computed, however many they are. The last of them is really played on what was
    /// computed, and has to come to the same; and the next state-based actions must not take away what they left there
    /// after the first round.
    ///
    /// # Errors
    /// When it does not go on like this for so long, a number does not fit, or something asks for an exact
    /// number of what moves.
    pub fn after(&self, rounds: u64) -> Result<Board, NoRounds> {
        if let Some(board) = usize::try_from(rounds).ok().and_then(|rounds| self.played.get(rounds)) {
            return Ok(board.clone());
        }
        if let Some(most) = self.summary.lasts {
            return Err(NoRounds::Ends { rounds, most });
        }
        let moving: BTreeSet<Total> = self.summary.per_round.iter().map(|(total, _)| total.clone()).collect();
        let scripts = self.round.steps.iter().map(|(script, _)| script.clone()).collect();
        let asking = Board { events: scripts, ..self.played[1].clone() };
        if let Some(what) = asks_exactly(&asking, &moving) {
            return Err(NoRounds::Asks { what });
        }
        // Between two of these nothing that asks for what moves changes its mind.
        let turns =
            turns(&Board { events: asking.events, ..self.played[PLAYED].clone() }, &self.summary.per_round);
        let turns = turns.into_iter().filter_map(|turn| u64::try_from(turn).ok()?.checked_add(PLAYED as u64));
        let (mut good, mut bad) = (PLAYED as u64, None);
        for turn in turns.filter(|turn| (PLAYED as u64 + 1..rounds).contains(turn)).chain([rounds]) {
            if !self.comes_to(turn)? {
                bad = Some(turn);
                break;
            }
            good = turn;
        }
        let Some(mut bad) = bad else {
            return self.computed(rounds).map_err(|total| NoRounds::TooLarge { rounds, total });
        };
        while bad - good > 1 {
            let middle = good + (bad - good) / 2;
            if self.comes_to(middle)? { good = middle } else { bad = middle }
        }
        match self.computed(good + 1) {
            // What is counted down comes to an end; what goes up beyond all numbers does not.
            Err(total) if self.goes_up(&total) => Err(NoRounds::TooLarge { rounds, total }),
            Ok(_) | Err(_) => Err(NoRounds::Ends { rounds, most: good }),
        }
    }

    /// The board after some rounds and the first steps of one more.
    ///
    /// # Errors
    /// The same as those of [`Self::after`].
    pub fn after_and(&self, rounds: u64, steps: usize) -> Result<Board, NoRounds> {
        let board = self.after(rounds)?;
        self.round.play_some(&board, steps, &self.options).map_err(|error| match error {
            NoLoop::Step(error) => NoRounds::Step(error),
            NoLoop::Nothing
            | NoLoop::Differs { .. }
            | NoLoop::Unsteady { .. }
            | NoLoop::NotWhole(_)
            | NoLoop::Asks { .. }
            | NoLoop::Outcome { .. } => NoRounds::Ends { rounds: rounds.saturating_add(1), most: rounds },
        })
    }

    fn goes_up(&self, total: &Total) -> bool {
        self.summary.per_round.iter().any(|(known, by)| known == total && *by > 0)
    }

    /// The last board that was played with the totals as they will be.
    fn computed(&self, rounds: u64) -> Result<Board, Total> {
        self.moves.added(&self.played[PLAYED], rounds - PLAYED as u64)
    }

    /// Whether it goes on like this for so many rounds.
    fn comes_to(&self, rounds: u64) -> Result<bool, BoardError> {
        let (Ok(before), Ok(board)) = (self.computed(rounds - 1), self.computed(rounds)) else {
            return Ok(false);
        };
        let last = self.round.play(&before, &self.options);
        let same = last.is_ok_and(|last| {
            let (one, other) = (Apart::new(&last), Apart::new(&board));
            Moves::between(&one, &other).is_some_and(|moves| moves.named(&board).is_empty())
        });
        let survivors = |board: &Board| survivors(board, &self.options);
        Ok(same && survivors(&before)? == survivors(&self.played[1])?)
    }

    /// What has moved on a board that came of it since there was no round: totals, and objects that are otherwise not as
    /// they were, by their ids.
    pub fn moved(&self, board: &Board) -> (Vec<Total>, Vec<String>) {
        // As a board is told that was played to: whose something is, and other things that go without saying.
        let bare = Board { events: Vec::new(), ..self.start().clone() };
        let (table, start) = lay(&bare, Terms::of(&bare, &self.options));
        let (start, now) = (Apart::new(&raise(&table, &start, &[]).board), Apart::new(board));
        let totals = Moves::since(&start, &now).named(board).into_iter().map(|(total, _)| total);
        (totals.collect(), differing(&start.rest, &now.rest))
    }
}

impl Timeline {
    /// The round that brings the situation of a node back, but for totals, and the node where it began: the shortest
    /// one that was gone through twice, or else all since the first node with the same board. None when its situation is
    /// a new one.
    pub fn round_to(&self, node: usize) -> Option<(usize, Round)> {
        let path = self.path(node);
        // The first boards may have nothing about to happen.
        let first = path.iter().position(|&at| !self.nodes()[at].board.events.is_empty())?;
        let path = path.get(first..)?;
        let steps = self.steps(path)?;
        let now = Apart::new(&self.nodes()[node].board);
        let again = |&at: &usize| Moves::between(&Apart::new(&self.nodes()[path[at]].board), &now).is_some();
        let starts: Vec<usize> = (0..steps.len()).filter(again).collect();
        let twice = |&at: &usize| {
            let length = steps.len() - at;
            at.checked_sub(length).is_some_and(|before| steps[before..at] == steps[at..])
        };
        let from = starts.iter().copied().rev().find(twice).or(starts.first().copied())?;
        Some((path[from], Round { steps: steps[from..].to_vec() }))
    }

    /// The scripts along a path with the outcomes that were taken. A node on which several scripts happen is ruled as
    /// one, so there are no steps then.
    fn steps(&self, path: &[usize]) -> Option<Vec<(Script, usize)>> {
        let step = |pair: &[usize]| {
            let (_, outcome) = self.nodes()[pair[1]].from?;
            let [script] = &self.nodes()[pair[0]].board.events[..] else { return None };
            Some((script.clone(), outcome))
        };
        path.windows(2).map(step).collect()
    }
}
