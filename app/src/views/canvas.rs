//! The ruling as a graph: time runs downward, boxes are moments, lines are steps.

mod boxes;
mod eye;
mod lines;

use egui::{Align2, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2};

use eye::Eye;

use super::palette;
use crate::command::{Command, Queue};
use crate::shown::Shown;
use crate::state::{Camera, Stage, State};
use crate::theme::{Palette, proportional, size};

/// Shows the graph, or what there is instead of it.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, 0, palette(ui).ground);
    match &state.ruling {
        Stage::Ready(shown) if shown.layout.nodes.is_empty() => {
            says(ui, rect, "Nothing is about to happen on this board.");
        }
        Stage::Ready(shown) if shown.opened.board.events.is_empty() => {
            says(ui, rect, "Nothing is about to happen: say on the left what happens.");
        }
        Stage::Ready(shown) => graph(ui, rect, state, shown, queue),
        Stage::Working => working(ui, rect, queue),
        Stage::None => says(ui, rect, "Choose a board on the left, or drop a board file here."),
    }
}

fn says(ui: &Ui, rect: Rect, words: &str) {
    let font = proportional(size::HEADING);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font, palette(ui).weak);
}

fn working(ui: &mut Ui, rect: Rect, queue: &mut Queue) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(rect.height() / 3.0);
            ui.label(RichText::new("Working out every way...").heading());
            if ui.button("Stop").on_hover_text("Show what there is so far").clicked() {
                queue.send(Command::Stop);
            }
        });
    });
}

/// What the painters of boxes and lines look at.
struct Scene<'a> {
    state: &'a State,
    shown: &'a Shown,
    eye: Eye,
    palette: &'static Palette,
}

impl Scene<'_> {
    /// Whether a moment is off the highlighted ways.
    fn is_faded(&self, moment: usize) -> bool {
        self.state.highlight.as_ref().is_some_and(|h| !h.moments[moment])
    }

    /// Whether a step is off the highlighted ways.
    fn is_step_faded(&self, step: usize) -> bool {
        self.state.highlight.as_ref().is_some_and(|h| !h.steps[step])
    }

    fn is_selected(&self, moment: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.moment.index() == moment)
    }

    fn is_step_selected(&self, step: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.step.is_some_and(|s| s.index() == step))
    }
}

fn graph(ui: &mut Ui, rect: Rect, state: &State, shown: &Shown, queue: &mut Queue) {
    let response = ui.interact(rect, ui.scope_id().with("graph"), Sense::click_and_drag());
    let mut eye = Eye::of(state.camera, rect, &shown.layout);
    let revealed = reveal(state, shown, eye);
    let moved = moved(ui, &response, revealed.unwrap_or(eye));
    if let Some(moved) = moved.or(revealed) {
        eye = moved;
        queue.send(Command::Look(Camera::At { center: eye.center, zoom: eye.zoom }));
    }
    let scene = Scene { state, shown, eye, palette: palette(ui) };
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_clip_rect(rect);
        lines::paint(ui, &scene);
        lines::labels(ui, &scene, queue);
        boxes::show(ui, &scene, &response, queue);
    });
}

/// Brings the selected moment into view when it was selected from elsewhere and is out of sight.
fn reveal(state: &State, shown: &Shown, eye: Eye) -> Option<Eye> {
    let selection = state.selection.as_ref().filter(|selection| selection.reveal)?;
    eye.with_in_view(shown.layout.nodes[selection.moment.index()])
}

/// Drag and scroll move, Ctrl and scroll or a pinch zoom around the pointer.
fn moved(ui: &Ui, response: &Response, eye: Eye) -> Option<Eye> {
    let mut by = if response.dragged() { response.drag_delta() } else { Vec2::ZERO };
    let mut zoom = 1.0;
    if response.contains_pointer() {
        by += ui.input(egui::InputState::smooth_scroll_delta);
        zoom = ui.input(egui::InputState::zoom_delta);
    }
    let around = response.hover_pos().unwrap_or(response.rect.center());
    (by != Vec2::ZERO || (zoom - 1.0).abs() > f32::EPSILON).then(|| eye.moved(by).zoomed(zoom, around))
}
