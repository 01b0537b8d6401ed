//! The keys of the rulebook.

use egui::{Key, Modifiers};

use super::RulebookCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The keys of the rulebook.
pub(crate) fn keys() -> Vec<Action> {
    let rules = |label, help, key, command| {
        let action = Action::ctrl(Chapter::Reading, label, help, key, Command::Rulebook(command));
        action.with(Modifiers::ALT)
    };
    let open = Command::Rulebook(RulebookCommand::Search);
    let (previous, history) =
        ("the rule before the one that is read", "its number and words through the years");
    vec![
        Action::ctrl(Chapter::Books, "Rulebook", "find a rule", Key::F, open),
        rules("Page back", "to the rule read before", Key::ArrowLeft, RulebookCommand::Back),
        rules("Page forward", "and on again", Key::ArrowRight, RulebookCommand::Forward),
        rules("Rule before", previous, Key::ArrowUp, RulebookCommand::Previous),
        rules("Rule after", "the rule after it", Key::ArrowDown, RulebookCommand::Next),
        rules("History of the rule", history, Key::H, RulebookCommand::History),
        rules("Copy the rule", "with its number and date", Key::C, RulebookCommand::Copy),
    ]
}
