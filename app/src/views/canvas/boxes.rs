//! Moments: boxes with words, a shape and a colour for each sort.

use egui::{
    Align2, Color32, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use engine::ruling::Moment;
use petgraph::graph::NodeIndex;

use super::Scene;
use crate::command::{Command, Queue};
use crate::reading::number;
use crate::shown::Face;
use crate::theme::{proportional, size};
use crate::views::mark;

/// With more boxes in view than this they are not told apart by anything but the pointer.
const MOST_TOLD: usize = 1_500;

/// More boxes than this are not seen apart anyway: only some of them are painted.
const MOST_PAINTED: usize = 20_000;

/// Shows the boxes that are in view; a click selects.
pub(super) fn show(ui: &Ui, scene: &Scene<'_>, ground: &Response, queue: &mut Queue) {
    let visible = visible(scene);
    if visible.len() > MOST_TOLD {
        let every = visible.len().div_ceil(MOST_PAINTED);
        for &moment in visible.iter().step_by(every) {
            shape(ui, scene, moment, false);
        }
        pointed_at(scene, &visible, ground, queue);
        return;
    }
    for moment in visible {
        one(ui, scene, moment, queue);
    }
}

/// The moments that can be seen.
fn visible(scene: &Scene<'_>) -> Vec<usize> {
    let seen = scene.eye.seen();
    let layout = &scene.shown.layout;
    let rows = layout.rows.iter().filter(|row| row.bottom >= seen.top() && row.top <= seen.bottom());
    let in_row = |row: &crate::layout::Row| {
        let from = row.nodes.partition_point(|&node| layout.nodes[node].right() < seen.left());
        let to = row.nodes.partition_point(|&node| layout.nodes[node].left() <= seen.right());
        row.nodes[from..to.max(from)].to_vec()
    };
    rows.flat_map(in_row).collect()
}

/// Selects the box under a click, where boxes are too many to be widgets.
fn pointed_at(scene: &Scene<'_>, visible: &[usize], ground: &Response, queue: &mut Queue) {
    let Some(at) = ground.interact_pointer_pos().filter(|_| ground.clicked()) else { return };
    let at = scene.eye.under(at);
    if let Some(&moment) = visible.iter().find(|&&moment| scene.shown.layout.nodes[moment].contains(at)) {
        queue.send(Command::Select(NodeIndex::new(moment)));
    }
}

fn one(ui: &Ui, scene: &Scene<'_>, moment: usize, queue: &mut Queue) {
    let at = NodeIndex::new(moment);
    let rect = scene.eye.rect(scene.shown.layout.nodes[moment]);
    let face = scene.shown.face(at);
    let response = ui.interact(rect, ui.scope_id().with(("moment", moment)), Sense::click());
    let spoken = spoken(scene, at, &face);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, scene.is_selected(moment), &spoken));
    if response.clicked() {
        queue.send(Command::Select(at));
    }
    shape(ui, scene, moment, response.hovered());
    if scene.eye.zoom >= size::ZOOM_WORDS {
        words(ui, scene, moment, rect, &face);
    }
    if response.hovered()
        && let Some(pending) = scene.shown.words().pending(at).or_else(|| scene.shown.words().asked(at))
    {
        response.on_hover_text(pending.text);
    }
}

/// What is read aloud: "Moment 3: 6 damage to Bob, Bob orders".
fn spoken(scene: &Scene<'_>, at: NodeIndex, face: &Face) -> String {
    let name = scene.shown.ruling.graph()[at];
    let words = face.lines.join(" ");
    let player = face.player.map(|player| scene.shown.ruling.player(player));
    match (name, player) {
        (Moment::Ordering, Some(player)) => format!("Moment {}: {words}, {player} orders", number(at)),
        (Moment::Deciding, Some(player)) => format!("Moment {}: {words}, {player} decides", number(at)),
        (Moment::Outcome, _) => words,
        (
            Moment::Ordering
            | Moment::Deciding
            | Moment::Passing
            | Moment::Loop
            | Moment::Open
            | Moment::Split,
            _,
        ) => {
            format!("Moment {}: {words}", number(at))
        }
    }
}

