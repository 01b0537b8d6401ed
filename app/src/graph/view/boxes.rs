//! Moments: boxes with words, a shape and a colour for each sort.

use egui::{Color32, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use petgraph::graph::NodeIndex;

use super::faces;
use super::far::Far;
use super::scene::{Light, Scene};
use crate::command::{Command, Queue};
use crate::graph::GraphCommand;
use crate::presentation::Face;
use crate::presentation::reading::number;
use crate::selection::SelectionCommand;
use crate::theme::{proportional, size};
use crate::walk::WalkCommand;
use statements::moment::Moment;

/// With more boxes in view than this they are not told apart by anything but the pointer.
const MOST_TOLD: usize = 700;

/// More boxes than this are not seen apart anyway: only some of them are painted.
const MOST_PAINTED: usize = 20_000;

/// Shows the boxes that are in view; a click selects.
pub(crate) fn show(ui: &Ui, scene: &Scene<'_>, ground: &Response, queue: &mut Queue) {
    let visible = visible(scene);
    if visible.len() > MOST_TOLD {
        let every = visible.len().div_ceil(MOST_PAINTED);
        let mut far = Far::of(visible.len() / every + 1);
        let is_painted =
            |(at, moment): &(usize, &usize)| at.is_multiple_of(every) || scene.light(**moment) == Light::Way;
        for (_, &moment) in visible.iter().enumerate().filter(is_painted) {
            let (fill, stroke) = colors(scene, moment, false);
            let is_small = scene.eye.zoom < size::ZOOM_FAINT;
            far.rect(
                scene.eye.rect(scene.shown.layout.nodes[moment]),
                if is_small { stroke.color } else { fill },
            );
        }
        ui.painter().add(far.mesh());
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
    let in_row = |row: &crate::presentation::layout::shape::Row| {
        let from = row.nodes.partition_point(|&node| layout.nodes[node].right() < seen.left());
        let to = row.nodes.partition_point(|&node| layout.nodes[node].left() <= seen.right());
        row.nodes[from..to.max(from)].to_vec()
    };
    rows.flat_map(in_row).filter(|&moment| !scene.state.graph.hides(moment)).collect()
}

/// Selects the box under a click, where boxes are too many to be widgets.
fn pointed_at(scene: &Scene<'_>, visible: &[usize], ground: &Response, queue: &mut Queue) {
    let Some(at) = ground.interact_pointer_pos().filter(|_| ground.clicked()) else { return };
    let at = scene.eye.under(at);
    if let Some(&moment) = visible.iter().find(|&&moment| scene.shown.layout.nodes[moment].contains(at)) {
        queue.send(Command::Selection(SelectionCommand::Select(NodeIndex::new(moment))));
    }
}

fn one(ui: &Ui, scene: &Scene<'_>, moment: usize, queue: &mut Queue) {
    let at = NodeIndex::new(moment);
    let rect = scene.eye.rect(scene.shown.layout.nodes[moment]);
    let face = scene.shown.face(at);
    let response = ui.interact(rect, ui.scope_id().with(("moment", moment)), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, true, scene.is_selected(moment), spoken(scene, at, &face))
    });
    if response.clicked() {
        queue.send(Command::Selection(SelectionCommand::Select(at)));
    }
    shape(ui, scene, moment, response.hovered() || response.has_focus());
    if scene.eye.zoom >= size::ZOOM_WORDS {
        faces::whole(ui, scene, moment, rect, &face);
    } else {
        faces::brief(ui, scene, moment, rect, &face);
    }
    if scene.state.graph.is_folded(at) {
        folded(ui, scene, at, rect, queue);
    }
    response.context_menu(|ui| menu(ui, scene, at, queue));
    if response.hovered()
        && let Some(pending) = scene.shown.words().pending(at).or_else(|| scene.shown.words().asked(at))
    {
        response.on_hover_text(pending.text);
    }
}

/// What else one can do with a moment.
fn menu(ui: &mut Ui, scene: &Scene<'_>, at: NodeIndex, queue: &mut Queue) {
    let is_folded = scene.state.graph.is_folded(at);
    if !scene.shown.is_end(at) && ui.button(if is_folded { "Unfold" } else { "Fold" }).clicked() {
        queue.send(Command::Graph(GraphCommand::Fold(at)));
    }
    if ui.button("Walk there").clicked() {
        queue.send(Command::Selection(SelectionCommand::Select(at)));
        queue.send(Command::Walk(WalkCommand::ToSelected));
    }
}

