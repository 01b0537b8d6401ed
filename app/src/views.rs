//! The panels of the window. Each takes the state as it is, and sends commands; none changes anything.

mod banner;
mod board;
mod canvas;
mod cards;
mod comparing;
mod effect;
mod field;
mod finder;
mod form;
mod hints;
mod inspector;
mod known;
mod leaving;
mod library;
mod mark;
mod outcomes;
mod rulebook;
mod said;
mod timeline;
mod toolbar;
mod walk;

use egui::{Align2, Button, CentralPanel, Frame, Label, Margin, RichText, ScrollArea, Ui};

use crate::command::{Command, Queue};
use crate::desk::{Desk, Panel};
use crate::ends::Meaning;
use crate::state::State;
use crate::theme::{Palette, proportional, size};

/// Shows the whole window.
pub(crate) fn show(ui: &mut Ui, state: &State, desk: &mut Desk, queue: &mut Queue) {
    egui::Panel::top("toolbar").show(ui, |ui| toolbar::show(ui, state, desk, queue));
    hints::show(ui, state, queue);
    banner::show(ui, state, queue);
    CentralPanel::no_frame().frame(Frame::NONE).show(ui, |ui| {
        if let Some(shown) = state.shown() {
            // Few outcomes take little room.
            let rows = shown.outcomes.len().min(size::OUTCOME_ROWS);
            let wanted = size::outcomes(rows, &shown.columns.common, ui.available_width() * size::DESK[1]);
            let answer = if state.ends.meaning == Meaning::Nothing { 0.0 } else { size::ANSWER };
            let least = if desk.is_in_front(Panel::Timeline) { size::TIMELINE } else { 0.0 };
            desk.fit_outcomes((wanted + answer).max(least), ui.available_height());
        }
        desk.fit_columns(ui.available_width());
        if let Some(panel) = desk.alone() {
            alone(ui, panel, state, queue);
            return;
        }
        if ui.available_width() < size::ONE_AT_A_TIME {
            one_at_a_time(ui, state, desk, queue);
            return;
        }
        for panel in desk.show(ui, |ui, panel| content(ui, panel, state, false, queue)) {
            queue.send(Command::ClosePanel(panel));
        }
    });
    leaving::show(ui, state, queue);
    finder::show(ui, state, queue);
    focus(ui);
    if ui.input(|input| !input.raw.hovered_files.is_empty()) {
        drop_here(ui);
    }
}

fn content(ui: &mut Ui, panel: Panel, state: &State, is_alone: bool, queue: &mut Queue) {
    match panel {
        Panel::Ruling => canvas::show(ui, state, queue),
        Panel::Board => framed(ui, |ui| board::show(ui, state, queue)),
        Panel::Examples => framed(ui, |ui| library::show(ui, state, queue)),
        Panel::Moment => framed(ui, |ui| inspector::show(ui, state, queue)),
        Panel::Rulebook => framed(ui, |ui| rulebook::show(ui, state, queue)),
        Panel::Cards => framed(ui, |ui| cards::show(ui, state, queue)),
        Panel::Outcomes => framed(ui, |ui| outcomes::show(ui, state, queue)),
        Panel::Timeline => framed(ui, |ui| timeline::show(ui, state, queue)),
        Panel::Walk => framed(ui, |ui| walk::show(ui, state, is_alone, queue)),
        Panel::Compare => framed(ui, |ui| comparing::show(ui, state, queue)),
    }
}

/// Shows one panel over the whole window, with a way back.
fn alone(ui: &mut Ui, panel: Panel, state: &State, queue: &mut Queue) {
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::symmetric(8, 4));
    egui::Panel::top("alone").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(panel.title()).strong());
            if ui.button("Show all panels").on_hover_text("Esc").clicked() {
                queue.send(Command::Alone(None));
            }
        });
    });
    CentralPanel::no_frame().frame(Frame::NONE).show(ui, |ui| content(ui, panel, state, true, queue));
}

/// Shows the panel that was asked for last, and a row of all that are open, to ask for another.
fn one_at_a_time(ui: &mut Ui, state: &State, desk: &Desk, queue: &mut Queue) {
    let front = desk.front();
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::symmetric(8, 4));
    egui::Panel::top("panels").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP;
            for panel in Panel::ALL.into_iter().filter(|panel| desk.is_open(*panel)) {
                if ui.selectable_label(panel == front, panel.title()).clicked() {
                    queue.send(Command::OpenPanel(panel));
                }
            }
        });
    });
    CentralPanel::no_frame().frame(Frame::NONE).show(ui, |ui| content(ui, front, state, false, queue));
}

/// Shows something on the ground of panels, with room around it.
fn framed(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::same(size::PANEL_MARGIN));
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        content(ui);
    });
}

/// Shows what came of something, until it is closed.
fn note(ui: &mut Ui, words: &str, close: Command, queue: &mut Queue) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        let area = ScrollArea::vertical().max_height(size::NOTE).id_salt("note");
        area.show(ui, |ui| ui.add(Label::new(RichText::new(words).color(palette.warning_text)).wrap()));
        if ui.add(Button::new("Close note").small()).clicked() {
            queue.send(close);
        }
    });
}

/// Shows words and links one after the other, in lines as in a text: links are as high as the words around them, not as
/// buttons.
fn flowing(ui: &mut Ui, gap: f32, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(content);
    });
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

/// The colours of the theme that is on.
fn palette(ui: &Ui) -> &'static Palette {
    Palette::of(ui.ctx().theme())
}
