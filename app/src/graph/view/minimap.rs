//! The whole ruling very small, in a column beside the graph: where one is in it, and a way to be elsewhere at once.

use egui::{Mesh, PointerButton, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::eye::Eye;
use super::scene::Scene;
use crate::presentation::Presentation;
use crate::presentation::layout::part;
use crate::theme::size;
use crate::widgets::palette;

/// The map takes at most so much of its column.
const PART: f32 = 0.22;

/// Around the map in its column.
const MARGIN: f32 = 8.0;

/// The column beside the graph: it covers nothing of the graph.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    /// All of the column.
    pub(crate) column: Rect,
    /// Where the map is in it.
    map: Option<Rect>,
}

impl Beside {
    /// The column for a ruling that is looked at so, at the right of the screen. None where there is no room for it,
    /// where a ruling is small, and while everything is in view, unless the column tells what a large ruling comes to.
    pub(crate) fn of(screen: Rect, shown: &Presentation, eye: Eye) -> Option<Self> {
        let tells = shown.glance.is_some();
        let is_mapped =
            shown.layout.nodes.len() > size::MAPPED && !eye.seen().contains_rect(shown.layout.bounds);
        let least = if tells { size::GLANCE_LEAST } else { 1.5 * size::MAP.y };
        let has_room = screen.width() > 4.0 * size::MAP.x && screen.height() > least;
        if !has_room || !(tells || is_mapped) {
            return None;
        }
        let wide = if tells { size::GLANCE } else { size::MAP.x };
        let left = screen.right() - wide - 2.0 * MARGIN;
        let column = Rect::from_min_max(Pos2::new(left, screen.top()), screen.right_bottom());
        let has_map = is_mapped && (!tells || column.height() >= size::GLANCE_AND_MAP);
        Some(Self { column, map: has_map.then(|| place(column, shown.layout.bounds)) })
    }

    /// What is left of the column above the map.
    pub(crate) fn above(self) -> Rect {
        let bottom = self.map.map_or(self.column.bottom(), |map| map.top() - MARGIN);
        Rect::from_min_max(self.column.min, Pos2::new(self.column.right(), bottom))
    }
}

/// Where the map is in its column: at the bottom.
fn place(column: Rect, bounds: Rect) -> Rect {
    let most = size::MAP.min(Vec2::new(f32::INFINITY, column.height() * PART));
    let fit = (most / bounds.size().max(Vec2::splat(1.0))).min_elem();
    let least = Vec2::splat(size::MAP.x * 0.3);
    let size = (bounds.size() * fit).max(least).min(most);
    let middle = Pos2::new(column.center().x, column.bottom() - MARGIN - size.y * 0.5);
    Rect::from_center_size(middle, size)
}

/// Where somebody who presses on the map wants to be.
pub(crate) fn looked_at(ui: &Ui, beside: Beside, shown: &Presentation, eye: Eye) -> Option<Eye> {
    let bounds = shown.layout.bounds;
    let map = beside.map?;
    let response = ui.interact(map, ui.scope_id().with("map"), Sense::click_and_drag());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, "Map of the ruling"));
    let pressed =
        response.is_pointer_button_down_on() && ui.input(|i| i.pointer.button_down(PointerButton::Primary));
    let at = response.interact_pointer_pos().filter(|_| pressed)?;
    let inside = (at - map.min) / map.size();
    Some(Eye { center: bounds.min + inside.clamp(Vec2::ZERO, Vec2::splat(1.0)) * bounds.size(), ..eye })
}

/// Paints the column, and the map in it.
#[expect(clippy::cast_precision_loss, reason = "a few dozen parts")]
pub(crate) fn show(ui: &Ui, beside: Beside, scene: &Scene<'_>) {
    let palette = palette(ui);
    let painter = ui.painter();
    painter.rect_filled(beside.column, 0, palette.panel);
    let Some(map) = beside.map else { return };
    let bounds = scene.shown.layout.bounds;
    painter.rect(map.expand(4.0), 3, palette.ground, Stroke::new(1.0, palette.border), StrokeKind::Inside);
    let scale = map.size() / bounds.size().max(Vec2::splat(1.0));
    let on_map = |at: Pos2| map.min + (at - bounds.min) * scale;
    let each = part(bounds) * scale;
    let mut mesh = Mesh::default();
    for strip in &scene.shown.map.strips {
        let corner = Vec2::new(strip.parts.start as f32, strip.row as f32) * each;
        let size = Vec2::new(strip.parts.len() as f32 * each.x, each.y);
        let color = palette.step.gamma_multiply(strip.shade);
        mesh.add_colored_rect(Rect::from_min_size(map.min + corner, size), color);
    }
    painter.add(mesh);
    if let Some(selection) = &scene.state.selection
        && let Some(node) = scene.shown.layout.nodes.get(selection.moment.index())
    {
        painter.circle_filled(on_map(node.center()), 3.0, palette.accent);
    }
    let seen = scene.eye.seen();
    let view = Rect::from_min_max(on_map(seen.min), on_map(seen.max)).intersect(map.expand(2.0));
    let view = Rect::from_center_size(view.center(), view.size().max(Vec2::splat(4.0)));
    painter.rect_stroke(view, 1, Stroke::new(1.5, palette.accent), StrokeKind::Middle);
}
