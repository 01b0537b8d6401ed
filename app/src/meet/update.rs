//! Looking for what a card meets.

use saves::BoardFile;

use super::MeetCommand;
use crate::command::{Command, FilesCommand};
use crate::message::Message;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::state::State;

/// Does what is asked about what a card meets. Opening a meeting is for others to do.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: MeetCommand) -> Option<Command> {
    match command {
        MeetCommand::Open => {
            let shown = state.cards.card.as_ref().map(|card| card.name.clone());
            if let Some(name) = shown.filter(|name| state.meets.of.as_ref() != Some(name)) {
                seek(state, outside, name);
            }
            state.panels.open(Panel::Meet);
            None
        }
        MeetCommand::Of(name) => {
            seek(state, outside, name);
            state.panels.open(Panel::Meet);
            None
        }
        MeetCommand::Board(place) => board(state, place),
    }
}

fn seek(state: &mut State, outside: &mut Outside, name: String) {
    outside.meets.start(name.clone());
    state.meets.of = Some(name);
    state.meets.is_working = true;
    state.meets.found = None;
}

/// The board of a meeting, to be opened.
fn board(state: &mut State, place: usize) -> Option<Command> {
    let name = state.meets.of.clone()?;
    let (other, meeting) = state.meets.found.as_ref()?.as_ref().ok()?.get(place)?;
    let file = BoardFile::new(format!("{name} meets {other}: {}", meeting.line), meeting.board.clone());
    match saves::to_text(&file) {
        Ok(text) => Some(Command::Files(FilesCommand::Paste(text))),
        Err(error) => {
            state.message = Some(Message::not_done(error.to_string()));
            None
        }
    }
}

/// Takes in what was found.
pub(crate) fn take_answers(state: &mut State, outside: &Outside) {
    if let Some(found) = outside.meets.answer() {
        state.meets.is_working = false;
        state.meets.found = Some(found);
    }
}
