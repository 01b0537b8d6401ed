//! What both comparisons are made of.

use egui::{Frame, Margin, RichText, Ui};

use crate::theme::bold;
use crate::widgets::palette;

/// The band above what is different first.
pub(super) fn first_difference(ui: &mut Ui, words: &str) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(8, 4));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words).family(bold()).color(palette.warning_text));
    });
}

/// Two columns of the same width, of which the first has the place 0.
pub(super) fn two(ui: &mut Ui, mut content: impl FnMut(&mut Ui, usize)) {
    ui.columns(2, |sides| {
        for (side, ui) in sides.iter_mut().enumerate() {
            content(ui, side);
        }
    });
}
