//! Giving a ruling or a board to others, by the clipboard.

use std::path::PathBuf;

use directories::UserDirs;

use super::{Picture, ShareCommand, Unplaced};
use crate::budget::Clock;
use crate::bundled_cards::cards;
use crate::diagnostics;
use crate::dialog::Wanted;
use crate::export::questions::Answers;
use crate::export::{Format, Length, Paper, Qr, export};
use crate::message::Message;
use crate::outside::Outside;
use crate::plain::shown;
use crate::state::State;
use engine::{Cancel, Options};
use rulebook::line::{Said, said};

/// Nobody reads a longer ruling in a message; the command line writes it to a file.
const MOST_MOMENTS: usize = 2_000;

/// The name of a file that is thought of for a ruling has at most so many letters.
const LONGEST_NAME: usize = 60;

/// Gives a ruling or a board to others.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: ShareCommand) {
    match command {
        ShareCommand::CopyRuling(format, length) => ruling(state, format, length),
        ShareCommand::WriteRuling(format) => ask_where(state, outside, format),
        ShareCommand::PaperChosen(format, place) => {
            state.library.asking = false;
            match place {
                Some(place) => write(state, outside, format, place),
                None => unplaced(state, format),
            }
        }
        ShareCommand::PlaceField(place) => {
            if let Some(unplaced) = &mut state.unplaced {
                unplaced.place = place;
            }
        }
        ShareCommand::WriteTo(place) => write_to(state, outside, place),
        ShareCommand::LeaveIt => state.unplaced = None,
        ShareCommand::CopyBoard => board(state),
        ShareCommand::CopyLine => line(state),
        ShareCommand::CopyCode => {
            if let Some(code) = code(state) {
                give(state, "The code", code);
            }
        }
        ShareCommand::ShowCode => picture(state),
        ShareCommand::HideCode => state.picture = None,
        ShareCommand::CopyDiagnostics(enclosed) => {
            let text = diagnostics::of(state, &outside.log, enclosed);
            give(state, "What whoever mends the program needs to know", Ok(text));
        }
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

/// Asks for a path in the window: the dialog was closed, or there is none.
fn unplaced(state: &mut State, format: Format) {
    let Some(shown) = state.presentation() else { return };
    let name = file_name(&shown.opened.file.title);
    let folder = UserDirs::new().map(|folders| folders.home_dir().to_owned()).unwrap_or_default();
    let place = folder.join(format!("{name}.{}", format.extension())).display().to_string();
    state.unplaced = Some(Unplaced { format, place });
}

/// A title as the name of a file: "Two doublers" is `two-doublers`.
fn file_name(title: &str) -> String {
    let letters = title.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' });
    let plain: String = letters.flat_map(char::to_lowercase).take(LONGEST_NAME).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join("-");
    if name.is_empty() { "ruling".to_owned() } else { name }
}

/// Writes the ruling that waits for a place, unless another file is there: nobody has asked whether it may go.
fn write_to(state: &mut State, outside: &mut Outside, place: PathBuf) {
    let Some(Unplaced { format, .. }) = state.unplaced else { return };
    let place = with_ending(place, format);
    if place.exists() {
        let words = format!("there is a file already at {}; type another name", place.display());
        state.message = Some(Message::not_done(words));
        return;
    }
    state.unplaced = None;
    write(state, outside, format, place);
}

/// The ending of its form is put behind a name that has none.
fn with_ending(place: PathBuf, format: Format) -> PathBuf {
    if place.extension().is_some() { place } else { place.with_extension(format.extension()) }
}

/// Writes the ruling to a place, beside the window: the board is ruled on again for that.
fn write(state: &mut State, outside: &mut Outside, format: Format, place: PathBuf) {
    let Some(shown) = state.presentation() else { return };
    let place = with_ending(place, format);
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

/// The code of the board that is open, or why it has none.
fn code(state: &State) -> Option<Result<String, String>> {
    let board = state.board.as_ref()?;
    Some(saves::to_code(&board.file).map_err(|error| error.to_string()))
}

/// Shows the code of the board as a QR picture, if one holds it.
fn picture(state: &mut State) {
    let Some(code) = code(state) else { return };
    match code.and_then(|code| Qr::of(&code).map_err(|error| error.to_string())) {
        Ok(qr) => state.picture = Some(Picture { qr }),
        Err(error) => state.message = Some(Message::not_done(error)),
    }
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
