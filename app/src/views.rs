//! The panels of the window. Each takes the state as it is, and sends commands; none changes anything.

mod banner;
mod canvas;
mod inspector;
mod library;
mod mark;
mod outcomes;
mod said;
mod toolbar;

use egui::{Align2, CentralPanel, Frame, Panel, Ui};

use crate::command::Queue;
use crate::state::State;
use crate::theme::{Palette, proportional, size};

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    Panel::top("toolbar").show(ui, |ui| toolbar::show(ui, state, queue));
    banner::show(ui, state, queue);
    Panel::left("library")
        .default_size(size::LIBRARY)
        .max_size(size::INSPECTOR_MOST)
        .show(ui, |ui| library::show(ui, state, queue));
    Panel::right("inspector")
        .default_size(size::INSPECTOR)
        .max_size(size::INSPECTOR_MOST)
        .show(ui, |ui| inspector::show(ui, state, queue));
    if let Some(shown) = state.shown() {
        // Few outcomes take little room, and whoever makes room for many keeps it for boards with as many.
        let rows = shown.outcomes.len().min(size::OUTCOME_ROWS);
        let panel = Panel::bottom(("outcomes", rows)).resizable(true).default_size(size::outcomes(rows));
        panel.show(ui, |ui| outcomes::show(ui, state, shown, queue));
    }
    CentralPanel::no_frame().frame(Frame::NONE).show(ui, |ui| canvas::show(ui, state, queue));
    if ui.input(|input| !input.raw.hovered_files.is_empty()) {
        drop_here(ui);
    }
}

/// Says that a file may be let go.
fn drop_here(ui: &Ui) {
    let palette = palette(ui);
    let painter =
        ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, ui.scope_id().with("drop")));
    let rect = ui.ctx().content_rect();
    painter.rect_filled(rect, 0, palette.warning.gamma_multiply(0.9));
    let font = proportional(size::HEADING);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        "Let go to open this board",
        font,
        palette.warning_text,
    );
}

/// The colours of the theme that is on.
fn palette(ui: &Ui) -> &'static Palette {
    Palette::of(ui.ctx().theme())
}
