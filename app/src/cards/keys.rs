//! The keys of the cards panel.

use egui::{Key, Modifiers};

use super::CardsCommand;
use crate::command::Command;
use crate::command::action::{Action, Chapter};

/// The key of the cards panel.
pub(crate) fn keys() -> Vec<Action> {
    let open = Command::Cards(CardsCommand::Search);
    let cards = Action::ctrl(Chapter::Books, "Cards", "find a card", Key::F, open);
    vec![cards.with(Modifiers::COMMAND.plus(Modifiers::SHIFT))]
}
