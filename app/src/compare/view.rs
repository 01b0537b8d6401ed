//! Two ways, or two rules dates, side by side, with the first difference marked.

mod dates;
mod sides;
mod ways;

use egui::{RichText, ScrollArea, Ui};

use super::{CompareCommand, What};
use crate::command::{Command, Queue};
use crate::state::State;
use crate::widgets::sentence::Teller;
use crate::widgets::{palette, toggle};

/// Shows what is compared.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let Some(shown) = state.presentation() else {
        ui.label(
            RichText::new("Once there is a ruling, two ways through it or two rules dates can be compared.")
                .color(palette(ui).weak),
        );
        return;
    };
    let told = Teller { state, shown };
    ui.horizontal_wrapped(|ui| {
        for (words, what) in [("Two ways", What::Ways), ("Two rules dates", What::Dates)] {
            if toggle(ui, state.comparison.what == what, words).clicked() {
                queue.send(Command::Compare(CompareCommand::What(what)));
            }
        }
    });
    ui.separator();
    match state.comparison.what {
        What::Ways => {
            ways::choose(ui, state, shown, queue);
            let area = ScrollArea::vertical().id_salt("ways").auto_shrink(false);
            area.show(ui, |ui| ways::show(ui, told, &state.comparison, queue));
        }
        What::Dates => {
            dates::choose(ui, state, queue);
            let area = ScrollArea::vertical().id_salt("dates").auto_shrink(false);
            area.show(ui, |ui| dates::show(ui, state, queue));
        }
    }
}
