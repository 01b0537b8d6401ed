//! A code of a board as a QR picture, which a phone or another laptop reads from a screen or from paper.

use anyhow::{Context, ensure};
use maud::html;
use qrcode::{Color, EcLevel, QrCode};
use resvg::tiny_skia::{Color as Ink, Paint, Pixmap, Rect, Transform};

/// A picture holds at most so many characters of a code, at the size and with as little redundancy as there is.
const MOST: usize = 2_953;

/// So many squares stay empty at each side, as the standard of the pictures asks.
const QUIET: usize = 4;

/// The width of a square in a picture of pixels.
const PIXELS: u16 = 8;

/// A QR picture: squares, dark or light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qr {
    side: usize,
    dark: Vec<bool>,
}

impl Qr {
    /// The picture of a code.
    ///
    /// # Errors
    /// When the code is too long for one.
    pub fn of(code: &str) -> anyhow::Result<Self> {
        ensure!(
            code.len() <= MOST,
            "the code has {} characters, and a QR picture holds {MOST}; send the code, or the file",
            code.len()
        );
        // A screen is clean: fewer and larger squares are read from farther away.
        let made = QrCode::with_error_correction_level(code, EcLevel::L)?;
        let dark = made.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Ok(Self { side: made.width(), dark })
    }

    /// How many squares it is wide and high, with what stays empty around it.
    pub const fn side(&self) -> usize {
        self.side + 2 * QUIET
    }

    /// Where its dark squares are: column and row, counted from 0 at the upper left, with what stays empty.
    pub fn dark(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let dark = self.dark.iter().enumerate().filter(|(_, dark)| **dark);
        dark.map(|(place, _)| (place % self.side + QUIET, place / self.side + QUIET))
    }

    fn is_dark(&self, column: usize, row: usize) -> bool {
        let inside = |at: usize| at.checked_sub(QUIET).filter(|at| *at < self.side);
        let (Some(column), Some(row)) = (inside(column), inside(row)) else { return false };
        self.dark.get(row * self.side + column).copied().unwrap_or(false)
    }

    /// For a terminal, two rows of squares to a line: what is light is drawn, as most terminals are dark.
    pub fn text(&self) -> String {
        let line = |row| (0..self.side()).map(move |column| self.halves(column, row));
        (0..self.side()).step_by(2).map(|row| line(row).chain(['\n']).collect::<String>()).collect()
    }

    fn halves(&self, column: usize, row: usize) -> char {
        match (self.is_dark(column, row), self.is_dark(column, row + 1)) {
            (false, false) => '█',
            (false, true) => '▀',
            (true, false) => '▄',
            (true, true) => ' ',
        }
    }

    /// As a picture that can be enlarged.
    pub fn svg(&self) -> String {
        let side = self.side();
        let square = |(column, row): (usize, usize)| format!("M{column} {row}h1v1h-1z");
        let squares = self.dark().map(square).collect::<Vec<_>>().concat();
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox=(format!("0 0 {side} {side}"))
                width=(side * usize::from(PIXELS)) height=(side * usize::from(PIXELS)) shape-rendering="crispEdges"
            {
                title { "The code of a board" }
                rect width=(side) height=(side) fill="#fff" {}
                path d=(squares) fill="#000" {}
            }
        };
        picture.into_string()
    }

    /// As a picture of pixels, in PNG.
    ///
    /// # Errors
    /// When it can't be drawn, which would be a fault of the program.
    pub fn png(&self) -> anyhow::Result<Vec<u8>> {
        let drawn = || "the picture can't be drawn";
        let side = u32::try_from(self.side()).with_context(drawn)? * u32::from(PIXELS);
        let mut pixels = Pixmap::new(side, side).with_context(drawn)?;
        pixels.fill(Ink::WHITE);
        let (black, width) = (Paint::default(), f32::from(PIXELS));
        for (column, row) in self.dark() {
            let at = |place: usize| u16::try_from(place).map(|place| f32::from(place) * width);
            let square = Rect::from_xywh(at(column)?, at(row)?, width, width).with_context(drawn)?;
            pixels.fill_rect(square, &black, Transform::identity(), None);
        }
        pixels.encode_png().context("the picture can't be written as PNG")
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Qr};

    #[test]
    fn what_is_drawn_has_the_squares_of_the_picture() {
        let qr = Qr::of("instead:1.abc").unwrap();
        let text = qr.text();
        assert_eq!(text.lines().count(), qr.side().div_ceil(2));
        assert!(text.lines().all(|line| line.chars().count() == qr.side()));
        let dark = text.chars().map(|c| match c {
            ' ' => 2,
            '▀' | '▄' => 1,
            _ => 0,
        });
        assert_eq!(dark.sum::<usize>(), qr.dark().count());
        assert_eq!(qr.svg().matches("h1v1h-1z").count(), qr.dark().count());
        assert!(qr.png().unwrap().starts_with(b"\x89PNG"));
    }

    #[test]
    fn a_code_that_is_too_long_says_so() {
        assert!(Qr::of(&"a".repeat(MOST)).is_ok());
        assert!(Qr::of(&"a".repeat(MOST + 1)).unwrap_err().to_string().contains("a QR picture holds 2953"));
    }
}
