//! Changing the board, and keeping it in a file.

use std::path::{Path, PathBuf};

use super::{Outside, opening};
use crate::collection::cards;
use crate::course::Course;
use crate::dialog::Wanted;
use crate::edit::{Edit, Editing, apply};
use crate::open::Opened;
use crate::recovery;
use crate::recovery::Recovered;
use crate::state::State;
use language::board::{Board, Player};
use saves::BoardFile;
use saves::envelope::EXTENSION;

/// A board with two players and nothing on it.
pub fn empty_board() -> BoardFile {
    let players = ["Alice", "Bob"].map(Player::new).to_vec();
    BoardFile::new("New board", Board { players, ..Board::default() })
}

/// Starts a new board.
pub(super) fn new(state: &mut State, outside: &mut Outside) {
    show(state, outside, empty_board());
    if let Some(board) = &state.board {
        state.editing = Editing::of(&board.file, None);
    }
}

/// Makes a change; one that makes no sense is refused, and what was typed stays.
pub(super) fn edit(state: &mut State, outside: &mut Outside, edit: &Edit) {
    let Some(board) = &state.board else { return };
    let before = board.file.clone();
    let changed = cards().and_then(|cards| Ok(apply(&before, edit, cards)?));
    let is_same = |file: &BoardFile| file.board == before.board && file.title == before.title;
    if !matches!(edit, Edit::Text(_)) && changed.as_ref().is_ok_and(is_same) {
        // Nothing is changed, so that there is nothing to take back.
        state.editing.refused = None;
        clear_field(&mut state.editing, edit);
        return;
    }
    match changed.and_then(|file| Ok(Opened::draft(file, None, cards()?))) {
        Ok(opened) => {
            state.editing.note(&before, edit);
            clear_field(&mut state.editing, edit);
            take(state, outside, opened);
        }
        Err(error) => state.editing.refused = Some(format!("{error:#}")),
    }
}

/// What was typed has become part of the board.
fn clear_field(editing: &mut Editing, edit: &Edit) {
    if let Edit::AddObject(..) | Edit::AddOwn(..) = edit {
        editing.object.clear();
    }
    if let Edit::AddEvent(_) | Edit::Event(..) = edit {
        editing.event.clear();
    }
    if let Edit::AddEvent(_) | Edit::Event(..) | Edit::RemoveEvent(_) | Edit::EventUp(_) = edit {
        editing.changing = None;
    }
    if let Edit::Text(_) = edit {
        editing.text = None;
    }
}

/// Takes the last change back.
pub(super) fn undo(state: &mut State, outside: &mut Outside) {
    let before = state.board.as_ref().and_then(|board| state.editing.undo(&board.file));
    if let Some(file) = before {
        show(state, outside, file);
    }
}

/// Makes it again.
pub(super) fn redo(state: &mut State, outside: &mut Outside) {
    let after = state.board.as_ref().and_then(|board| state.editing.redo(&board.file));
    if let Some(file) = after {
        show(state, outside, file);
    }
}

/// Shows a board as it is now.
pub(super) fn show(state: &mut State, outside: &mut Outside, file: BoardFile) {
    match cards().map(|cards| Opened::draft(file, None, cards)) {
        Ok(opened) => take(state, outside, opened),
        Err(error) => state.editing.refused = Some(format!("{error:#}")),
    }
}

fn take(state: &mut State, outside: &mut Outside, opened: Opened) {
    state.library.open = None;
    state.message = None;
    state.editing.course.keep(&opened.file);
    state.board = Some(opened);
    opening::rule(state, outside);
}

/// Opens the board that another window did not save; its changes are still in no file.
pub(super) fn recover(state: &mut State, outside: &mut Outside) {
    if let Some(Recovered { path, file }) = state.recovered.take() {
        let course = Course::of(&file);
        state.editing = Editing::default();
        state.editing.course = course;
        show(state, outside, file);
        recovery::remove(&path);
    }
}

/// Loses what another window did not save.
pub(super) fn forget_recovered(state: &mut State) {
    if let Some(recovered) = state.recovered.take() {
        recovery::remove(&recovered.path);
    }
}

/// Puts the board back as it was when it was opened or saved last, as a change that can be taken back. Of a board that
/// never was, the nearest before it that was.
pub(super) fn revert(state: &mut State, outside: &mut Outside) {
    let (Some(board), Some((at, saved))) = (&state.board, state.editing.last_saved()) else { return };
    if at != state.editing.course.current() || board.file != saved {
        let before = board.file.clone();
        state.editing.note(&before, &Edit::Text(String::new()));
        state.editing.go(at);
        show(state, outside, saved);
    }
}

/// Saves the board where it is on disk, or asks for a place.
pub(super) fn save(state: &mut State, outside: &mut Outside) {
    match state.editing.path.clone() {
        Some(path) => save_to(state, outside, path),
        None => save_as(state, outside),
    }
}

/// Asks for a place to save the board.
pub(super) fn save_as(state: &mut State, outside: &mut Outside) {
    if state.board.is_some() && !std::mem::replace(&mut state.library.asking, true) {
        outside.files.ask(Wanted::Place);
    }
}

/// Saves the board where the dialog was answered to.
pub(super) fn chosen(state: &mut State, outside: &mut Outside, place: Option<PathBuf>) {
    state.library.asking = false;
    if let Some(place) = place {
        save_to(state, outside, place);
    }
}

/// Saves the board at a place that was typed, unless another file is there: nobody has asked whether it may go.
pub(super) fn save_to_new(state: &mut State, outside: &mut Outside, path: PathBuf) {
    let path = with_ending(path);
    if path.exists() && state.editing.path.as_ref() != Some(&path) {
        let words =
            format!("there is a file already at {}; type another name, or take Save as", path.display());
        state.editing.refused = Some(words);
        return;
    }
    save_to(state, outside, path);
}

/// Saves the board at a place.
fn save_to(state: &mut State, outside: &mut Outside, path: PathBuf) {
    let Some(board) = &state.board else { return };
    let (file, path) = (board.file.clone(), with_ending(path));
    outside.saving.start("saving", move || {
        let done = saves::to_path(&file, &path).map_err(|error| error.to_string());
        (path, Box::new(file), done)
    });
}

/// A board file that was written, or why not.
pub type Saved = (PathBuf, Box<BoardFile>, Result<(), String>);

/// Notes that a board was saved, and does what waited for that.
pub(super) fn saved(state: &mut State, outside: &mut Outside, (path, file, done): Saved) {
    match done {
        Ok(()) => {
            state.editing.saved = Some(*file);
            opening::used(state, &path);
            state.editing.path = Some(path);
            if let Some(command) = state.leaving.take() {
                state.editing.course.let_go();
                super::update(state, outside, command);
            }
        }
        Err(error) => {
            state.leaving = None;
            state.message = Some(error);
        }
    }
}

/// Loses the changes and does what waited for that.
pub(super) fn leave(state: &mut State, outside: &mut Outside) {
    if let (Some(command), Some(board)) = (state.leaving.take(), &state.board) {
        state.editing.saved = Some(board.file.clone());
        state.editing.course.let_go();
        super::update(state, outside, command);
    }
}

/// The ending of board files is put behind a name that has none.
fn with_ending(path: PathBuf) -> PathBuf {
    let has_ending = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("ron"));
    if has_ending { path } else { Path::new(&format!("{}{EXTENSION}", path.display())).to_owned() }
}
