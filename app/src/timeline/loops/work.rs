//! The work on loops beside the frames, which can be stopped.

use std::time::Duration;

use super::search::{Question, look};
use super::{Counted, Looked};
use crate::budget::{Clock, NotDecided};
use crate::history::after;
use crate::job::{JobContext, Newest};
use crate::opened::Opened;
use engine::timeline::{Loop, NoRounds};
use engine::{Cancel, Options};
use language::board::Board;
use rulebook::words::Sentence;
use rulebook::words::grammar::thousands;
use rulebook::words::rounds::Rounds as Words;
use statements::loops::Settled;

/// What came of working out the board after rounds: it, or why it can't be told.
pub type Counting = Result<Box<Counted>, String>;

/// Work on loops. Only the newest of a kind counts.
pub struct Loops {
    looking: Newest<Looked>,
    counting: Newest<Counting>,
    stop: Cancel,
}

impl Loops {
    /// No work yet.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { looking: context.newest(), counting: context.newest(), stop: Cancel::default() }
    }

    /// Looks for a loop; what runs is stopped and forgotten.
    pub fn look(&mut self, question: Question, options: Options, time: Duration) {
        self.stop();
        let stop = self.stop.clone();
        let options = Options { cancel: Some(stop.clone()), ..options };
        let time = self.looking.clocked(time);
        self.looking.start("looking for a loop", move || {
            let _clock = time.map(|time| Clock::start(time, stop));
            let looked = look(&question, &options);
            match NotDecided::check(question.title(), &options) {
                Ok(()) => looked,
                Err(error) => Looked::No(error.to_string()),
            }
        });
    }

    /// Works out the board after rounds of a loop on an opened board; what runs is stopped and forgotten.
    pub fn count(&mut self, found: Loop, settled: Settled, opened: Opened, time: Duration) {
        self.stop();
        let stop = self.stop.clone();
        let found = found.until(stop.clone());
        let time = self.counting.clocked(time);
        self.counting.start("rounds of a loop", move || {
            let _clock = time.map(|time| Clock::start(time, stop.clone()));
            let counted = counted(&found, &settled, &opened);
            let options = Options { cancel: Some(stop), ..Options::default() };
            NotDecided::check(&opened.file.title, &options).map_err(|error| error.to_string())?;
            counted
        });
    }

    /// Stops what runs and forgets it: what a stopped ruling leads to means nothing.
    pub fn stop(&mut self) {
        self.stop.by_hand();
        self.stop = Cancel::default();
        self.looking.forget();
        self.counting.forget();
    }

    /// What came of looking, once.
    pub fn looked(&self) -> Option<Looked> {
        self.looking.answer()
    }

    /// What came of counting, once.
    pub fn counted(&self) -> Option<Counting> {
        self.counting.answer()
    }
}

/// What a board has come to after rounds.
pub(crate) fn now(found: &Loop, board: &Board) -> Vec<Sentence> {
    let (moved, changed) = found.moved(board);
    Words::new(&found.summary).now(found.start(), board, &moved, &changed)
}

fn counted(found: &Loop, settled: &Settled, opened: &Opened) -> Counting {
    let board: Result<Board, NoRounds> = found.after_and(settled.rounds, settled.steps);
    let board = board.map_err(|error| error.to_string())?;
    let words = Words::new(&found.summary);
    let told: Vec<_> = words.settled(settled).into_iter().chain(now(found, &board)).collect();
    let rounds = thousands(u128::from(settled.rounds));
    let mut file = after::named(opened, format!("{}, after {rounds} rounds", opened.file.title), board);
    let about: Vec<String> = told.iter().map(|sentence| sentence.text.clone()).collect();
    file.about = about.join(" ");
    Ok(Box::new(Counted { told, file }))
}
