//! Carrying out what is asked about board files.

use super::{opening, saving};
use crate::command::{Command, FilesCommand};
use crate::outside::Outside;
use crate::state::State;

/// Does what is asked about board files. Returns what waited for it, and is to be done now.
pub(crate) fn update(state: &mut State, outside: &mut Outside, command: FilesCommand) -> Option<Command> {
    match command {
        FilesCommand::OpenBundled(name) => opening::bundled(state, outside, &name),
        FilesCommand::OpenPath(path) => opening::path(state, outside, &path),
        FilesCommand::AskForFile => opening::ask(state, outside),
        FilesCommand::FileChosen(file) => opening::chosen(state, outside, file),
        FilesCommand::Search(text) => state.library.search = text,
        FilesCommand::PathField(text) => state.library.path = text,
        FilesCommand::NewBoard => saving::new(state, outside),
        FilesCommand::Save => saving::save(state, outside),
        FilesCommand::SaveAs => saving::save_as(state, outside),
        FilesCommand::SaveTo(path) => saving::save_to_new(state, outside, path),
        FilesCommand::PlaceChosen(place) => saving::chosen(state, outside, place),
        FilesCommand::Paste(text) => opening::pasted(state, outside, &text),
        FilesCommand::Recover => saving::recover(state, outside),
        FilesCommand::ForgetRecovered => saving::forget_recovered(state, outside),
        FilesCommand::Stay => state.leaving = None,
        FilesCommand::Leave => return saving::leave(state),
    }
    None
}
