//! The keys of the rulebook.

use egui::{Key, Modifiers};

use super::RulesCommand;
use crate::command::{Action, Chapter, Command};

/// The keys of the rulebook.
pub(crate) fn keys() -> Vec<Action> {
    let rules = |label, help, key, command| {
        let action = Action::ctrl(Chapter::Reading, label, help, key, Command::Rules(command));
        action.with(Modifiers::ALT)
    };
    let open = Command::Rules(RulesCommand::Search);
    let (previous, history) =
        ("the rule before the one that is read", "its number and words through the years");
    vec![
        Action::ctrl(Chapter::Books, "Rulebook", "find a rule", Key::F, open),
        rules("Page back", "to the rule read before", Key::ArrowLeft, RulesCommand::Back),
        rules("Page forward", "and on again", Key::ArrowRight, RulesCommand::Forward),
        rules("Rule before", previous, Key::ArrowUp, RulesCommand::Previous),
        rules("Rule after", "the rule after it", Key::ArrowDown, RulesCommand::Next),
        rules("History of the rule", history, Key::H, RulesCommand::History),
        rules("Copy the rule", "with its number and date", Key::C, RulesCommand::Copy),
    ]
}
