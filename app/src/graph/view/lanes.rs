//! Lanes side by side: each on a ground of its own.

use egui::{Stroke, StrokeKind, Ui};

use super::scene::Scene;
use crate::theme::size;

/// Around what is in a lane.
const ROOM: f32 = 18.0;

/// Paints the grounds of the lanes that are in view.
pub(crate) fn paint(ui: &Ui, scene: &Scene<'_>) {
    let palette = scene.palette;
    let seen = scene.eye.seen();
    for lane in scene.shown.layout.lanes.iter().filter(|lane| lane.expand(ROOM).intersects(seen)) {
        let rect = scene.eye.rect(lane.expand(ROOM));
        let stroke = Stroke::new(1.0, palette.faded);
        ui.painter().rect(rect, size::VERY_ROUND * scene.eye.zoom, palette.panel, stroke, StrokeKind::Inside);
    }
}
