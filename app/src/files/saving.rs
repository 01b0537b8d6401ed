//! Keeping the board in a file, and leaving it.

use std::path::{Path, PathBuf};

use saves::BoardFile;
use saves::envelope::EXTENSION;

use super::{Saved, opening};
use crate::board::editing::show;
use crate::board::{Editing, Field};
use crate::bundled_cards::cards;
use crate::command::Command;
use crate::dialog::Wanted;
use crate::history::History;
use crate::message::Message;
use crate::opened::empty_board;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::recovery::Recovered;
use crate::state::State;

/// Starts a new board.
pub(crate) fn new(state: &mut State, outside: &mut Outside) {
    state.turn_to(Editing::default());
    show(state, outside, empty_board());
    if let Some(board) = &state.board {
        state.editing = Editing::of(&board.file, None);
        // What one types on a new board goes into the line.
        state.editing.wants = Some(Field::Line);
        state.panels.open(Panel::Board);
    }
}

/// Opens the board that another window did not save; its changes are still in no file.
pub(crate) fn recover(state: &mut State, outside: &mut Outside) {
    if let Some(recovered) = state.recovered.take() {
        let Recovered { file, timeline, .. } = recovered.clone();
        let timeline = timeline.and_then(|text| History::from_text(&text));
        let history = timeline.unwrap_or_else(|| History::of(&file));
        state.turn_to(Editing::default());
        state.editing.history = history;
        show(state, outside, file);
        // It stays where it was until it is in a file: this window may be killed, too.
        outside.recovery.adopt(recovered);
        state.recovered = outside.recovery.found();
    }
}

/// Loses what another window did not save.
pub(crate) fn forget_recovered(state: &mut State, outside: &Outside) {
    if let Some(recovered) = state.recovered.take() {
        recovered.claim.remove();
        state.recovered = outside.recovery.found();
    }
}

/// Saves the board where it is on disk, or asks for a place.
pub(crate) fn save(state: &mut State, outside: &mut Outside) {
    match state.editing.path.clone() {
        Some(path) => save_to(state, outside, path, There::AsKnown),
        None => save_as(state, outside),
    }
}

/// Asks for a place to save the board.
pub(crate) fn save_as(state: &mut State, outside: &mut Outside) {
    if state.board.is_some() && !std::mem::replace(&mut state.library.asking, true) {
        outside.files.ask(Wanted::Place);
    }
}

/// Saves the board where the dialog was answered to.
pub(crate) fn chosen(state: &mut State, outside: &mut Outside, place: Option<PathBuf>) {
    state.library.asking = false;
    if let Some(place) = place {
        save_to(state, outside, place, There::Anything);
    } else {
        // Not every desktop has a dialog: the path can be typed.
        state.editing.wants = Some(Field::Path);
        let words = "Not saved: no place was chosen. A path can be typed in the board.";
        state.message = Some(Message::hint(words));
    }
}

/// Saves the board at a place that was typed, unless another file is there: nobody has asked whether it may go.
pub(crate) fn save_to_new(state: &mut State, outside: &mut Outside, path: PathBuf) {
    let path = with_ending(path);
    if path.exists() && state.editing.path.as_ref() != Some(&path) {
        let words =
            format!("there is a file already at {}; type another name, or take Save as", path.display());
        state.editing.refused = Some(words);
        return;
    }
    save_to(state, outside, path, There::AsKnown);
}

/// What may be replaced at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum There {
    /// Only what this window has read or written there: another program may have changed it since.
    AsKnown,
    /// Whatever it is: the dialog has asked.
    Anything,
}

