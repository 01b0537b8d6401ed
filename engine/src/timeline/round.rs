//! A round of scripts, and why there is no loop.

use crate::options::Options;
use crate::ruling::{Ruling, rule};
use crate::timeline::totals::{Apart, Moves};
use crate::timeline::tree::NotGoneOn;
use language::board::Board;
use language::event::Script;
use statements::completion::Completion;
use statements::fact::Fact;
use statements::loops::Total;

/// A round of scripts, each with the outcome that it is taken to, by its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The scripts, in order, with the outcome of each.
    pub steps: Vec<(Script, usize)>,
}

/// Why there is no loop.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoLoop {
    /// Nothing is done in it.
    #[error("a round needs at least one script in `events`")]
    Nothing,
    /// The rounds don't bring the situation back.
    #[error("it is no loop: after round {round} something else than a total is different{}", what(.differs))]
    Differs {
        /// After which round.
        round: usize,
        /// Ids of objects that are different, where it is that.
        differs: Vec<String>,
    },
    /// Totals don't move by the same each time.
    #[error("it is no steady loop: {total} moves by {first} in one round and by {then} in the next")]
    Unsteady {
        /// The total that moves otherwise.
        total: Total,
        /// By how much at first.
        first: i128,
        /// By how much then.
        then: i128,
    },
    /// A step of it can't be made.
    #[error(transparent)]
    Step(#[from] NotGoneOn),
    /// A ruling in it is not whole.
    #[error("a ruling in it was not finished, so nothing can be said of it")]
    NotWhole(Completion),
    /// Nobody can do otherwise, and whether it ever ends can't be said.
    #[error("it can't be said whether it ever ends: {what} asks for an exact number of something that moves")]
    Asks {
        /// What asks: an object or effect by its id, or the round itself.
        what: String,
    },
    /// A script has several outcomes, and it is not said which is taken.
    #[error("script {script} of the round has {} outcomes; say which of them is taken", outcomes.len())]
    Outcome {
        /// The script, counted from 1.
        script: usize,
        /// The facts of each of its outcomes.
        outcomes: Vec<Vec<Fact>>,
    },
}

pub(crate) fn what(differs: &[String]) -> String {
    if differs.is_empty() { String::new() } else { format!(", such as {}", differs.join(", ")) }
}

impl Round {
    /// The scripts of a board as a round. `outcomes` says which outcome each is taken to, by its place; those that have
    /// one only need not be said.
    ///
    /// # Errors
    /// When there is no script, one has several outcomes that nobody chose among, or can't be ruled on.
    pub fn of(board: &Board, outcomes: &[Option<usize>], options: &Options) -> Result<Self, NoLoop> {
        Self::choosing(board, |at, _| outcomes.get(at).copied().flatten(), options)
    }

    /// The same, where it is said by facts which outcome each script is taken to: the only one of which they are true.
    ///
    /// # Errors
    /// As [`Self::of`]; facts that are true of no outcome, or of several, choose none.
    pub fn taking(board: &Board, facts: &[Vec<Fact>], options: &Options) -> Result<Self, NoLoop> {
        let chosen = |at: usize, ruling: &Ruling| {
            let facts = facts.get(at)?;
            let is = |end| facts.iter().all(|fact| ruling.holds(end, fact).unwrap_or(false));
            let mut fitting = ruling.ends().iter().enumerate().filter(|(_, end)| is(**end));
            fitting.next().map(|(place, _)| place).filter(|_| fitting.next().is_none())
        };
        Self::choosing(board, chosen, options)
    }

    fn choosing(
        board: &Board,
        choose: impl Fn(usize, &Ruling) -> Option<usize>,
        options: &Options,
    ) -> Result<Self, NoLoop> {
        let mut steps: Vec<(Script, usize)> = Vec::new();
        let mut now = Board { events: Vec::new(), ..board.clone() };
        for (at, script) in board.events.iter().enumerate() {
            let script = super::tree::under_control(board, script);
            let later: Vec<Script> = board.events.get(at + 1..).unwrap_or_default().to_vec();
            let ruling = ruled(&now, &script, options)?;
            let there = ruling.ends().len();
            let chosen = choose(at, &ruling).or((there == 1).then_some(0));
            let outcome = chosen.filter(|place| *place < there).ok_or_else(|| {
                let outcomes = ruling.outcomes().into_iter().map(|outcome| outcome.facts).collect();
                NoLoop::Outcome { script: at + 1, outcomes }
            })?;
            now = after(&ruling, at, outcome, &later)?;
            steps.push((script, outcome));
        }
        if steps.is_empty() { Err(NoLoop::Nothing) } else { Ok(Self { steps }) }
    }

    /// The board after a round, really played; `all` if the same round is to be played on it.
    pub(crate) fn play(&self, board: &Board, options: &Options) -> Result<Board, NoLoop> {
        self.play_some(board, self.steps.len(), options)
    }

    /// Whether playing it on a board brings the situation back, twice in a row.
    pub(crate) fn comes_again(&self, board: &Board, options: &Options) -> bool {
        let Ok(first) = self.play(board, options) else { return false };
        let Ok(second) = self.play(&first, options) else { return false };
        let (one, other) = (Apart::new(&first), Apart::new(&second));
        Moves::between(&one, &other).is_some()
    }

    /// The board after the first steps of a round.
    pub(crate) fn play_some(&self, board: &Board, steps: usize, options: &Options) -> Result<Board, NoLoop> {
        let all: Vec<Script> = self.steps.iter().map(|(script, _)| script.clone()).collect();
        let mut now = Board { events: Vec::new(), ..board.clone() };
        for (at, (script, outcome)) in self.steps.iter().take(steps).enumerate() {
            let ruling = ruled(&now, script, options)?;
            now = after(&ruling, at, *outcome, &all)?;
        }
        Ok(now)
    }
}

/// The ruling of one script on a board.
pub(crate) fn ruled(board: &Board, script: &Script, options: &Options) -> Result<Ruling, NoLoop> {
    let lanes = crate::options::Lanes::Never;
    let board = Board { events: vec![script.clone()], ..board.clone() };
    let ruling = rule(&board, &Options { lanes, ..options.clone() }).map_err(NotGoneOn::Board)?;
    let completion = ruling.completion();
    if completion == Completion::Whole { Ok(ruling) } else { Err(NoLoop::NotWhole(completion)) }
}

/// The board after an outcome, on which nothing is about to happen; what `later` mentions stays known.
pub(crate) fn after(ruling: &Ruling, node: usize, outcome: usize, later: &[Script]) -> Result<Board, NoLoop> {
    let there = ruling.ends().len();
    let end = ruling.ends().get(outcome).ok_or(NotGoneOn::NoOutcome { node, outcome, there })?;
    let after = ruling.board_after(*end, later).map_err(NotGoneOn::NoBoard)?;
    Ok(Board { events: Vec::new(), ..after.board })
}
