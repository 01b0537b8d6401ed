//! The keys of the timeline.

use egui::Key;

use super::TimelineCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The keys of the timeline.
pub(crate) fn keys() -> Vec<Action> {
    let plain = |label, help, key, command| {
        Action::plain(Chapter::Boards, label, help, key, Command::Timeline(command))
    };
    vec![
        plain("Timeline", "the boards that you have gone through", Key::B, TimelineCommand::Open),
        plain("Board before", "back to the board that this one comes from", Key::P, TimelineCommand::Back),
        plain("How does this loop?", "what moves, and who names a number", Key::L, TimelineCommand::Loop),
    ]
}
