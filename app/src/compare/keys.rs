//! The keys of comparing.

use egui::Key;

use super::CompareCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The keys of comparing.
pub(crate) fn keys() -> Vec<Action> {
    let compare =
        |label, help, key, command| Action::plain(Chapter::Ways, label, help, key, Command::Compare(command));
    vec![
        compare("Compare", "two ways or two rules dates", Key::C, CompareCommand::Open),
        compare("Compare dates", "two rules dates", Key::D, CompareCommand::OpenDates),
    ]
}
