//! The parts of a pending event.

use egui::Ui;

use crate::command::Queue;
use crate::theme::size;
use crate::widgets::sentence::Teller;

/// The parts of an event, those that are contained in others indented.
pub(super) fn parts(ui: &mut Ui, told: Teller<'_>, parts: &[(usize, String)], queue: &mut Queue) {
    for (depth, words) in parts {
        ui.horizontal_top(|ui| {
            for _ in 0..*depth {
                ui.add_space(size::INDENT);
            }
            told.words(ui, words, queue);
        });
    }
}
