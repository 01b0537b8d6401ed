//! The history in words, a row for each board.

use super::{By, Entry, History, Origin};
use crate::presentation::label::capital;
use language::date::Date;
use rulebook::words::{Vocabulary, Voice};

/// A board of the history in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place in the history.
    pub at: usize,
    /// How many branchings are before it.
    pub depth: usize,
    /// What it is called: "Board 2".
    pub name: String,
    /// Where it comes from.
    pub from: String,
    /// What came of that, as sentences.
    pub told: Vec<String>,
    /// What no board holds of that, as sentences.
    pub left: Vec<String>,
    /// What is about to happen on it, one event after another.
    pub events: Vec<String>,
    /// How much has been gone on from, where anything has or can be.
    pub gone_on: String,
    /// Whether the board that it comes from has been changed since.
    pub is_stale: bool,
}

/// The rows of a history, each behind the board that it comes from, in the words of a rules date.
pub fn rows(history: &History, as_of: Date) -> Vec<Row> {
    let entries = history.entries();
    let row = |(at, depth): (usize, usize)| {
        let entry = &entries[at];
        let origin = entry.origin.as_ref();
        Row {
            at,
            depth,
            name: format!("Board {}", at + 1),
            from: origin.map_or_else(|| entry.file.title.clone(), |origin| from(origin, as_of)),
            told: origin.map(|origin| origin.told.clone()).unwrap_or_default(),
            left: origin.map(|origin| origin.left.clone()).unwrap_or_default(),
            events: events(entry, as_of),
            gone_on: gone_on(entry, history.taken(at).len()),
            is_stale: origin.is_some_and(|origin| history.is_stale(origin)),
        }
    };
    history.branches().into_iter().map(row).collect()
}

fn from(origin: &Origin, as_of: Date) -> String {
    let rules =
        if origin.as_of == as_of { String::new() } else { format!(", by the rules of {}", origin.as_of) };
    match &origin.by {
        By::Outcome { place, way } if way.is_empty() => {
            format!("after outcome {} of board {}{rules}", place + 1, origin.from + 1)
        }
        By::Outcome { place, way } => {
            format!("after outcome {} of board {} ({way}){rules}", place + 1, origin.from + 1)
        }
        By::Rounds => format!("after rounds of a loop on board {}{rules}", origin.from + 1),
    }
}

fn events(entry: &Entry, as_of: Date) -> Vec<String> {
    let said = entry.events().iter().map(|script| {
        let (you, this) = (script.controller.as_deref(), script.source.as_deref());
        format!("{}.", capital(&Voice::of(Vocabulary::new(as_of), you, this).script(script)))
    });
    said.collect()
}

fn gone_on(entry: &Entry, taken: usize) -> String {
    match entry.outcomes {
        Some(outcomes) if outcomes > 1 && !entry.events().is_empty() => {
            if taken == 0 {
                format!("{outcomes} outcomes")
            } else {
                format!("gone on from {taken} of {outcomes} outcomes")
            }
        }
        Some(_) | None => String::new(),
    }
}
