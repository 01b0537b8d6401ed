//! Parts of which panels are made, and that belong to none.

pub(crate) mod form;
pub(crate) mod mark;
pub(crate) mod search_field;
pub(crate) mod sentence;
pub(crate) mod tooltip;
pub(crate) mod typing;

use egui::{Button, Frame, Label, Margin, RichText, ScrollArea, Ui};

use crate::command::{Command, Queue};
use crate::theme::{Palette, size};

/// Shows something on the ground of panels, with room around it.
pub(crate) fn framed(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::NONE.fill(palette(ui).panel).inner_margin(Margin::same(size::PANEL_MARGIN));
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        content(ui);
    });
}

/// Shows what came of something, until it is closed.
pub(crate) fn note(ui: &mut Ui, words: &str, close: Command, queue: &mut Queue) {
    let palette = palette(ui);
    let frame = Frame::NONE.fill(palette.warning).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        let area = ScrollArea::vertical().max_height(size::NOTE).id_salt("note");
        area.show(ui, |ui| ui.add(Label::new(RichText::new(words).color(palette.warning_text)).wrap()));
        if ui.add(Button::new("Close note")).clicked() {
            queue.send(close);
        }
    });
}

/// One of a few that can be on, and looks like a button also while it is off.
pub(crate) fn toggle(ui: &mut Ui, is_on: bool, words: &str) -> egui::Response {
    ui.add(Button::selectable(is_on, words).frame_when_inactive(true))
}

/// Shows words and links one after the other, in lines as in a text: links are as high as the words around them, not as
/// buttons.
pub(crate) fn flowing(ui: &mut Ui, gap: f32, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(content);
    });
}

/// The colours of the theme that is on.
pub(crate) fn palette(ui: &Ui) -> &'static Palette {
    Palette::of(ui.ctx().theme())
}