/// Saves the board at a place.
fn save_to(state: &mut State, outside: &mut Outside, path: PathBuf, there: There) {
    let Some(board) = &state.board else { return };
    let (file, path) = (board.file.clone(), with_ending(path));
    let is_own = state.editing.path.as_ref() == Some(&path) && there == There::AsKnown;
    let known = state.editing.saved.clone().filter(|_| is_own);
    outside.saving.start("saving", move || {
        let is_other = known.is_some_and(|known| known != file && was_changed(&path, &known));
        let done = if is_other {
            Err(format!(
                "another program has changed this file since it was opened or saved here, and it was not replaced; \
                 take *Save as* for your board, or open the file again to see what is in it\n  at {}",
                path.display()
            ))
        } else {
            match saves::to_path(&file, &path) {
                Ok(()) => Ok(None),
                Err(error) if error.is_written() => Ok(Some(error.to_string())),
                Err(error) => Err(error.to_string()),
            }
        };
        Saved { path, file: Box::new(file), done }
    });
}

/// Notes that a board was saved. Returns what waited for that, and is to be done now.
pub(crate) fn saved(state: &mut State, Saved { path, file, done }: Saved) -> Option<Command> {
    match done {
        Ok(told) => {
            state.editing.saved = Some(*file);
            opening::used(state, &path);
            let done = || Message::done(format!("Saved in {}.", path.display()));
            state.message = Some(told.map_or_else(done, Message::not_done));
            state.editing.path = Some(path);
            if let Some(command) = state.leaving.take() {
                state.editing.history.let_go();
                return Some(command);
            }
        }
        Err(error) => {
            state.leaving = None;
            state.message = Some(Message::not_done(error));
        }
    }
    None
}

/// Whether something else is in a file than what this window knows of it. Of one that is gone nothing is lost.
fn was_changed(path: &Path, known: &BoardFile) -> bool {
    match std::fs::read_to_string(path) {
        Err(error) => error.kind() != std::io::ErrorKind::NotFound,
        Ok(text) => saves::draft("the file", &text).ok().as_ref() != Some(known),
    }
}

/// Keeps a board that is in no file of the user's as a draft, and lists it with those that were opened lately. Whether
/// nothing would be lost then.
pub(crate) fn kept_as_draft(state: &mut State, outside: &Outside) -> bool {
    let Some(board) = &state.board else { return false };
    let draft = state.editing.path.as_deref().filter(|path| outside.drafts.has(path));
    let known = state.editing.saved.as_ref();
    let is_saved = state.editing.path.is_some() && draft.is_none();
    if is_saved || state.editing.history.unsaved_elsewhere() > 0 {
        return false;
    }
    let file = board.file.clone();
    let line = || cards().map(|cards| rulebook::line::said(&file.board, cards).line).unwrap_or_default();
    let words = if file.title == empty_board().title { line() } else { file.title.clone() };
    // Another window may have changed the draft: then this one is a draft of its own.
    let draft = draft.filter(|path| known.is_none_or(|known| !was_changed(path, known)));
    let Some(path) = outside.drafts.keep(&file, &words, draft) else { return false };
    state.editing.saved = Some(file);
    opening::used(state, &path);
    state.editing.path = Some(path);
    true
}

/// Keeps the board as a draft after a fault of the program, whatever it is: nobody knows what else is wrong. It stays
/// the file that it was. Where it is kept; none where there is no board or no place.
pub(crate) fn kept_after_fault(state: &mut State, outside: &Outside) -> Option<PathBuf> {
    let file = &state.board.as_ref()?.file;
    let path = outside.drafts.keep_once(file, &file.title)?;
    opening::used(state, &path);
    Some(path)
}

/// Lets the changes go by what waited for that, and is to be done now: they are lost once another board is there, not before.
pub(crate) fn leave(state: &mut State) -> Option<Command> {
    let command = state.leaving.take()?;
    state.discards = true;
    Some(command)
}

/// The ending of board files is put behind a name that has none.
fn with_ending(path: PathBuf) -> PathBuf {
    let has_ending = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"));
    if has_ending { path } else { Path::new(&format!("{}{EXTENSION}", path.display())).to_owned() }
}
