//! The rules: a search field, what was found, and a page of rules with what we say about them.

mod bar;
mod hits;
mod page;
mod past;
mod pieces;

use egui::{RichText, Ui};

use super::{Opened, Page, RulesCommand};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::widgets::{note, palette};

/// Shows the rulebook.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    bar::show(ui, state, queue);
    if let Some(words) = &state.rules.note {
        note(ui, words, Command::Rules(RulesCommand::CloseNote), queue);
    }
    if matches!(state.rules.book, Opened::None | Opened::Reading(_)) {
        ui.label(RichText::new("Reading the rules...").color(palette(ui).weak));
        return;
    }
    if let Some(found) = &state.rules.found {
        hits::show(ui, state, found, queue);
        ui.separator();
    }
    if let (Page::Past(number, from), None) = (state.rules.trail.page(), &state.rules.found) {
        past::show(ui, state, *number, *from, queue);
    } else if let Some(reading) = &state.rules.reading {
        page::show(ui, state, reading, queue);
    }
}
