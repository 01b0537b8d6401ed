//! The panels of the window. Each takes the state as it is, and sends commands; none changes anything.

use egui::{Align2, CentralPanel, Frame, Margin, RichText, Ui};

use super::{banner, hints, toolbar};
use crate::command::{Command, Queue};
use crate::definition::{Definition, Ground, Room, Seen};
use crate::outcomes::Meaning;
use crate::panels::{Panel, Panels};
use crate::registry::definition;
use crate::state::State;
use crate::theme::{bold, proportional, size};
use crate::widgets::{framed, palette};
use crate::{files, finder, share};

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, state: &State, panels: &mut Panels, queue: &mut Queue) {
    egui::Panel::top("toolbar").show(ui, |ui| toolbar::show(ui, state, panels, queue));
    hints::show(ui, state, queue);
    banner::show(ui, state, queue);
    CentralPanel::no_frame().frame(Frame::NONE).show(ui, |ui| {
        if let Some(shown) = state.presentation() {
            // Few outcomes take little room.
            let rows = shown.outcomes.len().min(size::OUTCOME_ROWS);
            let wanted = size::outcomes(rows, &shown.columns.common, ui.available_width() * size::COLUMNS[1]);
            let answer = if state.outcomes.meaning == Meaning::Nothing { 0.0 } else { size::ANSWER };
            let least = if panels.is_in_front(Panel::Timeline) { size::TIMELINE } else { 0.0 };
            panels.fit_outcomes((wanted + answer).max(least), ui.available_height());
        }
        panels.fit_columns(ui.available_width());
        if let Some(panel) = panels.alone() {
            alone(ui, panel, state, queue);
            return;
        }
        if ui.available_width() < size::ONE_AT_A_TIME {
            one_at_a_time(ui, state, panels, queue);
            return;
        }
        for panel in panels.show(ui, |ui, panel| content(ui, panel, &Seen { state, room: Room::Part }, queue))
        {
            queue.send(Command::ClosePanel(panel));
        }
    });
    files::leaving::show(ui, state, queue);
    share::picture::show(ui, state, queue);
    finder::view::show(ui, state, queue);
    focus(ui);
    if ui.input(|input| !input.raw.hovered_files.is_empty()) {
        drop_here(ui);
    }
}

fn content(ui: &mut Ui, panel: Panel, seen: &Seen<'_>, queue: &mut Queue) {
    let Definition { show, ground, .. } = definition(panel);
    match ground {
        Ground::Framed => framed(ui, |ui| show(ui, seen, queue)),
        Ground::Own => show(ui, seen, queue),
    }
}

/// Shows one panel over the whole window, with a way back.
fn alone(ui: &mut Ui, panel: Panel, state: &State, queue: &mut Queue) {
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::symmetric(8, 4));
    egui::Panel::top("alone").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(panel.title()).family(bold()));
            if ui.button("Show all panels").on_hover_text("Esc").clicked() {
                queue.send(Command::Alone(None));
            }
        });
    });
    CentralPanel::no_frame()
        .frame(Frame::NONE)
        .show(ui, |ui| content(ui, panel, &Seen { state, room: Room::Whole }, queue));
}

/// Shows the panel that was asked for last, and a row of all that are open, to ask for another.
fn one_at_a_time(ui: &mut Ui, state: &State, panels: &Panels, queue: &mut Queue) {
    let front = panels.front();
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::symmetric(8, 4));
    egui::Panel::top("panels").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP;
            for panel in Panel::ALL.into_iter().filter(|panel| panels.is_open(*panel)) {
                if ui.selectable_label(panel == front, panel.title()).clicked() {
                    queue.send(Command::OpenPanel(panel));
                }
            }
        });
    });
    CentralPanel::no_frame()
        .frame(Frame::NONE)
        .show(ui, |ui| content(ui, front, &Seen { state, room: Room::Part }, queue));
}

/// Marks what has the keyboard, so that it is seen from afar.
fn focus(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    let layer = egui::LayerId::new(egui::Order::Foreground, ui.scope_id().with("focus"));
    let painter = ui.ctx().layer_painter(layer).with_clip_rect(response.interact_rect.expand(4.0));
    let stroke = egui::Stroke::new(2.0, palette(ui).accent);
    painter.rect_stroke(response.rect.expand(2.0), 4, stroke, egui::StrokeKind::Outside);
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
        "Let go to open this board, or to import these rules or cards",
        font,
        palette.warning_text,
    );
}
