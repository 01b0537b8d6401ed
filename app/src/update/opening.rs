//! Opening a board and having it ruled on.

use std::path::{Path, PathBuf};

use petgraph::graph::NodeIndex;

use super::{Outside, choose};
use crate::dialog::Wanted;
use crate::edit::Editing;
use crate::open;
use crate::open::Opened;
use crate::shown::{Shown, USUAL_MOMENTS};
use crate::state::{Camera, Stage, State};
use language::date::Date;

/// A limit that was reached is raised by this factor.
const RAISE: usize = 10;

/// Opens a board that comes with the program.
pub(super) fn bundled(state: &mut State, outside: &mut Outside, name: &str) {
    let opened = match saves::bundled::find(name) {
        Some(board) => open::open_bundled(board),
        None => Err(anyhow::anyhow!("there is no bundled board `{name}`")),
    };
    take(state, outside, opened);
}

/// Opens a board file.
pub(super) fn path(state: &mut State, outside: &mut Outside, path: &Path) {
    let opened = open::open(path).or_else(|error| open::open_draft(path).ok_or(error));
    // A bundled board can be named like a path, but has no place on disk.
    let place = opened.as_ref().is_ok_and(|opened| opened.bundled.is_none()).then(|| path.to_owned());
    take(state, outside, opened);
    if let Some(place) = &place {
        used(state, place);
    }
    state.editing.path = place.or(state.editing.path.take());
}

/// So many files are remembered.
const MOST_RECENT: usize = 12;

/// Remembers a file that was opened or saved.
pub(super) fn used(state: &mut State, path: &Path) {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    state.recent.retain(|other| *other != path);
    state.recent.insert(0, path);
    state.recent.truncate(MOST_RECENT);
}

/// Opens a board from the text of a board file.
pub(super) fn pasted(state: &mut State, outside: &mut Outside, text: &str) {
    take(state, outside, open::open_text("the clipboard", text));
}

/// Asks for a file, unless a dialog is already open.
pub(super) fn ask(state: &mut State, outside: &mut Outside) {
    if !std::mem::replace(&mut state.library.asking, true) {
        outside.files.ask(Wanted::Board);
    }
}

/// Opens what the dialog answered.
pub(super) fn chosen(state: &mut State, outside: &mut Outside, file: Option<PathBuf>) {
    state.library.asking = false;
    if let Some(file) = file {
        path(state, outside, &file);
    }
}

/// Shows a board that was opened; when it could not be, the last one stays and the message says why.
fn take(state: &mut State, outside: &mut Outside, opened: anyhow::Result<Opened>) {
    match opened {
        Ok(opened) => {
            state.library.open.clone_from(&opened.bundled);
            state.editing = Editing::of(&opened.file, None);
            state.board = Some(opened);
            state.message = None;
            state.most_moments = USUAL_MOMENTS;
            state.ruling = Stage::Working;
            state.selection = None;
            state.highlight = None;
            rule(state, outside);
        }
        Err(error) => state.message = Some(format!("{error:#}")),
    }
}

/// Has the board ruled on by the chosen date. The last ruling stays until the new one is there.
pub(super) fn rule(state: &mut State, outside: &mut Outside) {
    if let Some(board) = &state.board {
        state.working = Some(outside.jobs.start(board.clone(), state.date.chosen, state.most_moments));
    }
}

/// Says that the board can't be ruled on; the last ruling of it stays, and is marked.
pub(super) fn not_ruled(state: &mut State, message: String) {
    state.working = None;
    state.message = Some(message);
    match state.ruling {
        Stage::Ready(_) => state.is_outdated = true,
        Stage::None | Stage::Working => {
            state.ruling = Stage::None;
            state.is_outdated = false;
        }
    }
}

/// Rules by another date.
pub(super) fn rule_as_of(state: &mut State, outside: &mut Outside, date: Option<Date>) {
    state.date.chosen = date;
    state.date.field = date.map(|date| date.to_string()).unwrap_or_default();
    state.date.wrong = None;
    rule(state, outside);
}

/// Rules by the date in the field; an empty field is the board's own date.
pub(super) fn rule_by_field(state: &mut State, outside: &mut Outside) {
    let text = state.date.field.trim();
    if text.is_empty() {
        rule_as_of(state, outside, None);
        return;
    }
    match text.parse::<Date>() {
        Ok(date) if date < Date::FIRST => {
            state.date.wrong = Some(format!("no rules before {} are known", Date::FIRST));
        }
        Ok(date) => rule_as_of(state, outside, Some(date)),
        Err(wrong) => state.date.wrong = Some(wrong.to_string()),
    }
}

/// Works the ruling out further.
pub(super) fn go_on(state: &mut State, outside: &mut Outside) {
    state.most_moments = state.most_moments.saturating_mul(RAISE);
    rule(state, outside);
}

/// Shows a ruling that is ready, its start selected.
pub(super) fn ready(state: &mut State, shown: Box<Shown>) {
    let has_start = shown.ruling.graph().node_count() > 0;
    let words = std::mem::take(&mut state.graph).words;
    state.graph.find(&shown, words);
    state.walk = match (&state.walk, &state.ruling) {
        (Some(walk), Stage::Ready(before)) => walk.again(before, &shown),
        _ => None,
    };
    state.ends.keep_up(&shown);
    state.editing.course.ruled(shown.outcomes.len());
    state.comparing.of_another_ruling();
    state.ruling = Stage::Ready(shown);
    state.working = None;
    state.is_outdated = false;
    state.selection = None;
    state.highlight = None;
    state.camera = Camera::Beginning;
    if has_start {
        choose::moment(state, NodeIndex::new(0));
        if let Some(selection) = &mut state.selection {
            selection.reveal = false;
            selection.around = None;
        }
    }
}
