//! Giving a ruling or a board to others, by the clipboard.

use crate::asking::Answers;
use crate::export::{Format, Length, export};
use crate::state::State;

/// Nobody reads a longer ruling in a message; the command line writes it to a file.
const MOST_MOMENTS: usize = 2_000;

/// Copies the ruling.
pub(super) fn ruling(state: &mut State, format: Format) {
    let Some(shown) = state.shown() else { return };
    let moments = shown.ruling.graph().node_count();
    let written = if moments > MOST_MOMENTS {
        Err(format!(
            "a ruling of {moments} moments is too long to be copied; `instead explain` writes it to a file"
        ))
    } else {
        export(&shown.opened, &shown.ruling, &Answers::default(), (format, Length::Full))
            .and_then(|paper| Ok(String::from_utf8(paper)?))
            .map_err(|error| format!("{error:#}"))
    };
    give(state, written);
}

/// Copies the board as its file says it.
pub(super) fn board(state: &mut State) {
    let Some(board) = &state.board else { return };
    let written = saves::to_text(&board.file).map_err(|error| error.to_string());
    give(state, written);
}

fn give(state: &mut State, written: Result<String, String>) {
    match written {
        Ok(text) => state.copied = Some(text),
        Err(error) => state.message = Some(error),
    }
}
