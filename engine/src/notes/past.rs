//! What the board tells of what has happened, where nothing asks for it in these words.

use crate::table::asked::past_asked;
use language::board::Board;
use language::path::{BoardPath, Segment};
use statements::note::{About, Note};

/// The entries that nothing asks for.
pub(super) fn notes(board: &Board) -> Vec<Note> {
    if board.happened.is_empty() {
        return Vec::new();
    }
    let asked = past_asked(board);
    let told = board.happened.iter().enumerate();
    let idle = told.filter(|(_, told)| !asked.iter().any(|one| one.what == told.what));
    let at = |at| BoardPath(vec![Segment::Field("happened"), Segment::Index(at)]);
    idle.map(|(place, _)| Note { at: at(place), about: About::NotAsked }).collect()
}