/// Paints a box without words.
fn shape(ui: &Ui, scene: &Scene<'_>, moment: usize, hovered: bool) {
    let rect = scene.eye.rect(scene.shown.layout.nodes[moment]);
    let sort = scene.shown.ruling.graph()[NodeIndex::new(moment)];
    let palette = scene.palette;
    let (fill, border) = match sort {
        Moment::Ordering => (palette.ordering, palette.border),
        Moment::Deciding => (palette.deciding, palette.border),
        Moment::Outcome => (palette.outcome, palette.outcome_border),
        Moment::Loop => (palette.endless, palette.outcome_border),
        Moment::Passing | Moment::Open | Moment::Split => (palette.open, palette.border),
    };
    let faded = scene.is_faded(moment);
    let fill = if faded { palette.ground } else { fill };
    let border = if faded { palette.faded } else { border };
    let (fill, stroke) = match (scene.is_selected(moment), hovered) {
        (true, _) => (palette.accent_ground, Stroke::new((3.0 * scene.eye.zoom).max(2.0), palette.accent)),
        (false, true) => (fill, Stroke::new(2.0, palette.accent)),
        (false, false) => (fill, Stroke::new((1.4 * scene.eye.zoom).max(0.5), border)),
    };
    painted(ui, scene, sort, rect, (fill, stroke));
}

fn painted(ui: &Ui, scene: &Scene<'_>, sort: Moment, rect: Rect, (fill, stroke): (Color32, Stroke)) {
    let painter = ui.painter();
    let zoom = scene.eye.zoom;
    match sort {
        Moment::Ordering | Moment::Passing | Moment::Split => {
            painter.rect(rect, size::ROUND * zoom, fill, stroke, StrokeKind::Inside);
        }
        Moment::Deciding => {
            painter.add(Shape::convex_polygon(hexagon(rect, 12.0 * zoom), fill, stroke));
        }
        Moment::Outcome => {
            painter.rect(rect, size::VERY_ROUND * zoom, fill, stroke, StrokeKind::Inside);
        }
        Moment::Loop => {
            painter.rect(rect, size::VERY_ROUND * zoom, fill, stroke, StrokeKind::Inside);
            painter.rect_stroke(rect.shrink(4.0 * zoom), size::VERY_ROUND * zoom, stroke, StrokeKind::Inside);
        }
        Moment::Open => {
            painter.rect_filled(rect, 0, fill);
            let corners =
                [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
            painter.extend(Shape::dashed_line(&corners, stroke, 6.0 * zoom, 4.0 * zoom));
        }
    }
}

/// A box whose left and right sides are pointed.
fn hexagon(rect: Rect, point: f32) -> Vec<Pos2> {
    let inner = rect.shrink2(Vec2::new(point, 0.0));
    vec![
        inner.left_top(),
        inner.right_top(),
        rect.right_center(),
        inner.right_bottom(),
        inner.left_bottom(),
        rect.left_center(),
    ]
}

#[expect(clippy::cast_precision_loss, reason = "a box has a few lines")]
fn words(ui: &Ui, scene: &Scene<'_>, moment: usize, rect: Rect, face: &Face) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let (zoom, palette) = (scene.eye.zoom, scene.palette);
    let faded = scene.is_faded(moment);
    let font = proportional(scene.eye.text(size::BOX_TEXT));
    let is_end = scene.shown.columns.place(NodeIndex::new(moment)).is_some();
    let lines = face.lines.len() + usize::from(face.player.is_some());
    let top = rect.center().y - lines as f32 * size::LINE * zoom / 2.0;
    let line = |at: usize| top + (at as f32 + 0.5) * size::LINE * zoom;
    for (at, words) in face.lines.iter().enumerate() {
        let color = match (faded, is_end && at == 0) {
            (true, _) => palette.faded_text,
            (false, true) => palette.outcome_border,
            (false, false) => palette.text,
        };
        painter.text(Pos2::new(rect.center().x, line(at)), Align2::CENTER_CENTER, words, font.clone(), color);
    }
    let Some(player) = face.player else { return };
    let name = scene.shown.ruling.player(player);
    let color = if faded { palette.faded_text } else { palette.player(player.index()) };
    let galley = painter.layout_no_wrap(name.to_owned(), font, color);
    let width = (size::MARK + 6.0) * zoom;
    let left = rect.center().x - f32::midpoint(galley.size().x, width);
    let middle = line(face.lines.len());
    mark::paint(
        &painter,
        (player, color),
        Pos2::new(left + size::MARK * zoom / 2.0, middle),
        size::MARK * 0.9 * zoom,
    );
    painter.galley(Pos2::new(left + width, middle - galley.size().y / 2.0), galley, color);
}
