//! The keys of the outcomes.

use egui::Key;

use super::OutcomesCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The keys of the outcomes.
pub(crate) fn keys() -> Vec<Action> {
    let outcomes = |label, help, key, command| {
        Action::plain(Chapter::Outcomes, label, help, key, Command::Outcomes(command))
    };
    vec![
        outcomes(
            "Next board",
            "go on with the board after the chosen outcome",
            Key::N,
            OutcomesCommand::GoOn,
        ),
        outcomes("Ask", "what can be made sure of", Key::Q, OutcomesCommand::Search),
    ]
}
