//! Steps: lines with arrow heads.

use egui::epaint::CubicBezierShape;
use egui::{Color32, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use super::far::Far;
use super::scene::{Light, Scene};
use crate::presentation::layout::shape::{Head, Line};
use crate::theme::size;

/// More lines than this are not told apart anyway: only some of them are painted.
const MOST: usize = 20_000;

/// How long an arrow head is.
const HEAD: f32 = 9.0;

/// More lines than this are painted as one mesh.
const MOST_SHAPES: usize = 200;

/// Paints the lines that are in view, those off the lit ways first.
pub(crate) fn paint(ui: &Ui, scene: &Scene<'_>) {
    let mut lines = visible(scene);
    let is_far = lines.len() > MOST_SHAPES;
    if is_far {
        // So many are painted straight: of those near by, many lead past what is seen.
        let seen = scene.eye.seen().expand(HEAD / scene.eye.zoom.min(1.0));
        if !seen.contains_rect(scene.shown.layout.bounds) {
            lines.retain(|line| crosses(line, seen));
        }
    }
    let every = lines.len().div_ceil(MOST).max(1);
    let is_near = scene.eye.zoom >= size::ZOOM_WORDS;
    let mut sorted: [Vec<&Line>; 5] = Default::default();
    for (at, line) in lines.into_iter().enumerate() {
        let order = order(scene, line.link);
        // What is shown of all of them is painted, however many there are.
        if at.is_multiple_of(every) || order > 2 {
            sorted[order].push(line);
        }
    }
    for (order, lines) in sorted.into_iter().enumerate() {
        let stroke = stroke(scene, order);
        if is_far {
            let mut far = Far::of(lines.len());
            for line in lines {
                let (from, to) = (scene.eye.place(line.from), scene.eye.place(line.to));
                if is_near {
                    far.soft_line(from, to, stroke.width, stroke.color);
                } else {
                    far.line(from, to, stroke.width, stroke.color);
                }
                if let Some(corners) = head(scene, line, from, to) {
                    far.triangle(corners, stroke.color);
                }
            }
            ui.painter().add(far.mesh());
        } else {
            ui.painter().extend(lines.into_iter().flat_map(|line| shapes(scene, line, stroke)));
        }
    }
}

/// What is painted first: what is off, then what is plain or comes after, what comes before, the way that is shown, and
/// what is selected.
fn order(scene: &Scene<'_>, step: usize) -> usize {
    if scene.is_step_selected(step) {
        return 4;
    }
    match scene.step_light(step) {
        Light::Off => 0,
        Light::Plain | Light::After => 1,
        Light::Before => 2,
        Light::Way => 3,
    }
}

fn stroke(scene: &Scene<'_>, order: usize) -> Stroke {
    let palette = scene.palette;
    let thin = (1.4 * scene.eye.zoom).clamp(0.5, 2.5);
    match order {
        0 => Stroke::new(thin, palette.faded),
        1 => {
            // What comes after is told from the rest, however far away.
            let least = if scene.is_lit() { 0.5 } else { 0.12 };
            let faint = (scene.eye.zoom / size::ZOOM_FAINT).clamp(least, 1.0);
            Stroke::new(thin, palette.step.gamma_multiply(faint))
        }
        2 => Stroke::new(thin * 1.6, palette.accent),
        _ => Stroke::new((thin * 2.2).max(2.0), palette.accent),
    }
}

/// The lines that can be seen, and some near by.
fn visible<'a>(scene: &Scene<'a>) -> Vec<&'a Line> {
    let seen = scene.eye.seen();
    let layout = &scene.shown.layout;
    let folds = scene.state.graph.folds.is_some();
    let is_seen = |line: &&Line| {
        line.from.x.max(line.to.x) >= seen.left()
            && line.from.x.min(line.to.x) <= seen.right()
            && line.from.y <= seen.bottom()
            && line.to.y >= seen.top()
            && !(folds && scene.hides_step(line.link))
    };
    let near = scene.shown.line_index.through(layout, seen);
    near.into_iter().filter_map(|at| layout.lines.get(at)).filter(is_seen).collect()
}

/// Whether a straight line can be seen.
fn crosses(line: &Line, seen: Rect) -> bool {
    let along = line.to - line.from;
    let side = |corner: Pos2| {
        let to = corner - line.from;
        along.x * to.y - along.y * to.x
    };
    let sides = [seen.left_top(), seen.right_top(), seen.right_bottom(), seen.left_bottom()].map(side);
    sides.iter().any(|side| *side >= 0.0) && sides.iter().any(|side| *side <= 0.0)
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
    let head = head(scene, line, from, to);
    let head = head.map(|corners| Shape::convex_polygon(corners.to_vec(), stroke.color, Stroke::NONE));
    [Some(curve), head].into_iter().flatten()
}

/// The corners of the arrow head; none where it could not be seen.
fn head(scene: &Scene<'_>, line: &Line, from: Pos2, to: Pos2) -> Option<[Pos2; 3]> {
    let (tip, back) = match line.head {
        Head::None => return None,
        Head::Lower => (to, -1.0),
        Head::Upper => (from, 1.0),
    };
    let length = HEAD * scene.eye.zoom;
    if length < 2.0 {
        return None;
    }
    let base = tip + Vec2::new(0.0, length * back);
    let side = Vec2::new(length * 0.5, 0.0);
    Some([tip, base + side, base - side])
}
