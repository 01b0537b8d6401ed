//! Changing a board: what can be changed, and what is remembered so that it can be taken back.

mod apply;
mod names;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use engine::board::{Counter, Zone};
use saves::BoardFile;

pub use apply::{Refused, apply};

/// A change of a board. Players, objects, effects and events are named by their places in its lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// What the board is called.
    Title(String),
    /// A player joins.
    AddPlayer,
    /// A player is changed.
    Player(usize, PlayerEdit),
    /// An object of this player: a card of the collection, "Bear 2/2" for a creature, or anything by its name.
    AddObject(usize, String),
    /// An object is changed.
    Object(usize, ObjectEdit),
    /// An effect that has left its source goes.
    RemoveEffect(usize),
    /// An event as it is typed.
    AddEvent(String),
    /// An event goes.
    RemoveEvent(usize),
    /// An event changes places with the one before it.
    EventUp(usize),
    /// The whole file, as text.
    Text(String),
}

/// A change of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerEdit {
    /// Another name, wherever it stands.
    Name(String),
    /// Life.
    Life(i64),
    /// It is this player's turn.
    Active,
    /// The player leaves, if nothing on the board names them.
    Remove,
}

/// A change of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ObjectEdit {
    /// Another id, wherever it stands.
    Name(String),
    /// Where it is.
    Zone(Zone),
    /// Who controls it: the player at this place.
    Controller(usize),
    /// Who owns it: the player at this place.
    Owner(usize),
    /// Whether it is tapped.
    Tapped(bool),
    /// The damage marked on it.
    Damage(u64),
    /// How many counters of a kind are on it.
    Counters(Counter, u64),
    /// The same object again.
    Duplicate,
    /// It leaves the board.
    Remove,
}

impl Edit {
    /// Whether it is the same change as another, but for how far it goes: dragging a number makes many of them, and
    /// they are taken back together.
    fn goes_on(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Player(a, PlayerEdit::Life(_)), Self::Player(b, PlayerEdit::Life(_)))
            | (Self::Object(a, ObjectEdit::Damage(_)), Self::Object(b, ObjectEdit::Damage(_))) => a == b,
            (
                Self::Object(a, ObjectEdit::Counters(kind, _)),
                Self::Object(b, ObjectEdit::Counters(other, _)),
            ) => a == b && kind == other,
            _ => false,
        }
    }
}

/// What is remembered of the changes.
#[derive(Clone, Debug, Default)]
pub struct Editing {
    past: Vec<BoardFile>,
    future: Vec<BoardFile>,
    last: Option<Edit>,
    /// The file as it is on disk, or as it came with the program.
    pub saved: Option<BoardFile>,
    /// Where it is on disk.
    pub path: Option<PathBuf>,
    /// Why the last change was not made.
    pub refused: Option<String>,
    /// What stands in the field for a new object.
    pub object: String,
    /// The player whose the new object is.
    pub player: usize,
    /// What stands in the field for a new event.
    pub event: String,
    /// The file as text, while it is edited so.
    pub text: Option<String>,
}

/// So many changes can be taken back.
const MOST_PAST: usize = 300;

impl Editing {
    /// Nothing has been changed about a file yet.
    pub fn of(file: &BoardFile, path: Option<PathBuf>) -> Self {
        Self { saved: Some(file.clone()), path, ..Self::default() }
    }

    /// Remembers what a file was before a change.
    pub fn note(&mut self, before: &BoardFile, edit: &Edit) {
        let goes_on = self.last.as_ref().is_some_and(|last| last.goes_on(edit));
        if !goes_on {
            self.past.push(before.clone());
            let surplus = self.past.len().saturating_sub(MOST_PAST);
            self.past.drain(..surplus);
        }
        self.future.clear();
        self.last = Some(edit.clone());
        self.refused = None;
    }

    /// Takes the last change back: what the file was before it. None when there is nothing to take back.
    pub fn undo(&mut self, now: &BoardFile) -> Option<BoardFile> {
        let before = self.past.pop()?;
        self.future.push(now.clone());
        self.last = None;
        Some(before)
    }

    /// Makes the change again that was taken back. None when there is none.
    pub fn redo(&mut self, now: &BoardFile) -> Option<BoardFile> {
        let after = self.future.pop()?;
        self.past.push(now.clone());
        self.last = None;
        Some(after)
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
