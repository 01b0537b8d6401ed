//! What cards and players are made of: words that end with dots, letters in circles, marks, pills.

use std::sync::Arc;

use egui::epaint::PathShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use crate::table::scene::Band;
use crate::theme::size::table as size;
use crate::theme::{Palette, proportional, strong};
use language::board::Color;

/// Words in so many lines at most, of a width; what is more ends with dots.
pub(super) fn words(
    painter: &Painter,
    text: &str,
    font: FontId,
    color: Color32,
    Fit { width, lines }: Fit,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    let wrap = TextWrapping {
        max_width: width.max(1.0),
        max_rows: lines,
        break_anywhere: lines == 1,
        ..TextWrapping::default()
    };
    job.wrap = wrap;
    painter.layout_job(job)
}

/// Into what words have to fit.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    pub(super) width: f32,
    pub(super) lines: usize,
}

/// The colour of a band.
pub(super) fn band(palette: &Palette, band: Band) -> Color32 {
    let bands = &palette.bands;
    match band {
        Band::One(color) => of_color(palette, color),
        Band::Several => bands.several,
        Band::Land => bands.land,
        Band::None => bands.none,
    }
}

fn of_color(palette: &Palette, color: Color) -> Color32 {
    let bands = &palette.bands;
    match color {
        Color::White => bands.white,
        Color::Blue => bands.blue,
        Color::Black => bands.black,
        Color::Red => bands.red,
        Color::Green => bands.green,
    }
}

/// The letter of a colour, for those who don't tell bands apart.
const fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Blue => "U",
        Color::Black => "B",
        Color::Red => "R",
        Color::Green => "G",
    }
}

/// Paints letters in circles beside each other. How wide they are.
pub(super) fn letters(
    painter: &Painter,
    palette: &Palette,
    colors: &[Color],
    from: Pos2,
    text: Color32,
) -> f32 {
    let mut x = from.x;
    for color in colors {
        let middle = pos2(x + size::CIRCLE / 2.0, from.y + size::CIRCLE / 2.0);
        painter.circle(middle, size::CIRCLE / 2.0, of_color(palette, *color), Stroke::new(1.0, text));
        painter.text(middle, Align2::CENTER_CENTER, letter(*color), strong(size::LETTER), text);
        x += size::CIRCLE + 3.0;
    }
    x - from.x
}

/// The two outlines of what glows.
pub(super) fn glow(painter: &Painter, rect: Rect, round: f32, color: Color32) {
    let outline = |by: f32, strength: f32| {
        let stroke = Stroke::new(size::GLOW, color.gamma_multiply(strength));
        painter.rect_stroke(rect.expand(by), round + by, stroke, StrokeKind::Outside);
    };
    outline(0.0, 0.34);
    outline(size::GLOW, 0.16);
}

/// A pill with words; its middle is there. Where it is.
pub(super) fn pill(painter: &Painter, middle: Pos2, text: &str, font: FontId, look: Pill) -> Rect {
    let galley = painter.layout_no_wrap(text.to_owned(), font, look.text);
    let room = galley.size() + vec2(10.0, 2.0);
    let rect = Rect::from_center_size(middle, vec2(room.x.max(room.y), room.y));
    painter.rect(rect, rect.height() / 2.0, look.ground, Stroke::new(1.0, look.edge), StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, look.text);
    rect
}

/// The colours of a pill.
#[derive(Clone, Copy)]
pub(super) struct Pill {
    pub(super) ground: Color32,
    pub(super) edge: Color32,
    pub(super) text: Color32,
}

impl Pill {
    /// One colour, without an edge of another.
    pub(super) const fn plain(ground: Color32, text: Color32) -> Self {
        Self { ground, edge: ground, text }
    }
}

/// A heart, as wide as this: life.
pub(super) fn heart(painter: &Painter, middle: Pos2, width: f32, color: Color32) {
    let r = width / 4.0;
    let mut points = Vec::new();
    for step in 0..=8_u8 {
        let angle = std::f32::consts::PI * (1.0 + f32::from(step) / 8.0);
        points.push(middle + vec2(-r, -r * 0.6) + Vec2::angled(angle) * r);
    }
    for step in 1..=8_u8 {
        let angle = std::f32::consts::PI * (1.0 + f32::from(step) / 8.0);
        points.push(middle + vec2(r, -r * 0.6) + Vec2::angled(angle) * r);
    }
    points.push(middle + vec2(0.0, width * 0.5));
    painter.add(Shape::Path(PathShape::closed_line(points, Stroke::new(1.5, color))));
}

/// A shield, as high as this: an effect that prevents something.
pub(super) fn shield(painter: &Painter, middle: Pos2, height: f32, color: Color32) {
    let (w, h) = (height * 0.42, height * 0.5);
    let points = [(-w, -h), (w, -h), (w, h * 0.1), (0.0, h), (-w, h * 0.1)];
    let points = points.map(|(x, y)| middle + vec2(x, y)).to_vec();
    painter.add(Shape::Path(PathShape::closed_line(points, Stroke::new(1.3, color))));
}

/// The mark of what is tapped: most of a circle, with a head.
pub(super) fn turned(painter: &Painter, middle: Pos2, width: f32, color: Color32) {
    let r = width / 2.0;
    let at = |turn: f32| middle + Vec2::angled(turn * std::f32::consts::TAU) * r;
    let points: Vec<Pos2> = (0..=12_u8).map(|step| at(0.1 + f32::from(step) / 12.0 * 0.72)).collect();
    let tip = at(0.86);
    painter.add(Shape::Path(PathShape::line(points, Stroke::new(1.3, color))));
    let head = vec![tip + vec2(2.6, 2.2), tip + vec2(-3.4, 1.2), tip + vec2(1.4, -3.4)];
    painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
}

/// A question mark in a circle: text that is not read.
pub(super) fn unread(painter: &Painter, middle: Pos2, palette: &Palette, matters: bool) {
    let (ground, edge) =
        if matters { (palette.warning, palette.warning_text) } else { (palette.ordering, palette.weak) };
    painter.circle(middle, 9.0, ground, Stroke::new(1.3, edge));
    painter.text(middle, Align2::CENTER_CENTER, "?", strong(12.0), edge);
}

/// Small words.
pub(super) fn tiny() -> FontId {
    proportional(size::TINY)
}