/// How much is folded away behind a moment; a click shows it again.
fn folded(ui: &Ui, scene: &Scene<'_>, at: NodeIndex, rect: Rect, queue: &mut Queue) {
    let count =
        scene.state.graph.folds.as_ref().and_then(|folds| folds.behind.get(&at)).copied().unwrap_or(0);
    let words = if count == 1 { "1 moment folded".to_owned() } else { format!("{count} moments folded") };
    let palette = scene.palette;
    let font = proportional(scene.eye.text(size::STEP_TEXT).max(size::LEAST_TEXT));
    let galley = ui.painter().layout_no_wrap(words.clone(), font, palette.accent);
    let size = galley.size() + Vec2::new(14.0, 4.0);
    let tag = Rect::from_center_size(rect.center_bottom() + Vec2::new(0.0, size.y * 0.5 + 2.0), size);
    let response = ui.interact(tag, ui.scope_id().with(("folded", at.index())), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("Unfold: {words}")));
    if response.clicked() {
        queue.send(Command::Graph(GraphCommand::Fold(at)));
    }
    let width = if response.hovered() || response.has_focus() { 2.0 } else { 1.0 };
    let stroke = Stroke::new(width, palette.accent);
    ui.painter().rect(tag, size.y / 2.0, palette.accent_ground, stroke, StrokeKind::Inside);
    ui.painter().galley(tag.center() - galley.size() / 2.0, galley, palette.accent);
}

/// What is read aloud: "Moment 3: 6 damage to Bob, Bob orders".
fn spoken(scene: &Scene<'_>, at: NodeIndex, face: &Face) -> String {
    let name = scene.shown.ruling.graph()[at];
    let words = face.lines.join(" ");
    let player = face.player.map(|player| scene.shown.ruling.player(player));
    let among =
        face.mover.as_ref().and_then(|mover| mover.split_once(", ")).map(|(_, among)| format!(", {among}"));
    let among = among.unwrap_or_default();
    match (name, player) {
        (Moment::Ordering, Some(player)) => format!("Moment {}: {words}, {player} orders{among}", number(at)),
        (Moment::Deciding, Some(player)) => {
            format!("Moment {}: {words}, {player} decides{among}", number(at))
        }
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
    let (fill, stroke) = colors(scene, moment, hovered);
    painted(ui, scene, sort, rect, fill, stroke);
}

/// The ground and edge of a box.
fn colors(scene: &Scene<'_>, moment: usize, hovered: bool) -> (Color32, Stroke) {
    let sort = scene.shown.ruling.graph()[NodeIndex::new(moment)];
    let palette = scene.palette;
    let (fill, border) = match sort {
        Moment::Ordering => (palette.ordering, palette.border),
        Moment::Deciding => (palette.deciding, palette.border),
        Moment::Outcome => (palette.outcome, palette.outcome_border),
        Moment::Loop => (palette.endless, palette.outcome_border),
        Moment::Passing | Moment::Open | Moment::Split => (palette.open, palette.border),
    };
    let thin = (1.4 * scene.eye.zoom).max(0.5);
    let (fill, border, width) = match scene.light(moment) {
        Light::Off => (palette.ground, palette.faded, thin),
        Light::Plain | Light::After => (fill, border, thin),
        Light::Before => (fill, palette.accent, thin * 1.4),
        Light::Way => (fill, palette.accent, (thin * 2.2).max(1.5)),
    };
    let fill = if scene.is_found(moment) { palette.found } else { fill };
    match (scene.is_selected(moment), hovered) {
        (true, _) => (palette.accent_ground, Stroke::new((3.0 * scene.eye.zoom).max(2.0), palette.accent)),
        (false, true) => (fill, Stroke::new(2.0, palette.accent)),
        (false, false) => (fill, Stroke::new(width, border)),
    }
}

fn painted(ui: &Ui, scene: &Scene<'_>, sort: Moment, rect: Rect, fill: Color32, stroke: Stroke) {
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
