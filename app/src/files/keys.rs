//! The keys of board files.

use egui::Key;

use crate::command::action::{Action, Chapter};
use crate::command::{Command, FilesCommand};

/// The keys of board files; those that save one are among the keys of the board.
pub(crate) fn keys() -> Vec<Action> {
    vec![
        Action::ctrl(
            Chapter::Files,
            "New",
            "start a new board",
            Key::N,
            Command::Files(FilesCommand::NewBoard),
        ),
        Action::ctrl(
            Chapter::Files,
            "Open",
            "open a board file",
            Key::O,
            Command::Files(FilesCommand::AskForFile),
        ),
    ]
}
