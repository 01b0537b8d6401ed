//! The rules: a search field, what was found, and a page of rules with what we say about them.

mod bar;
mod hits;
mod page;
mod past;
mod pieces;

use egui::{Frame, Margin, RichText, ScrollArea, Ui};

use super::palette;
use crate::command::{Command, Queue, RulesCommand};
use crate::lookup::{Opened, Page};
use crate::state::State;
use crate::theme::size;

/// Shows the rulebook.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    bar::show(ui, state, queue);
    if let Some(words) = &state.rules.note {
        note(ui, words, queue);
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

/// What came of an import, or why something is not so.
fn note(ui: &mut Ui, words: &str, queue: &mut Queue) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            if ui.button("Close note").clicked() {
                queue.send(Command::Rules(RulesCommand::CloseNote));
            }
            let area = ScrollArea::vertical().max_height(size::NOTE).id_salt("note");
            area.show(ui, |ui| ui.label(RichText::new(words).color(palette.warning_text)));
        });
    });
}
