//! Giving a ruling or a board to others, by the clipboard.

use std::path::PathBuf;

use super::ShareCommand;
use crate::budget::Clock;
use crate::bundled_cards::cards;
use crate::dialog::Wanted;
use crate::export::questions::Answers;
use crate::export::{Format, Length, Paper, export};
use crate::message::Message;
use crate::outside::Outside;
use crate::plain::shown;
use crate::state::State;
use engine::{Cancel, Options};
use rulebook::line::{Said, said};

/// Nobody reads a longer ruling in a message; the command line writes it to a file.
const MOST_MOMENTS: usize = 2_000;

/// Gives a ruling or a board to others.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: ShareCommand) {
    match command {
        ShareCommand::CopyRuling(format, length) => ruling(state, format, length),
        ShareCommand::WriteRuling(format) => ask_where(state, outside, format),
        ShareCommand::PaperChosen(format, place) => write(state, outside, format, place),
        ShareCommand::CopyBoard => board(state),
        ShareCommand::CopyLine => line(state),
    }
}

/// Copies the ruling.
fn ruling(state: &mut State, format: Format, length: Length) {
    let Some(shown) = state.presentation() else { return };
    let moments = shown.ruling.graph().node_count();
    let written = if moments > MOST_MOMENTS && length == Length::Full {
        Err(format!(
            "a ruling of {moments} moments is too long to be copied; write it to a file, or copy a shorter form"
        ))
    } else {
        export(&shown.opened, &shown.ruling, &Answers::default(), Paper { format, length, lines: None })
            .and_then(|paper| Ok(String::from_utf8(paper)?))
            .map_err(|error| format!("{error:#}"))
    };
    give(state, "The ruling", written);
}

/// Copies the line that says the board, if one says all of it.
fn line(state: &mut State) {
    let Some(board) = &state.board else { return };
    let written = cards().map_err(|error| format!("{error:#}")).and_then(|cards| {
        let Said { line, lost } = said(&board.file.board, cards);
        let lost: Vec<String> = lost.iter().map(ToString::to_string).collect();
        if lost.is_empty() {
            return Ok(line);
        }
        Err(format!(
            "no line says all of this board; copy the board instead. A line would lose: {}",
            lost.join(", ")
        ))
    });
    give(state, "The line", written);
}

/// Asks where the ruling is to be written.
fn ask_where(state: &mut State, outside: &mut Outside, format: Format) {
    if state.presentation().is_some() && !std::mem::replace(&mut state.library.asking, true) {
        outside.files.ask(Wanted::Paper(format));
    }
}

/// Writes the ruling where the dialog was answered to, beside the window: the board is ruled on again for that.
fn write(state: &mut State, outside: &mut Outside, format: Format, place: Option<PathBuf>) {
    state.library.asking = false;
    let (Some(place), Some(shown)) = (place, state.presentation()) else { return };
    let place = if place.extension().is_some() { place } else { place.with_extension(format.extension()) };
    let opened = shown.opened.clone();
    let (as_of, cancel, time) = (Some(shown.ruling.as_of()), Cancel::default(), state.budget.time);
    let limits = state.budget.limits();
    let options = Options { as_of, limits, cancel: Some(cancel.clone()), ..Options::default() };
    let time = outside.papers.clocked(time);
    outside.papers.start("writing", move || {
        let _clock = time.map(|time| Clock::start(time, cancel));
        let paper = opened.rule(&options).and_then(|ruling| {
            export(&opened, &ruling, &Answers::default(), Paper { format, length: Length::Full, lines: None })
        });
        let paper = paper.map_err(|error| format!("the ruling was not written: {error:#}"))?;
        saves::bytes_to_path(&paper, &place).map_err(|error| error.to_string())?;
        Ok(place)
    });
}

/// Says that the ruling was written, or why not.
pub(crate) fn written(state: &mut State, done: Result<PathBuf, String>) {
    state.message = Some(match done {
        Ok(place) => Message::done(format!("The ruling is in {}.", place.display())),
        Err(error) => Message::not_done(error),
    });
}

/// Copies the board as its file says it.
fn board(state: &mut State) {
    let Some(board) = &state.board else { return };
    let written = saves::to_text(&board.file).map_err(|error| error.to_string());
    give(state, "The board", written);
}

fn give(state: &mut State, what: &str, written: Result<String, String>) {
    match written {
        Ok(text) => {
            state.copied = Some(shown(&text).into_owned());
            state.message = Some(Message::done(format!("{what} is on the clipboard.")));
        }
        Err(error) => state.message = Some(Message::not_done(error)),
    }
}
