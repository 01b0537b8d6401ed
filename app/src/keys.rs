//! Every command that has keys: those of the panels, and of the window itself.

use std::sync::LazyLock;

use egui::Key;

use crate::command::action::{Action, Chapter};
use crate::command::{Command, TextSize};
use crate::finder::FinderCommand;
use crate::panels::Panel;
use crate::registry::definition;

/// Every command that has keys, in the order in which they are listed for reading.
pub fn actions() -> &'static [Action] {
    static ACTIONS: LazyLock<Vec<Action>> = LazyLock::new(listed);
    &ACTIONS
}

fn listed() -> Vec<Action> {
    let mut actions = of_window();
    actions.extend(Panel::ALL.iter().flat_map(|panel| (definition(*panel).keys)()));
    actions.sort_by_key(|action| action.chapter);
    actions
}

/// Keys that belong to no panel.
fn of_window() -> Vec<Action> {
    let text = |label, help, key, size| Action::ctrl(Chapter::Text, label, help, key, Command::Text(size));
    let find = Command::Finder(FinderCommand::Open);
    let light = "light, then dark, then as the system says";
    vec![
        Action::ctrl(Chapter::Light, "Light or dark", light, Key::L, Command::NextTheme),
        text("Larger text", "for tired eyes", Key::Plus, TextSize::Larger),
        text("Smaller text", "for small screens", Key::Minus, TextSize::Smaller),
        text("Usual text", "back to the usual size", Key::Num0, TextSize::Usual),
        Action::ctrl(Chapter::Finding, "Find a command", "everything that can be asked for", Key::K, find),
    ]
}
