//! The key of the rules that a ruling cites.

use egui::Key;

use super::CitedCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The key that opens the panel.
pub(crate) fn keys() -> Vec<Action> {
    let toggle = Command::Cited(CitedCommand::Toggle);
    vec![Action::ctrl(Chapter::Books, "Rules cited", "every rule that the ruling cites", Key::R, toggle)]
}
