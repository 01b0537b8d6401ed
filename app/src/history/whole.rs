//! The way to a board as one board: the first one, on which all that happened is about to happen.

use super::{By, History};
use crate::bundled_cards::cards;
use crate::opened::Opened;
use engine::timeline::under_control;
use language::event::Script;
use saves::BoardFile;

/// Why the way to a board is not one board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotWhole {
    /// Only one board has been gone through.
    #[error("there is only one board; go on from an outcome first")]
    One,
    /// A board was changed by hand.
    #[error("board {0} was changed by hand, which is no event; save the boards one by one")]
    Changed(usize),
    /// Rounds of a loop lead to a board.
    #[error("board {0} comes of rounds of a loop, which are no event; save the boards one by one")]
    Rounds(usize),
    /// What happens later makes no sense on the first board.
    #[error("what happens later can't be said on the first board: {0}")]
    Senseless(String),
}

/// The first board with all that happens on the way to another, in order. Its ruling has all outcomes of that; the file
/// says which were taken here.
///
/// # Errors
/// When something else than events and outcomes leads there, or what happens later names what is not there at first.
pub fn whole(history: &History, to: usize) -> Result<BoardFile, NotWhole> {
    let path = history.path(to);
    let [first, later @ ..] = &path[..] else { return Err(NotWhole::One) };
    if later.is_empty() {
        return Err(NotWhole::One);
    }
    let entries = history.entries();
    let mut events: Vec<Script> = Vec::new();
    let mut taken: Vec<String> = Vec::new();
    for &at in &path {
        let entry = &entries[at];
        if let Some(origin) = &entry.origin {
            let By::Outcome { place, .. } = origin.by else { return Err(NotWhole::Rounds(at + 1)) };
            if history.is_stale(origin) {
                return Err(NotWhole::Changed(origin.from + 1));
            }
            if !entry.is_as_made() {
                return Err(NotWhole::Changed(at + 1));
            }
            taken.push((place + 1).to_string());
        }
        events.extend(entry.events().iter().map(|script| under_control(&entry.file.board, script)));
    }
    let mut file = BoardFile::new(entries[*first].file.title.clone(), entries[*first].file.board.clone());
    file.board.events = events;
    file.title.push_str(", and what came then");
    file.about = format!("One after another. The outcomes that were taken: {}.", taken.join(", "));
    makes_sense(&file)?;
    Ok(file)
}

fn makes_sense(file: &BoardFile) -> Result<(), NotWhole> {
    let opened = cards().map(|cards| Opened::draft(file.clone(), None, cards));
    let opened = opened.map_err(|error| NotWhole::Senseless(format!("{error:#}")))?;
    let wrong = opened.mistakes.iter().find(|mistake| mistake.path.to_string().starts_with("events"));
    wrong.map_or(Ok(()), |mistake| Err(NotWhole::Senseless(mistake.words.clone())))
}
