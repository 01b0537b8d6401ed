//! The boards that have been gone through as text: kept for a crash, and read back as they were.

use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{By, Entry, History, Origin};
use language::date::Date;
use saves::BoardFile;

/// All boards, each as its file says it.
#[derive(Serialize, Deserialize)]
struct Kept {
    current: usize,
    entries: Vec<KeptEntry>,
}

#[derive(Serialize, Deserialize)]
struct KeptEntry {
    file: String,
    made: String,
    origin: Option<KeptOrigin>,
    saved: Option<String>,
    path: Option<PathBuf>,
}

#[derive(Serialize, Deserialize)]
struct KeptOrigin {
    from: usize,
    board: String,
    as_of: String,
    by: KeptBy,
    told: Vec<String>,
    left: Vec<String>,
}

#[derive(Serialize, Deserialize)]
enum KeptBy {
    Outcome { place: usize, way: String },
    Rounds,
}

impl History {
    /// The boards as text. None when a board can't be written.
    pub fn to_text(&self) -> Option<String> {
        let entries = self.entries.iter().map(written).collect::<Option<_>>()?;
        serde_json::to_string(&Kept { current: self.current, entries }).ok()
    }

    /// The boards that a text says. None when it does not say any, or a place in it that is not there.
    pub fn from_text(text: &str) -> Option<Self> {
        let Kept { current, entries } = serde_json::from_str(text).ok()?;
        let entries: Vec<Entry> = entries.into_iter().map(read).collect::<Option<_>>()?;
        let goes_back =
            |(at, entry): (usize, &Entry)| entry.origin.as_ref().is_none_or(|origin| origin.from < at);
        let is_whole = current < entries.len() && entries.iter().enumerate().all(goes_back);
        is_whole.then_some(Self { entries, current, reveal: true, revision: 0 })
    }
}

fn written(entry: &Entry) -> Option<KeptEntry> {
    let text = |file: &BoardFile| saves::to_text(file).ok();
    let origin = match &entry.origin {
        None => None,
        Some(Origin { from, board, as_of, by, told, left }) => Some(KeptOrigin {
            from: *from,
            board: text(board)?,
            as_of: as_of.to_string(),
            by: match by {
                By::Outcome { place, way } => KeptBy::Outcome { place: *place, way: way.clone() },
                By::Rounds => KeptBy::Rounds,
            },
            told: told.clone(),
            left: left.clone(),
        }),
    };
    let saved = match &entry.saved {
        None => None,
        Some(saved) => Some(text(saved)?),
    };
    Some(KeptEntry {
        file: text(&entry.file)?,
        made: text(&entry.made)?,
        origin,
        saved,
        path: entry.path.clone(),
    })
}

fn read(entry: KeptEntry) -> Option<Entry> {
    let file = |text: &str| saves::draft("a board of the timeline", text).ok();
    let origin = match entry.origin {
        None => None,
        Some(KeptOrigin { from, board, as_of, by, told, left }) => Some(Origin {
            from,
            board: Arc::new(file(&board)?),
            as_of: as_of.parse::<Date>().ok()?,
            by: match by {
                KeptBy::Outcome { place, way } => By::Outcome { place, way },
                KeptBy::Rounds => By::Rounds,
            },
            told,
            left,
        }),
    };
    let saved = match entry.saved {
        None => None,
        Some(saved) => Some(file(&saved)?),
    };
    Some(Entry {
        file: Arc::new(file(&entry.file)?),
        made: Arc::new(file(&entry.made)?),
        origin,
        outcomes: None,
        saved,
        path: entry.path,
    })
}
