//! The ruling as a graph: time runs downward, boxes are moments, lines are steps.

mod boxes;
mod eye;
mod faces;
mod far;
mod glance;
mod labels;
mod lanes;
mod lines;
mod minimap;
mod scene;
mod strip;
mod veil;

use std::cell::Cell;

use egui::{Align2, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use eye::Eye;
use minimap::Beside;
use scene::Scene;

use scene::NEWS_IN_A_FRAME;

use super::{Camera, GraphCommand};
use crate::command::{Command, Queue};
use crate::presentation::Presentation;
use crate::ruling::Stage;
use crate::state::State;
use crate::theme::{proportional, size};
use crate::widgets::palette;

/// Shows the graph, or what there is instead of it.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, 0, palette(ui).ground);
    match &state.ruling {
        Stage::Ready(shown) if shown.layout.nodes.is_empty() => {
            says(ui, rect, "Nothing is about to happen on this board.");
        }
        Stage::Ready(shown) if !shown.has_events() => {
            says(ui, rect, "Nothing is about to happen: say on the left what happens.");
        }
        Stage::Ready(shown) => {
            strip::show(ui, state, shown, queue);
            veil::band(ui, rect, state);
            let below = ui.available_rect_before_wrap();
            graph(ui, below, state, shown, queue);
        }
        Stage::Working => {}
        Stage::None => says(ui, rect, "Choose a board on the left, or drop a board file here."),
    }
    veil::show(ui, rect, state, queue);
}

fn says(ui: &Ui, rect: Rect, words: &str) {
    let font = proportional(size::HEADING);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font, palette(ui).weak);
}

fn graph(ui: &mut Ui, rect: Rect, state: &State, shown: &Presentation, queue: &mut Queue) {
    let response = ui.interact(rect, ui.scope_id().with("graph"), Sense::click_and_drag());
    let moments = shown.layout.nodes.len();
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Canvas, true, format!("Graph of the ruling: {moments} moments"))
    });
    let bounds = state.graph.folds.as_ref().map_or(shown.layout.bounds, |folds| folds.bounds);
    let mut eye = Eye::of(state.camera, rect, &shown.layout, bounds);
    let beside = Beside::of(rect, shown, eye);
    let open = beside.map_or(rect, |beside| Rect::from_min_max(rect.min, beside.column.left_bottom()));
    if !matches!(state.camera, Camera::At { .. }) {
        eye = Eye::of(state.camera, open, &shown.layout, bounds).on(rect);
    }
    let revealed = framed(state, eye, open).or_else(|| reveal(state, shown, eye, open));
    let moved = moved(ui, state, &response, revealed.unwrap_or(eye));
    let pointed = beside.and_then(|beside| minimap::looked_at(ui, beside, shown, eye));
    if let Some(moved) = pointed.or(moved).or(revealed) {
        eye = moved;
        queue.send(Command::Graph(GraphCommand::Look(Camera::At { center: eye.center, zoom: eye.zoom })));
    }
    let scene = Scene { state, shown, eye, palette: palette(ui), budget: Cell::new(NEWS_IN_A_FRAME) };
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        let whole = ui.clip_rect();
        ui.set_clip_rect(open.intersect(whole));
        lanes::paint(ui, &scene);
        lines::paint(ui, &scene);
        labels::show(ui, &scene, queue);
        boxes::show(ui, &scene, &response, queue);
        ui.set_clip_rect(rect.intersect(whole));
        if let Some(beside) = beside {
            minimap::show(ui, beside, &scene);
            if let Some(glance) = &shown.glance {
                glance::show(ui, beside.above(), &scene, glance, queue);
            }
        }
    });
}

/// Looks so that what was to be framed is seen, unless it is already, and can be read.
fn framed(state: &State, eye: Eye, open: Rect) -> Option<Eye> {
    let frame = state.graph.frame.filter(Rect::is_positive)?;
    let is_read = eye.zoom >= size::ZOOM_WORDS && eye.seen_in(open).contains_rect(frame);
    (!is_read).then(|| eye.with_all_in(frame, open))
}

/// Brings the selected moment into view when it was selected from elsewhere and is out of sight.
fn reveal(state: &State, shown: &Presentation, eye: Eye, open: Rect) -> Option<Eye> {
    let selection = state.selection.as_ref().filter(|selection| selection.reveal)?;
    eye.with_in_view(*shown.layout.nodes.get(selection.moment.index())?, open)
}

/// Drag and scroll move, Ctrl and scroll or a pinch zoom around the pointer, keys around the middle.
fn moved(ui: &Ui, state: &State, response: &Response, eye: Eye) -> Option<Eye> {
    if let Some(by) = state.graph.zoom {
        return Some(eye.zoomed(by, eye.screen.center()));
    }
    let mut by = if response.dragged() { response.drag_delta() } else { Vec2::ZERO };
    let mut zoom = 1.0;
    if response.contains_pointer() {
        by += ui.input(egui::InputState::smooth_scroll_delta);
        zoom = ui.input(egui::InputState::zoom_delta);
    }
    let around = response.hover_pos().unwrap_or(response.rect.center());
    (by != Vec2::ZERO || (zoom - 1.0).abs() > f32::EPSILON).then(|| eye.moved(by).zoomed(zoom, around))
}
