//! The line above the table: whose turn it is, and which board lies there.

use egui::{Align, Layout, RichText, Ui};

use crate::command::Queue;
use crate::state::State;
use crate::table::scene::Scene;
use crate::table::{Shows, TableCommand};
use crate::theme::size::table as size;
use crate::widgets::{palette, toggle};

/// Shows it.
pub(super) fn show(ui: &mut Ui, state: &State, scene: &Scene, queue: &mut Queue) {
    let palette = palette(ui);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if scene.has_both {
            let is_moment = state.table.shows == Shows::Moment;
            if toggle(ui, is_moment, "Moment").on_hover_text("The board at the selected moment").clicked() {
                queue.send(TableCommand::Show(Shows::Moment));
            }
            let entered = toggle(ui, !is_moment, "As entered");
            if entered.on_hover_text("The board as you have entered it: it can be changed").clicked() {
                queue.send(TableCommand::Show(Shows::Entered));
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let moment = scene.moment.as_ref().filter(|_| scene.has_both);
            let words =
                moment.map_or_else(|| scene.turn.clone(), |moment| format!("{moment}. {}", scene.turn));
            let words = RichText::new(words).size(size::TINY + 1.0).color(palette.weak);
            ui.add(egui::Label::new(words).truncate());
        });
    });
}
