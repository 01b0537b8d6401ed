//! Changing the board, taking changes back and making them again.

use rulebook::line::{Context, read};
use saves::BoardFile;

use super::apply::apply;
use super::line::{Chip, Line, chips};
use super::{Edit, Editing};
use crate::bundled_cards::cards;
use crate::opened::Opened;
use crate::outside::Outside;
use crate::ruling::update::rule;
use crate::state::State;

/// Makes a change; one that makes no sense is refused, and what was typed stays.
pub(crate) fn edit(state: &mut State, outside: &mut Outside, edit: &Edit) {
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
            let made = made(&before, edit);
            clear_field(&mut state.editing, edit);
            state.editing.line.made = made.unwrap_or(std::mem::take(&mut state.editing.line.made));
            take(state, outside, opened);
        }
        Err(error) => state.editing.refused = Some(format!("{error:#}")),
    }
}

/// What a line has made of the board before. None where no line was entered.
fn made(before: &BoardFile, edit: &Edit) -> Option<Vec<Chip>> {
    let (Edit::Line(player, words), Ok(cards)) = (edit, cards()) else { return None };
    let context = Context { board: &before.board, player: *player, cards };
    Some(chips(words, &read(words, context), cards))
}

/// What stands in the line means something else on another board.
pub(crate) fn read_again(state: &mut State) {
    let (Some(board), Ok(cards)) = (&state.board, cards()) else { return };
    let before = std::mem::take(&mut state.editing.line);
    let words = before.words.clone();
    let line = Line::of(words, &board.file.board, state.editing.player, cards, before);
    state.editing.line = line;
}

/// What was typed has become part of the board.
fn clear_field(editing: &mut Editing, edit: &Edit) {
    if let Edit::Line(..) | Edit::AddOwn(..) = edit {
        editing.line = Line { made: std::mem::take(&mut editing.line.made), ..Line::default() };
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
pub(crate) fn undo(state: &mut State, outside: &mut Outside) {
    let before = state.board.as_ref().and_then(|board| state.editing.undo(&board.file));
    state.editing.line.made.clear();
    if let Some(file) = before {
        show(state, outside, file);
    }
}

/// Makes it again.
pub(crate) fn redo(state: &mut State, outside: &mut Outside) {
    let after = state.board.as_ref().and_then(|board| state.editing.redo(&board.file));
    state.editing.line.made.clear();
    if let Some(file) = after {
        show(state, outside, file);
    }
}

/// Shows a board as it is now.
pub(crate) fn show(state: &mut State, outside: &mut Outside, file: BoardFile) {
    match cards().map(|cards| Opened::draft(file, None, cards)) {
        Ok(opened) => take(state, outside, opened),
        Err(error) => state.editing.refused = Some(format!("{error:#}")),
    }
}

fn take(state: &mut State, outside: &mut Outside, opened: Opened) {
    state.library.open = None;
    state.message = None;
    state.editing.history.keep(&opened.file);
    state.board = Some(opened);
    if !state.editing.line.words.is_empty() {
        read_again(state);
    }
    rule(state, outside);
}

/// Puts the board back as it was when it was opened or saved last, as a change that can be taken back. Of a board that
/// never was, the nearest before it that was.
pub(crate) fn revert(state: &mut State, outside: &mut Outside) {
    let (Some(board), Some((at, saved))) = (&state.board, state.editing.last_saved()) else { return };
    if at != state.editing.history.current() || board.file != saved {
        let before = board.file.clone();
        state.editing.note(&before, &Edit::Text(String::new()));
        state.editing.go(at);
        show(state, outside, saved);
    }
}
