//! The words in boxes, as many as can be read at a zoom.

use egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};
use petgraph::graph::NodeIndex;

use super::scene::{Light, Scene};
use crate::presentation::Face;
use crate::theme::{proportional, size, strong};
use crate::widgets::mark;

/// All words, who picks among how many, and how many ways lead here.
#[expect(clippy::cast_precision_loss, reason = "a box has a few lines")]
pub(crate) fn whole(ui: &Ui, scene: &Scene<'_>, moment: usize, rect: Rect, face: &Face) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let (zoom, palette) = (scene.eye.zoom, scene.palette);
    let off = scene.light(moment) == Light::Off;
    let (plain, bold) =
        (proportional(scene.eye.text(size::BOX_TEXT)), strong(scene.eye.text(size::BOX_TEXT)));
    let is_end = scene.shown.place(NodeIndex::new(moment)).is_some();
    let lines = face.lines.len() + usize::from(face.mover.is_some());
    let top = rect.center().y - lines as f32 * size::LINE * zoom / 2.0;
    let line = |at: usize| top + (at as f32 + 0.5) * size::LINE * zoom;
    for (at, words) in face.lines.iter().enumerate() {
        let color = match (off, is_end && at == 0) {
            (true, _) => palette.faded_text,
            (false, true) => palette.outcome_border,
            (false, false) => palette.text,
        };
        let font = if at == 0 { &bold } else { &plain };
        painter.text(Pos2::new(rect.center().x, line(at)), Align2::CENTER_CENTER, words, font.clone(), color);
    }
    mover(&painter, scene, face, Pos2::new(rect.center().x, line(face.lines.len())), off);
    if let Some(ways) = &face.ways {
        tab(ui, scene, rect, ways, off);
    }
}

/// The mark and name of whoever picks, around a middle.
fn mover(painter: &Painter, scene: &Scene<'_>, face: &Face, middle: Pos2, off: bool) {
    let (Some(player), Some(mover)) = (face.player, &face.mover) else { return };
    let (zoom, palette) = (scene.eye.zoom, scene.palette);
    let color = if off { palette.faded_text } else { palette.player(player.index()) };
    let font = proportional(scene.eye.text(size::BOX_TEXT));
    let galley = painter.layout_no_wrap(mover.clone(), font, color);
    let width = (size::MARK + 6.0) * zoom;
    let left = middle.x - f32::midpoint(galley.size().x, width);
    let mark = Pos2::new(left + size::MARK * zoom / 2.0, middle.y);
    mark::paint(painter, player, color, mark, size::MARK * 0.9 * zoom);
    painter.galley(Pos2::new(left + width, middle.y - galley.size().y / 2.0), galley, color);
}

/// How many ways come together here, on the upper edge at the right.
fn tab(ui: &Ui, scene: &Scene<'_>, rect: Rect, ways: &str, off: bool) {
    let palette = scene.palette;
    let color = if off { palette.faded_text } else { palette.weak };
    let font = proportional(scene.eye.text(size::SMALL * 0.92));
    let galley = ui.painter().layout_no_wrap(ways.to_owned(), font, color);
    let size = galley.size() + Vec2::new(8.0, 0.0) * scene.eye.zoom;
    let place = rect.right_top() + Vec2::new(-size.x / 2.0 - 4.0 * scene.eye.zoom, 0.0);
    let tab = Rect::from_center_size(place, size);
    let stroke = Stroke::new(1.0, if off { palette.faded } else { palette.border });
    ui.painter().rect(tab, size.y / 2.0, palette.ground, stroke, StrokeKind::Inside);
    ui.painter().galley(tab.center() - galley.size() / 2.0, galley, color);
}

/// The first line only, in letters that are large for the box.
pub(crate) fn brief(ui: &Ui, scene: &Scene<'_>, moment: usize, rect: Rect, face: &Face) {
    let Some(first) = face.lines.first() else { return };
    let palette = scene.palette;
    let color = if scene.light(moment) == Light::Off { palette.faded_text } else { palette.text };
    let fits = rect.width() * 0.92 / size::text_width(first) * size::BOX_TEXT;
    let font = proportional(Scene::step_of(fits.min(rect.height() * 0.8).min(size::BOX_TEXT)));
    if font.size < size::LEAST_TEXT {
        return;
    }
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.text(rect.center(), Align2::CENTER_CENTER, first, font, color);
}

impl Scene<'_> {
    /// A text size as one of few, so that few sizes of letters are made.
    fn step_of(size: f32) -> f32 {
        ((size.log2() * 4.0).floor() / 4.0).exp2()
    }
}
