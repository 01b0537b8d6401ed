//! The keys of walking.

use egui::Key;

use super::WalkCommand;
use crate::command::{Action, Chapter, Command};

/// The keys of walking; those with a number are only taken while the walk is in front.
pub(crate) fn keys() -> Vec<Action> {
    let walk =
        |label, help, key, command| Action::plain(Chapter::Ways, label, help, key, Command::Walk(command));
    vec![
        walk("Walk", "one moment at a time, in large letters", Key::W, WalkCommand::Toggle),
        walk("Walk there", "walk to the selected moment", Key::T, WalkCommand::ToSelected),
        walk("Undo a pick", "while you walk", Key::Backspace, WalkCommand::Undo),
    ]
}
