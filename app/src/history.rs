//! The boards that have been gone through: a tree, on which going on from an outcome makes a branch. Nothing is ever
//! taken off it; rulings are made anew when somebody goes back.

pub mod after;
mod kept;
pub mod rows;
pub mod whole;

use std::path::PathBuf;
use std::sync::Arc;

use language::date::Date;
use language::event::Script;
use saves::BoardFile;

/// The boards that have been gone through, and at which of them one is.
#[derive(Clone, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    current: usize,
    /// Whether the board at which one is is still to be brought into view.
    pub reveal: bool,
    /// Counts its changes.
    revision: u64,
}

/// A board in the history.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The board as it is now.
    pub file: Arc<BoardFile>,
    /// The board as it was when it came into the history.
    pub made: Arc<BoardFile>,
    /// How it came about; nothing when it was opened.
    pub origin: Option<Origin>,
    /// How many outcomes its ruling has, as far as that is known.
    pub outcomes: Option<usize>,
    /// The file as it is on disk, while one is elsewhere.
    saved: Option<BoardFile>,
    /// Where it is on disk, while one is elsewhere.
    path: Option<PathBuf>,
}

/// How a board came about.
#[derive(Clone, PartialEq, Debug)]
pub struct Origin {
    /// The entry that was gone on from.
    pub from: usize,
    /// The board there, as it was then.
    pub board: Arc<BoardFile>,
    /// By the rules of this date.
    pub as_of: Date,
    /// What led here.
    pub by: By,
    /// What came of it, in sentences.
    pub told: Vec<String>,
    /// What no board holds, in sentences. Empty when the board says all that can matter.
    pub left: Vec<String>,
}

/// What leads from a board to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// What the ruling of the board before comes to.
    Outcome {
        /// Its place, counted from 0.
        place: usize,
        /// A shortest way to it, in words.
        way: String,
    },
    /// Rounds of a loop.
    Rounds,
}

/// What of the file on disk belongs to the board that one is at.
#[derive(Clone, Debug, Default)]
pub struct OnDisk {
    /// The file as it is there.
    pub saved: Option<BoardFile>,
    /// Where that is.
    pub path: Option<PathBuf>,
}

impl History {
    /// A history of one board.
    pub fn of(file: &BoardFile) -> Self {
        let mut history = Self::default();
        history.keep(file);
        history
    }

    /// The boards, in the order in which they came; a board comes after the one that it was gone on to from.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The place of the board at which one is.
    pub const fn current(&self) -> usize {
        self.current
    }

    /// The board at which one is. None before any was opened.
    pub fn here(&self) -> Option<&Entry> {
        self.entries.get(self.current)
    }

    /// A number that is another one after every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Notes what the board at which one is has become.
    pub fn keep(&mut self, file: &BoardFile) {
        self.revision += 1;
        match self.entries.get_mut(self.current) {
            Some(here) if *here.file == *file => {}
            Some(here) => {
                here.file = Arc::new(file.clone());
                here.outcomes = None;
            }
            None => {
                self.current = self.entries.len();
                self.entries.push(Entry::new(file, None));
            }
        }
    }

    /// Notes how many outcomes the ruling of the board has at which one is.
    pub fn ruled(&mut self, outcomes: usize) {
        self.revision += 1;
        if let Some(here) = self.entries.get_mut(self.current) {
            here.outcomes = Some(outcomes);
        }
    }

    /// Puts a board in the history, and tells its place. One is still where one was.
    pub fn add(&mut self, file: &BoardFile, origin: Option<Origin>) -> usize {
        self.revision += 1;
        self.entries.push(Entry::new(file, origin));
        self.entries.len() - 1
    }

    /// Goes to a board, if there is one at that place. `now` is what is on disk of the board that is left; what is on
    /// disk of the other comes back.
    pub fn go(&mut self, to: usize, now: OnDisk) -> OnDisk {
        if to >= self.entries.len() {
            return now;
        }
        if let Some(here) = self.entries.get_mut(self.current) {
            here.saved = now.saved;
            here.path = now.path;
        }
        self.revision += 1;
        self.current = to;
        self.reveal = true;
        let there = &mut self.entries[to];
        OnDisk { saved: there.saved.take(), path: there.path.take() }
    }

    /// The board that came of an outcome of the board at which one is, as it is now; the last one if there are several.
    pub fn after(&self, outcome: usize, as_of: Date) -> Option<usize> {
        let here = self.here()?;
        self.entries.iter().rposition(|entry| {
            entry.origin.as_ref().is_some_and(|origin| {
                origin.from == self.current
                    && origin.as_of == as_of
                    && origin.board.board == here.file.board
                    && matches!(origin.by, By::Outcome { place, .. } if place == outcome)
            })
        })
    }

    /// The outcomes that have been gone on from at a board, by their places.
    pub fn taken(&self, at: usize) -> Vec<usize> {
        let origins = self.entries.iter().filter_map(|entry| entry.origin.as_ref());
        let place = |origin: &Origin| match origin.by {
            By::Outcome { place, .. } => (origin.from == at && !self.is_stale(origin)).then_some(place),
            By::Rounds => None,
        };
        let mut taken: Vec<usize> = origins.filter_map(place).collect();
        taken.sort_unstable();
        taken.dedup();
        taken
    }

