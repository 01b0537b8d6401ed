//! What is done to the board, and to the fields of its form.

mod line;

use super::{BoardCommand, Field, FormCommand, editing, picking};
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;
use language::effect::Cause;
use language::event::Script;

/// Does what is asked about the board.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: BoardCommand) {
    match command {
        BoardCommand::Edit(change) => editing::edit(state, outside, &change),
        BoardCommand::Undo => editing::undo(state, outside),
        BoardCommand::Redo => editing::redo(state, outside),
        BoardCommand::Revert => editing::revert(state, outside),
        BoardCommand::Form(FormCommand::Enter) => line::enter(state, outside),
        BoardCommand::Form(command) => form(state, command),
        BoardCommand::Picked(command) => picking::update(state, outside, command),
    }
}

/// Does what is asked of the form of the board.
fn form(state: &mut State, command: FormCommand) {
    let editing = &mut state.editing;
    match command {
        FormCommand::AsText => as_text(state),
        FormCommand::Text(text) => editing.text = Some(text),
        FormCommand::Line(words) => line::typed(state, words),
        FormCommand::LineFor(player) => {
            editing.player = player;
            editing::read_again(state);
        }
        FormCommand::Choose(by) => line::choose(state, by),
        FormCommand::Complete(place) => line::complete(state, place),
        FormCommand::Enter => {}
        FormCommand::Event(words) => editing.event = words,
        FormCommand::GoTo(field) => go_to(state, field),
        FormCommand::Revealed => editing.reveal = None,
        FormCommand::HasKeyboard => (editing.wants, editing.line.is_completed) = (None, false),
        FormCommand::ChangeEvent(at) => change_event(state, at),
        FormCommand::LeaveEvent => leave_event(state),
    }
}

/// Puts an event back into its field, in the words in which it can be typed, where there are some.
fn change_event(state: &mut State, at: usize) {
    let Some(opened) = &state.board else { return };
    let Some(script) = opened.file.board.events.get(at) else { return };
    let said = Script { cause: Cause::default(), controller: None, choice_of: None, ..script.clone() };
    let line = rulebook::typed::line(&said, &opened.board);
    if line.is_none() {
        let words = "this event says more than a line can; change its parts below it";
        state.editing.refused = Some(words.to_owned());
        return;
    }
    state.editing.event = line.unwrap_or_default();
    state.editing.changing = Some(at);
    state.editing.wants = Some(Field::Event);
    state.editing.refused = None;
}

/// Goes to a field of the form, as soon as the form is shown.
fn go_to(state: &mut State, field: Field) {
    state.panels.open(Panel::Board);
    if state.board.is_some() && state.editing.text.is_none() {
        state.editing.wants = Some(field);
    }
}

/// Leaves the event as it was.
fn leave_event(state: &mut State) {
    if state.editing.changing.take().is_some() {
        state.editing.event.clear();
    }
}

/// Shows the board as text to edit, or leaves that.
fn as_text(state: &mut State) {
    state.editing.text = match (&state.board, state.editing.text.take()) {
        (Some(board), None) => saves::to_text(&board.file).ok(),
        _ => None,
    };
    state.editing.refused = None;
}
