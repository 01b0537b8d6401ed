//! Steps: lines with arrow heads, and labels on them.

use egui::epaint::CubicBezierShape;
use egui::{Align2, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use petgraph::graph::EdgeIndex;

use super::Scene;
use crate::command::{Command, Queue};
use crate::layout::{Head, Line};
use crate::theme::{proportional, size};

/// More lines than this are not told apart anyway: only some of them are painted.
const MOST: usize = 20_000;

/// Paints the lines that are in view, those off the highlighted ways first.
pub(super) fn paint(ui: &Ui, scene: &Scene<'_>) {
    let lines = visible(scene);
    let every = lines.len().div_ceil(MOST).max(1);
    let (faded, plain): (Vec<&Line>, Vec<_>) =
        lines.into_iter().step_by(every).partition(|line| scene.is_step_faded(line.link));
    let (selected, plain): (Vec<&Line>, Vec<_>) =
        plain.into_iter().partition(|line| scene.is_step_selected(line.link));
    let highlighted = scene.state.highlight.is_some();
    let thin = (1.4 * scene.eye.zoom).clamp(0.5, 2.5);
    let plain_stroke = if highlighted {
        Stroke::new(thin * 1.6, scene.palette.accent)
    } else {
        let faint = (scene.eye.zoom / size::ZOOM_FAINT).clamp(0.12, 1.0);
        Stroke::new(thin, scene.palette.step.gamma_multiply(faint))
    };
    let strokes =
        [Stroke::new(thin, scene.palette.faded), plain_stroke, Stroke::new(thin * 2.2, scene.palette.accent)];
    for (lines, stroke) in [faded, plain, selected].into_iter().zip(strokes) {
        ui.painter().extend(lines.into_iter().flat_map(|line| shapes(scene, line, stroke)));
    }
}

/// The lines that can be seen: those of the rows in view, and of the row above.
fn visible<'a>(scene: &Scene<'a>) -> Vec<&'a Line> {
    let seen = scene.eye.seen();
    let layout = &scene.shown.layout;
    let first = layout.rows.partition_point(|row| row.bottom < seen.top()).saturating_sub(1);
    let rows = layout.lines.iter().zip(&layout.rows).skip(first);
    let rows = rows.take_while(|(_, row)| row.top <= seen.bottom());
    let is_seen = |line: &&Line| {
        line.from.x.max(line.to.x) >= seen.left() && line.from.x.min(line.to.x) <= seen.right()
    };
    rows.flat_map(|(lines, _)| lines).filter(is_seen).collect()
}

fn shapes(scene: &Scene<'_>, line: &Line, stroke: Stroke) -> impl Iterator<Item = Shape> {
    let (from, to) = (scene.eye.place(line.from), scene.eye.place(line.to));
    let straight = (from.x - to.x).abs() < 1.0 || scene.eye.zoom < size::ZOOM_WORDS;
    let curve = if straight {
        Shape::line_segment([from, to], stroke)
    } else {
        let bend = Vec2::new(0.0, (to.y - from.y) * 0.5);
        let points = [from, from + bend, to - bend, to];
        CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke).into()
    };
    [Some(curve), head(scene, line, (from, to), stroke.color)].into_iter().flatten()
}

/// The arrow head, as a triangle.
fn head(scene: &Scene<'_>, line: &Line, (from, to): (Pos2, Pos2), color: Color32) -> Option<Shape> {
    let (tip, back) = match line.head {
        Head::None => return None,
        Head::Lower => (to, -1.0),
        Head::Upper => (from, 1.0),
    };
    let length = 9.0 * scene.eye.zoom;
    if length < 2.0 {
        return None;
    }
    let base = tip + Vec2::new(0.0, length * back);
    let side = Vec2::new(length * 0.5, 0.0);
    Some(Shape::convex_polygon(vec![tip, base + side, base - side], color, Stroke::NONE))
}

/// Shows the labels that are in view; a click selects the step.
pub(super) fn labels(ui: &Ui, scene: &Scene<'_>, queue: &mut Queue) {
    if scene.eye.zoom < size::ZOOM_WORDS || !scene.shown.has_labels() {
        return;
    }
    let seen = scene.eye.seen();
    for (step, rect) in scene.shown.layout.labels.iter().enumerate() {
        if let Some(rect) = rect.filter(|rect| rect.intersects(seen)) {
            label(ui, scene, step, scene.eye.rect(rect), queue);
        }
    }
}

fn label(ui: &Ui, scene: &Scene<'_>, step: usize, rect: Rect, queue: &mut Queue) {
    let words = scene.shown.step(EdgeIndex::new(step));
    let response = ui.interact(rect, ui.scope_id().with(("step", step)), Sense::click());
    let selected = scene.is_step_selected(step);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, format!("Step: {words}")));
    if response.clicked() {
        queue.send(Command::SelectStep(EdgeIndex::new(step)));
    }
    let palette = scene.palette;
    let (ground, text) = match (selected, scene.is_step_faded(step)) {
        (true, _) => (palette.accent_ground, palette.accent),
        (false, true) => (palette.ground, palette.faded_text),
        (false, false) => (palette.ground, palette.text),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, size::ROUND * scene.eye.zoom, ground);
    if response.hovered() || selected {
        let stroke = Stroke::new(1.0, palette.accent);
        painter.rect_stroke(rect, size::ROUND * scene.eye.zoom, stroke, StrokeKind::Inside);
    }
    let font = proportional(scene.eye.text(size::STEP_TEXT));
    painter.with_clip_rect(rect.intersect(ui.clip_rect())).text(
        rect.center(),
        Align2::CENTER_CENTER,
        size::cut(&words),
        font,
        text,
    );
}