    /// Whether the board that was gone on from has been changed since.
    pub fn is_stale(&self, origin: &Origin) -> bool {
        self.entries.get(origin.from).is_none_or(|entry| entry.file.board != origin.board.board)
    }

    /// The boards from the first to one, both included; empty when there is no such board.
    pub fn path(&self, to: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut next = Some(to).filter(|at| *at < self.entries.len());
        while let Some(at) = next {
            path.push(at);
            next = self.entries[at].origin.as_ref().map(|origin| origin.from);
        }
        path.reverse();
        path
    }

    /// Every board with how many branchings are before it: each behind the one that it came from, branch by branch.
    pub fn branches(&self) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let of = |parent: Option<usize>| -> Vec<usize> {
            let from = |entry: &Entry| entry.origin.as_ref().map(|origin| origin.from);
            let places = self.entries.iter().enumerate();
            places.filter(|(_, entry)| from(entry) == parent).map(|(at, _)| at).collect()
        };
        let mut next: Vec<(usize, usize)> = of(None).into_iter().rev().map(|at| (at, 0)).collect();
        while let Some((at, depth)) = next.pop() {
            found.push((at, depth));
            let then = of(Some(at));
            let depth = if then.len() > 1 { depth + 1 } else { depth };
            next.extend(then.into_iter().rev().map(|at| (at, depth)));
        }
        found
    }

    /// How many boards, other than the one at which one is, somebody has changed and that are in no file so.
    pub fn unsaved_elsewhere(&self) -> usize {
        let is_unsaved = |(at, entry): &(usize, &Entry)| {
            *at != self.current && entry.saved.as_ref().unwrap_or(&entry.made).board != entry.file.board
        };
        self.entries.iter().enumerate().filter(is_unsaved).count()
    }

    /// The file of a board at which one is not, as it is on disk. None when it is in no file.
    pub fn saved(&self, at: usize) -> Option<BoardFile> {
        self.entries.get(at)?.saved.clone()
    }

    /// Counts all boards as saved: somebody has said that they may go.
    pub fn let_go(&mut self) {
        for entry in &mut self.entries {
            entry.saved = Some((*entry.file).clone());
        }
    }
}

impl Entry {
    fn new(file: &BoardFile, origin: Option<Origin>) -> Self {
        let file = Arc::new(file.clone());
        Self { made: Arc::clone(&file), file, origin, outcomes: None, saved: None, path: None }
    }

    /// Whether nothing but what is about to happen was changed since it came into the history.
    pub fn is_as_made(&self) -> bool {
        if Arc::ptr_eq(&self.file, &self.made) {
            return true;
        }
        let nothing_happens = |file: &BoardFile| {
            let mut board = file.board.clone();
            board.events.clear();
            board
        };
        nothing_happens(&self.file) == nothing_happens(&self.made)
    }

    /// What is about to happen on it.
    pub fn events(&self) -> &[Script] {
        &self.file.board.events
    }
}

#[cfg(test)]
mod tests {
    use language::board::{Board, Player};

    use super::*;

    fn file(life: i64) -> BoardFile {
        let players = vec![Player { life, ..Player::new("Alice") }];
        BoardFile::new("A board", Board { players, ..Board::default() })
    }

    fn from(history: &History, place: usize) -> Origin {
        Origin {
            from: history.current(),
            board: Arc::clone(&history.here().expect("a board").file),
            as_of: Date::NOW,
            by: By::Outcome { place, way: String::new() },
            told: Vec::new(),
            left: Vec::new(),
        }
    }

    #[test]
    fn a_branch_is_deeper_and_a_line_is_not() {
        let mut history = History::of(&file(20));
        let first = history.add(&file(18), Some(from(&history, 0)));
        history.go(first, OnDisk::default());
        history.add(&file(17), Some(from(&history, 0)));
        assert_eq!(history.branches(), [(0, 0), (1, 0), (2, 0)]);
        history.go(0, OnDisk::default());
        history.add(&file(13), Some(from(&history, 1)));
        assert_eq!(history.branches(), [(0, 0), (1, 1), (2, 1), (3, 1)]);
        assert_eq!((history.path(2), history.taken(0)), (vec![0, 1, 2], vec![0, 1]));
    }

    #[test]
    fn a_board_that_was_changed_since_is_known() {
        let mut history = History::of(&file(20));
        let next = history.add(&file(18), Some(from(&history, 0)));
        assert_eq!(history.after(0, Date::NOW), Some(next));
        history.keep(&file(19));
        assert!(history.is_stale(history.entries()[next].origin.as_ref().expect("an origin")));
        assert_eq!((history.after(0, Date::NOW), history.taken(0)), (None, vec![]));
        history.keep(&file(20));
        assert_eq!(history.after(0, Date::NOW), Some(next));
    }

    #[test]
    fn what_is_on_disk_stays_with_its_board() {
        let mut history = History::of(&file(20));
        let next = history.add(&file(18), Some(from(&history, 0)));
        let disk = OnDisk { saved: Some(file(20)), path: Some("a.board.ron".into()) };
        let there = history.go(next, disk);
        assert!(there.saved.is_none() && there.path.is_none());
        assert_eq!(history.unsaved_elsewhere(), 0);
        let back = history.go(0, there);
        assert_eq!((back.saved, back.path), (Some(file(20)), Some("a.board.ron".into())));
    }
}
