//! The key of what objects are.

use egui::Key;

use super::ObjectCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The key that opens the panel.
pub(crate) fn keys() -> Vec<Action> {
    let toggle = Command::Object(ObjectCommand::Toggle);
    vec![Action::ctrl(Chapter::Books, "Layer by layer", "what made an object what it is", Key::B, toggle)]
}
