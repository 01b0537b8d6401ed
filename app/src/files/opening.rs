//! Opening a board.

use std::path::{Path, PathBuf};

use crate::board::Editing;
use crate::dialog::Wanted;
use crate::message::Message;
use crate::opened::{self, Opened};
use crate::outside::Outside;
use crate::ruling::Stage;
use crate::ruling::update::rule;
use crate::state::State;
use saves::code::is_code;

/// Opens a board that comes with the program.
pub(crate) fn bundled(state: &mut State, outside: &mut Outside, name: &str) {
    let opened = match saves::bundled::find(name) {
        Some(board) => opened::open_bundled(board),
        None => Err(anyhow::anyhow!("there is no bundled board `{name}`")),
    };
    take(state, outside, opened);
}

/// Opens a board file.
pub(crate) fn path(state: &mut State, outside: &mut Outside, path: &Path) {
    let opened = opened::open(path).or_else(|error| opened::open_draft(path).ok_or(error));
    // A bundled board can be named like a path, and so can a code, but neither has a place on disk.
    let is_file = !path.to_str().is_some_and(is_code);
    let is_placed = is_file && opened.as_ref().is_ok_and(|opened| opened.bundled.is_none());
    let place = is_placed.then(|| path.to_owned());
    take(state, outside, opened);
    if let Some(place) = &place {
        used(state, place);
    }
    state.editing.path = place.or(state.editing.path.take());
}

/// So many files are remembered.
const MOST_RECENT: usize = 12;

/// Remembers a file that was opened or saved.
pub(crate) fn used(state: &mut State, path: &Path) {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    state.recent.retain(|other| *other != path);
    state.recent.insert(0, path);
    state.recent.truncate(MOST_RECENT);
}

/// Opens a board from the text of a board file.
pub(crate) fn pasted(state: &mut State, outside: &mut Outside, text: &str) {
    take(state, outside, opened::open_text("the clipboard", text));
}

/// Asks for a file, unless a dialog is already open.
pub(crate) fn ask(state: &mut State, outside: &mut Outside) {
    if !std::mem::replace(&mut state.library.asking, true) {
        outside.files.ask(Wanted::Board);
    }
}

/// Opens what the dialog answered.
pub(crate) fn chosen(state: &mut State, outside: &mut Outside, file: Option<PathBuf>) {
    state.library.asking = false;
    if let Some(file) = file {
        path(state, outside, &file);
    } else {
        let words =
            "No file was chosen. It can also be dropped on the window, or its path typed under Examples.";
        state.message = Some(Message::hint(words));
    }
}

/// Shows a board that was opened; when it could not be, the last one stays and the message says why.
fn take(state: &mut State, outside: &mut Outside, opened: anyhow::Result<Opened>) {
    match opened {
        Ok(opened) => {
            state.library.open.clone_from(&opened.bundled);
            state.turn_to(Editing::of(&opened.file, None));
            state.board = Some(opened);
            state.message = None;
            state.budget = state.usual_budget;
            state.ruling = Stage::Working;
            state.selection = None;
            state.highlight = None;
            rule(state, outside);
        }
        Err(error) => state.message = Some(Message::not_opened(format!("{error:#}"))),
    }
}
