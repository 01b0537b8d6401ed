//! The mark of a player: a colour and a shape, so that either can be told apart.

use egui::{Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2};

use crate::theme::{Palette, size};
use statements::ids::PlayerId;

/// Paints a player's mark, in the player's colour or another.
pub(crate) fn paint(painter: &Painter, player: PlayerId, color: Color32, middle: Pos2, width: f32) {
    painter.add(shape(player.index(), middle, width / 2.0, color));
}

/// A player's mark beside text.
pub(crate) fn show(ui: &mut Ui, palette: &Palette, player: PlayerId) -> Response {
    of_place(ui, palette, player.index())
}

/// A player's mark beside letters of a size.
pub(crate) fn large(ui: &mut Ui, palette: &Palette, player: PlayerId, letters: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(letters), Sense::hover());
    let color = palette.player(player.index());
    ui.painter().add(shape(player.index(), rect.center(), letters * 0.4, color));
    response
}

/// The mark of the player at a place in turn order.
pub(crate) fn of_place(ui: &mut Ui, palette: &Palette, place: usize) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::MARK), Sense::hover());
    ui.painter().add(shape(place, rect.center(), size::MARK / 2.0, palette.player(place)));
    response
}

/// The shape of the player at a place in turn order.
pub(crate) fn shape(place: usize, middle: Pos2, radius: f32, color: Color32) -> Shape {
    match place % 4 {
        0 => Shape::circle_filled(middle, radius, color),
        1 => corners(middle, radius, color, 4, 0.125),
        2 => corners(middle, radius * 1.15, color, 3, 0.25),
        _ => corners(middle, radius * 1.1, color, 4, 0.0),
    }
}

/// A polygon; `turn` is a part of a whole turn.
#[expect(clippy::cast_precision_loss, reason = "a few corners")]
fn corners(middle: Pos2, radius: f32, color: Color32, count: usize, turn: f32) -> Shape {
    let angle = |at: usize| (at as f32 / count as f32 + turn) * std::f32::consts::TAU;
    let corner = |at: usize| middle - Vec2::angled(angle(at)) * radius;
    Shape::convex_polygon((0..count).map(corner).collect(), color, Stroke::NONE)
}
