//! The rules: a search field, what was found, and a page of rules with what we say about them.

mod bar;
mod hits;
mod page;
mod past;
mod pieces;

use egui::{RichText, Ui};

use super::{Opened, Page, RulebookCommand};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::widgets::{note, palette};

/// Shows the rulebook.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    bar::show(ui, state, queue);
    if let Some(words) = &state.rulebook.note {
        note(ui, words, Command::Rulebook(RulebookCommand::CloseNote), queue);
    }
    if matches!(state.rulebook.book, Opened::None | Opened::Reading(_)) {
        ui.label(RichText::new("Reading the rules...").color(palette(ui).weak));
        return;
    }
    if let Some(found) = &state.rulebook.found {
        hits::show(ui, state, found, queue);
        ui.separator();
    }
    if let (Page::Past(number, from), None) = (state.rulebook.trail.page(), &state.rulebook.found) {
        past::show(ui, state, *number, *from, queue);
    } else if let Some(reading) = &state.rulebook.reading {
        page::show(ui, state, reading, queue);
    }
}
