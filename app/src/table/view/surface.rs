//! How a card is coloured, and the card that follows the pointer.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::look::Look;
use super::paint::{Fit, band, words};
use crate::table::scene::Piece;
use crate::theme::size::table as size;
use crate::theme::strong;

/// The colours in which a card is painted.
#[derive(Clone, Copy)]
pub(super) struct Paints {
    pub(super) body: Color32,
    pub(super) band: Color32,
    pub(super) text: Color32,
    pub(super) weak: Color32,
    pub(super) edge: Color32,
}

/// The colours of a piece: pale where it stands back.
pub(super) fn paints(look: Look<'_>, piece: &Piece) -> Paints {
    let palette = look.palette;
    if piece.light.is_dim || piece.lies.phased_out {
        return Paints {
            body: palette.panel,
            band: palette.open,
            text: palette.faded_text,
            weak: palette.faded_text,
            edge: palette.faded,
        };
    }
    Paints {
        body: palette.ordering,
        band: band(palette, piece.band),
        text: palette.text,
        weak: palette.weak,
        edge: palette.border,
    }
}

/// A card that follows the pointer, or stands where it would be laid: its name on its band.
pub(super) fn ghost(painter: &Painter, look: Look<'_>, piece: &Piece, middle: Pos2) {
    let rect = Rect::from_center_size(middle, size::CARD * look.laid.scale);
    let paints = paints(look, piece);
    painter.rect_filled(rect, 6, paints.body.gamma_multiply(0.8));
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), size::BAND * look.laid.scale));
    painter.rect_filled(top, CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 }, paints.band.gamma_multiply(0.8));
    painter.rect_stroke(rect, 6, Stroke::new(2.0, look.palette.accent), StrokeKind::Inside);
    let fit = Fit { width: rect.width() - 12.0, lines: 2 };
    let name = words(painter, &piece.name, strong(size::NAME), paints.text, fit);
    painter.galley(rect.min + vec2(7.0, 3.0), name, paints.text);
}
