//! What stands on steps: the effect that is picked or the answer that is given, by whom, and whether it is new.

use egui::{Align2, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use petgraph::graph::EdgeIndex;

use super::scene::{Light, Scene};
use crate::command::{Command, Queue};
use crate::presentation::measure;
use crate::presentation::reading::steps;
use crate::selection::SelectionCommand;
use crate::theme::{proportional, size};
use crate::widgets::mark;

/// Shows the labels that are in view; a click selects the step.
pub(crate) fn show(ui: &Ui, scene: &Scene<'_>, queue: &mut Queue) {
    if scene.eye.zoom < size::ZOOM_WORDS {
        return;
    }
    if !scene.shown.has_labels() {
        of_the_selected(ui, scene, queue);
        return;
    }
    let seen = scene.eye.seen();
    for (step, rect) in scene.shown.layout.labels.iter().enumerate() {
        if let Some(rect) = rect.filter(|rect| rect.intersects(seen))
            && !scene.hides_step(step)
        {
            label(ui, scene, EdgeIndex::new(step), scene.eye.rect(rect), queue);
        }
    }
}

/// Of a large ruling only the steps from the selected moment have labels, each above the moment that it leads to.
fn of_the_selected(ui: &Ui, scene: &Scene<'_>, queue: &mut Queue) {
    let Some(selection) = &scene.state.selection else { return };
    for step in steps(&scene.shown.ruling, selection.moment) {
        let Some((_, to)) = scene.shown.ruling.graph().edge_endpoints(step) else { continue };
        let Some(node) = scene.shown.layout.nodes.get(to.index()) else { continue };
        let size = measure::label(&scene.shown.step(step)).min(Vec2::new(node.width() + 12.0, f32::INFINITY));
        let rect = Rect::from_center_size(node.center_top() - Vec2::new(0.0, size.y * 0.5 + 10.0), size);
        if rect.intersects(scene.eye.seen()) && !scene.hides_step(step.index()) {
            label(ui, scene, step, scene.eye.rect(rect), queue);
        }
    }
}

fn label(ui: &Ui, scene: &Scene<'_>, step: EdgeIndex, rect: Rect, queue: &mut Queue) {
    let words = scene.shown.step(step);
    let is_new = scene.is_new(ui, step);
    let response = ui.interact(rect, ui.scope_id().with(("step", step.index())), Sense::click());
    let selected = scene.is_step_selected(step.index());
    let new = if is_new { ", new" } else { "" };
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, true, selected, format!("Step: {words}{new}")));
    if response.clicked() {
        queue.send(Command::Selection(SelectionCommand::SelectStep(step)));
    }
    let palette = scene.palette;
    let light = scene.step_light(step.index());
    let (ground, text) = match (selected, light) {
        (true, _) => (palette.accent_ground, palette.accent),
        (false, Light::Off) => (palette.ground, palette.faded_text),
        (false, Light::Plain | Light::Before | Light::After | Light::Way) => (palette.ground, palette.text),
    };
    let zoom = scene.eye.zoom;
    let painter = ui.painter();
    painter.rect_filled(rect, size::ROUND * zoom, ground);
    if response.hovered() || response.has_focus() || selected {
        let stroke = Stroke::new(if response.has_focus() { 2.0 } else { 1.0 }, palette.accent);
        painter.rect_stroke(rect, size::ROUND * zoom, stroke, StrokeKind::Inside);
    }
    let painter = painter.with_clip_rect(rect.intersect(ui.clip_rect()));
    let mut left = rect.left() + 5.0 * zoom;
    if let Some((from, _)) = scene.shown.ruling.graph().edge_endpoints(step)
        && let Some(player) = scene.shown.ruling.mover(from)
    {
        let color = if light == Light::Off { palette.faded_text } else { palette.player(player.index()) };
        let width = size::LABEL_MARK * 0.6 * zoom;
        mark::paint(&painter, player, color, Pos2::new(left + width / 2.0, rect.center().y), width);
        left += size::LABEL_MARK * zoom;
    }
    let font = proportional(scene.eye.text(size::STEP_TEXT));
    painter.text(Pos2::new(left, rect.center().y), Align2::LEFT_CENTER, size::cut(&words), font, text);
    if is_new {
        new_mark(ui, scene, rect);
    }
}

/// The mark of what has become applicable just before.
fn new_mark(ui: &Ui, scene: &Scene<'_>, rect: Rect) {
    let palette = scene.palette;
    let zoom = scene.eye.zoom;
    let font = proportional(scene.eye.text(size::SMALL * 0.88));
    let galley = ui.painter().layout_no_wrap("new".to_owned(), font, palette.warning_text);
    let size = galley.size() + Vec2::new(8.0, 0.0) * zoom;
    let tag = Rect::from_center_size(rect.right_top() + Vec2::new(-2.0, 0.0) * zoom, size);
    let stroke = Stroke::new(1.0, palette.warning_text);
    ui.painter().rect(tag, size.y / 2.0, palette.warning, stroke, StrokeKind::Inside);
    ui.painter().galley(tag.center() - galley.size() / 2.0, galley, palette.warning_text);
}
