//! What is remembered of the changes, so that they can be taken back.

use std::path::PathBuf;

use super::edit::Edit;
use super::line::Line;
use crate::history::{History, OnDisk};
use language::board::{Board, Object};
use saves::BoardFile;

/// What is remembered of the changes.
#[derive(Clone, Debug, Default)]
pub struct Editing {
    past: Vec<Then>,
    future: Vec<Then>,
    last: Option<Edit>,
    /// The file as it is on disk, or as it came with the program.
    pub saved: Option<BoardFile>,
    /// Where it is on disk.
    pub path: Option<PathBuf>,
    /// Why the last change was not made.
    pub refused: Option<String>,
    /// The line that is being typed, and what was made of the last one.
    pub line: Line,
    /// The player whose things are in the line without another's name before them.
    pub player: usize,
    /// What stands in the field of the event that is changed.
    pub event: String,
    /// The event in whose place the one in the field is put.
    pub changing: Option<usize>,
    /// Whether there are changes that are in no file, as of the last command or answer.
    pub has_unsaved: bool,
    /// The file as text, while it is edited so.
    pub text: Option<String>,
    /// The field that is to get the keyboard.
    pub wants: Option<Field>,
    /// The objects that are picked, by their ids, in the order in which they were picked.
    pub picked: Vec<String>,
    /// The object whose part of the form is to be brought into view.
    pub reveal: Option<String>,
    /// The boards that have been gone through. What is taken back stays there.
    pub history: History,
}

/// What a file was at a time, and which board of the history it is.
#[derive(Clone, Debug)]
struct Then {
    file: BoardFile,
    at: usize,
}

/// A field of the form that can be gone to with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The line.
    Line,
    /// The one of an event that is changed.
    Event,
    /// The one for the path of a file to save the board in.
    Path,
}

/// So many changes can be taken back.
const MOST_PAST: usize = 300;

impl Editing {
    /// Nothing has been changed about a file yet.
    pub fn of(file: &BoardFile, path: Option<PathBuf>) -> Self {
        Self { saved: Some(file.clone()), path, history: History::of(file), ..Self::default() }
    }

    /// The places of the objects that are picked, in the order of the board.
    pub fn places(&self, board: &Board) -> Vec<usize> {
        let is_picked = |(_, object): &(usize, &Object)| self.picked.contains(&object.id);
        board.objects.iter().enumerate().filter(is_picked).map(|(at, _)| at).collect()
    }

    /// Remembers what a file was before a change.
    pub fn note(&mut self, before: &BoardFile, edit: &Edit) {
        let goes_on = self.last.as_ref().is_some_and(|last| last.goes_on(edit));
        if !goes_on {
            self.past.push(Then { file: before.clone(), at: self.history.current() });
            let surplus = self.past.len().saturating_sub(MOST_PAST);
            self.past.drain(..surplus);
        }
        self.future.clear();
        self.last = Some(edit.clone());
        self.refused = None;
    }

    /// Goes to another board of the history: what stands in the fields is about the one before.
    pub fn go(&mut self, to: usize) {
        if to == self.history.current() {
            return;
        }
        let now = OnDisk { saved: self.saved.take(), path: self.path.take() };
        OnDisk { saved: self.saved, path: self.path } = self.history.go(to, now);
        (self.text, self.changing, self.refused) = (None, None, None);
        self.picked.clear();
        self.line = Line::default();
    }

    /// The file of the board at which one is as it is on disk, and its place in the history; of a board that is in no
    /// file, that of the nearest before it that is in one.
    pub fn last_saved(&self) -> Option<(usize, BoardFile)> {
        let here = self.history.current();
        let saved = |at: usize| if at == here { self.saved.clone() } else { self.history.saved(at) };
        self.history.path(here).into_iter().rev().find_map(|at| Some((at, saved(at)?)))
    }

    /// Takes the last change back: what the file was before it. None when there is nothing to take back.
    pub fn undo(&mut self, now: &BoardFile) -> Option<BoardFile> {
        let before = self.past.pop()?;
        self.future.push(Then { file: now.clone(), at: self.history.current() });
        Some(self.back_to(before))
    }

    /// Makes the change again that was taken back. None when there is none.
    pub fn redo(&mut self, now: &BoardFile) -> Option<BoardFile> {
        let after = self.future.pop()?;
        self.past.push(Then { file: now.clone(), at: self.history.current() });
        Some(self.back_to(after))
    }

    fn back_to(&mut self, then: Then) -> BoardFile {
        self.last = None;
        self.go(then.at);
        then.file
    }

    /// Whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something was taken back.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Whether a file is not as it is on disk.
    pub fn is_unsaved(&self, now: &BoardFile) -> bool {
        self.saved.as_ref() != Some(now)
    }
}
