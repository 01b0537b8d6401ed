//! The key of what a card meets.

use egui::Key;

use super::MeetCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The key of what a card meets.
pub(crate) fn keys() -> Vec<Action> {
    let open = Command::Meet(MeetCommand::Open);
    vec![Action::plain(Chapter::Books, "Meets", "what the card that is shown meets", Key::M, open)]
}
