//! The ruling as a graph: time runs downward, boxes are moments, lines are steps.

mod boxes;
mod eye;
mod faces;
mod far;
mod labels;
mod lanes;
mod lines;
mod minimap;
mod strip;
mod veil;

use std::cell::Cell;

use egui::{Align2, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo};
use engine::ruling::Step;
use petgraph::graph::{EdgeIndex, NodeIndex};

use eye::Eye;

use super::Camera;
use crate::command::{Command, Queue};
use crate::presentation::Shown;
use crate::ruling::Stage;
use crate::state::State;
use crate::theme::{Palette, proportional, size};
use crate::widgets::palette;

/// In one frame it is worked out for at most so many moments what is new there.
const NEWS_IN_A_FRAME: usize = 24;

/// Shows the graph, or what there is instead of it.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, 0, palette(ui).ground);
    match &state.ruling {
        Stage::Ready(shown) if shown.layout.nodes.is_empty() => {
            says(ui, rect, "Nothing is about to happen on this board.");
        }
        Stage::Ready(shown) if shown.opened.board.events.is_empty() => {
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

/// What the painters of boxes and lines look at.
struct Scene<'a> {
    state: &'a State,
    shown: &'a Shown,
    eye: Eye,
    palette: &'static Palette,
    /// For how many moments it may still be worked out what is new there.
    budget: Cell<usize>,
}

/// How a moment or step is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Light {
    /// Nothing is lit.
    Plain,
    /// Something else is.
    Off,
    /// It is on a way to the outcome, or before the moment that is selected.
    Before,
    /// It comes after the moment that is selected.
    After,
}

impl Scene<'_> {
    /// How a moment is lit: by the ways to an outcome, or else by the past and future of what is selected.
    fn light(&self, moment: usize) -> Light {
        if let Some(highlight) = &self.state.highlight {
            return if highlight.moments[moment] { Light::Before } else { Light::Off };
        }
        match self.state.selection.as_ref().and_then(|selection| selection.around.as_ref()) {
            None => Light::Plain,
            Some(around) if around.before[moment] => Light::Before,
            Some(around) if around.after[moment] => Light::After,
            Some(_) => Light::Off,
        }
    }

    /// How a step is lit.
    fn step_light(&self, step: usize) -> Light {
        if let Some(highlight) = &self.state.highlight {
            return if highlight.steps[step] { Light::Before } else { Light::Off };
        }
        let Some(around) = self.state.selection.as_ref().and_then(|selection| selection.around.as_ref())
        else {
            return Light::Plain;
        };
        let ends = self.shown.ruling.graph().edge_endpoints(EdgeIndex::new(step));
        match ends.map(|(from, to)| (from.index(), to.index())) {
            Some((_, to)) if around.before[to] => Light::Before,
            Some((from, _)) if around.after[from] => Light::After,
            Some(_) | None => Light::Off,
        }
    }

    /// Whether something is lit.
    fn is_lit(&self) -> bool {
        let around = self.state.selection.as_ref().is_some_and(|selection| selection.around.is_some());
        self.state.highlight.is_some() || around
    }

    fn is_selected(&self, moment: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.moment.index() == moment)
    }

    fn is_step_selected(&self, step: usize) -> bool {
        self.state.selection.as_ref().is_some_and(|s| s.step.is_some_and(|s| s.index() == step))
    }

    fn is_found(&self, moment: usize) -> bool {
        self.state.graph.is_found(NodeIndex::new(moment))
    }

    fn hides_step(&self, step: usize) -> bool {
        self.state.graph.hides_step(self.shown.ruling.graph(), step)
    }

    /// Whether a step picks what has become applicable just before. Some frames may pass until it is known.
    fn is_new(&self, ui: &Ui, step: EdgeIndex) -> bool {
        let graph = self.shown.ruling.graph();
        let Some((from, _)) = graph.edge_endpoints(step) else { return false };
        // Nobody asks what is new before an answer, so that it would never be known.
        if !matches!(graph[step], Step::Pick { .. }) {
            return false;
        }
        if self.shown.known_news(from).is_none() {
            let left = self.budget.get();
            if left == 0 {
                ui.ctx().request_repaint();
                return false;
            }
            self.budget.set(left - 1);
        }
        self.shown.is_new(step)
    }
}

fn graph(ui: &mut Ui, rect: Rect, state: &State, shown: &Shown, queue: &mut Queue) {
    let response = ui.interact(rect, ui.scope_id().with("graph"), Sense::click_and_drag());
    let moments = shown.layout.nodes.len();
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Canvas, true, format!("Graph of the ruling: {moments} moments"))
    });
    let bounds = state.graph.folds.as_ref().map_or(shown.layout.bounds, |folds| folds.bounds);
    let mut eye = Eye::of(state.camera, rect, (&shown.layout, bounds));
    let revealed = reveal(state, shown, eye);
    let moved = moved(ui, state, &response, revealed.unwrap_or(eye));
    let pointed = minimap::looked_at(ui, rect, shown, eye);
    if let Some(moved) = pointed.or(moved).or(revealed) {
        eye = moved;
        queue.send(Command::Look(Camera::At { center: eye.center, zoom: eye.zoom }));
    }
    let scene = Scene { state, shown, eye, palette: palette(ui), budget: Cell::new(NEWS_IN_A_FRAME) };
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        lanes::paint(ui, &scene);
        lines::paint(ui, &scene);
        labels::show(ui, &scene, queue);
        boxes::show(ui, &scene, &response, queue);
        minimap::show(ui, rect, &scene);
    });
}

/// Brings the selected moment into view when it was selected from elsewhere and is out of sight.
fn reveal(state: &State, shown: &Shown, eye: Eye) -> Option<Eye> {
    let selection = state.selection.as_ref().filter(|selection| selection.reveal)?;
    eye.with_in_view(*shown.layout.nodes.get(selection.moment.index())?)
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
