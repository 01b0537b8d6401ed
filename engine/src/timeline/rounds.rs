//! Rounds: scripts that bring the same situation back but for totals that move steadily, and the board after any number
//! of them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::asks::asks_exactly;
use super::totals::{Apart, Moves};
use super::tree::{NotGoneOn, Timeline};
use super::verdict::verdict;
use crate::options::Options;
use crate::ruling::{Ruling, rule};
use language::board::Board;
use language::date::Date;
use language::event::Script;
use statements::completion::Completion;
use statements::error::BoardError;
use statements::fact::Fact;
use statements::loops::{Total, Verdict};
use statements::predicate::Predicate;

/// A round of scripts, each with the outcome that it is taken to, by its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The scripts, in order, with the outcome of each.
    pub steps: Vec<(Script, usize)>,
}

/// A situation that comes again with every round, but for totals that move by the same each time.
#[derive(Clone, Debug)]
pub struct Loop {
    round: Round,
    options: Options,
    /// The boards after the first rounds, really played; the first one is before them.
    played: Vec<Board>,
    moves: Moves,
    /// What moves, and by how much with each round. Empty when nothing does.
    pub per_round: Vec<(Total, i128)>,
    /// What the rules of the date say of it.
    pub verdict: Verdict,
    /// The rules date.
    pub as_of: Date,
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
        /// Which.
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

fn what(differs: &[String]) -> String {
    if differs.is_empty() { String::new() } else { format!(", such as {}", differs.join(", ")) }
}

/// Why the board after so many rounds can't be told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRounds {
    /// A number does not fit.
    #[error("after {rounds} rounds a number would not fit: {total}")]
    TooLarge {
        /// How many rounds.
        rounds: u64,
        /// Which.
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

/// So many rounds are really played before anything is said of others.
const PLAYED: usize = 4;

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

impl Loop {
    /// The loop that a round is on a board. The situation has to come again from the first round on; what the first
    /// round alone changes (a creature that is tapped from then on) is no obstacle.
    ///
    /// # Errors
    /// When it is no loop, not a steady one, or a step of it can't be made.
    pub fn new(board: &Board, round: Round, options: &Options) -> Result<Self, NoLoop> {
        let mut played = vec![Board { events: Vec::new(), ..board.clone() }];
        let mut apart: Vec<Apart> = Vec::new();
        for at in 0..PLAYED {
            let next = round.play(&played[at], options)?;
            apart.push(Apart::new(&next));
            played.push(next);
        }
        let mut moves = Vec::new();
        for (at, pair) in apart.windows(2).enumerate() {
            let same = Moves::between(&pair[0], &pair[1]);
            let differs = || differing(&pair[0].rest, &pair[1].rest);
            moves.push(same.ok_or_else(|| NoLoop::Differs { round: at + 2, differs: differs() })?);
        }
        let named: Vec<_> = moves.iter().zip(&played[1..]).map(|(one, board)| one.named(board)).collect();
        for pair in named.windows(2) {
            if let Some((total, first, then)) = unsteady(&pair[0], &pair[1]) {
                return Err(NoLoop::Unsteady { total, first, then });
            }
        }
        let (Some(moves), Some(per_round)) = (moves.into_iter().next_back(), named.into_iter().next_back())
        else {
            return Err(NoLoop::Nothing);
        };
        let as_of = options.as_of.or(board.as_of).unwrap_or(Date::NOW);
        let verdict = verdict(&played[1], &round, per_round.is_empty(), options)?;
        let found = Self { round, options: options.clone(), played, moves, per_round, verdict, as_of };
        if found.verdict != Verdict::Draw {
            return Ok(found);
        }
        let verdict = found.for_ever()?;
        Ok(Self { verdict, ..found })
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

    /// The round.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The same loop; what is ruled on for it from now on stops once `cancel` is set, and then means nothing.
    #[must_use]
    pub fn until(self, cancel: Arc<AtomicBool>) -> Self {
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
    /// When it does not go on like this for so long, a number does not fit, or something asks for an exact number of what
    /// moves.
    pub fn after(&self, rounds: u64) -> Result<Board, NoRounds> {
        if let Some(board) = usize::try_from(rounds).ok().and_then(|rounds| self.played.get(rounds)) {
            return Ok(board.clone());
        }
        let moving: BTreeSet<Total> = self.per_round.iter().map(|(total, _)| total.clone()).collect();
        let scripts = self.round.steps.iter().map(|(script, _)| script.clone()).collect();
        let asking = Board { events: scripts, ..self.played[1].clone() };
        if let Some(what) = asks_exactly(&asking, &moving) {
            return Err(NoRounds::Asks { what });
        }
        if let Ok(board) = self.computed(rounds)
            && self.comes_to(rounds)?
        {
            return Ok(board);
        }
        // What moves moves steadily, so where it once stops going on like this, it never does again.
        let (mut good, mut bad) = (PLAYED as u64, rounds);
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
    /// As [`Self::after`].
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
        self.per_round.iter().any(|(known, by)| known == total && *by > 0)
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
        Ok(same && self.survivors(&before)? == self.survivors(&self.played[1])?)
    }

    /// The players and permanents that the next state-based actions leave where they are.
    fn survivors(&self, board: &Board) -> Result<Vec<String>, BoardError> {
        let ruling = rule(board, &self.options)?;
        let Some(&end) = ruling.ends().first() else { return Ok(Vec::new()) };
        let objects = board.objects.iter().map(|object| &object.id);
        let names = board.players.iter().map(|player| &player.name).chain(objects);
        let survives =
            |name: &&String| ruling.is_so(end, &Predicate::Survives((*name).clone())).unwrap_or(false);
        Ok(names.filter(survives).cloned().collect())
    }
}

/// The first total that moves differently in two rounds.
fn unsteady(first: &[(Total, i128)], then: &[(Total, i128)]) -> Option<(Total, i128, i128)> {
    let of = |list: &[(Total, i128)], total: &Total| {
        list.iter().find(|(known, _)| known == total).map_or(0, |(_, by)| *by)
    };
    let all = first.iter().chain(then).map(|(total, _)| total);
    let mut all = all.map(|total| (total.clone(), of(first, total), of(then, total)));
    all.find(|(_, one, other)| one != other)
}

/// The ids of objects that are different on two boards.
fn differing(one: &Board, other: &Board) -> Vec<String> {
    let only = |of: &Board, not: &Board| -> Vec<String> {
        let missing = of.objects.iter().filter(|object| !not.objects.contains(object));
        missing.map(|object| object.id.clone()).collect()
    };
    let mut ids = only(one, other);
    ids.extend(only(other, one));
    ids.sort();
    ids.dedup();
    ids.truncate(5);
    ids
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
