//! The table. Every card is painted by hand; only those that can be seen take the pointer and the keyboard.

mod arrows;
mod card;
mod head;
mod hold;
mod look;
mod menu;
mod paint;
mod rail;
mod stack;
mod surface;
mod tip;

use egui::{Rect, RichText, Ui, UiBuilder};

use look::Look;

use super::layout::lay_out;
use crate::command::Queue;
use crate::state::State;
use crate::theme::size::table as size;
use crate::widgets::palette;

/// Shows the table.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let whole = ui.available_rect_before_wrap();
    ui.painter().rect_filled(whole, 0, palette(ui).ground);
    let (Some(scene), Some(opened)) = (&state.table.scene, &state.board) else {
        nothing(ui, "No board is open: start a new one with Ctrl+N, or open an example.");
        return;
    };
    let (line, room) = whole.split_top_bottom_at_y(whole.top() + size::HEAD);
    let mut above =
        ui.new_child(UiBuilder::new().id_salt("head").max_rect(line.shrink2(egui::vec2(12.0, 2.0))));
    head::show(&mut above, state, scene, queue);
    ui.advance_cursor_after_rect(whole);
    let id = ui.make_persistent_id("table");
    let scrolled = ui.data(|data| data.get_temp::<Vec<f32>>(id)).unwrap_or_default();
    let laid = lay_out(scene, room, &scrolled);
    let look = Look {
        scene,
        laid: &laid,
        opened,
        state,
        shown: state.presentation().filter(|_| !state.is_outdated),
        palette: palette(ui),
        id,
    };
    ui.set_clip_rect(room.intersect(ui.clip_rect()));
    look.fields(ui);
    stack::show(ui, look, queue);
    rail::show(ui, look, queue);
    for heap in &laid.heaps {
        card::heap(ui, look, heap, queue);
    }
    rail::badges(ui, look, queue);
    arrows::show(ui, look);
    hold::show(ui, look, queue);
    if scene.pieces.is_empty() && scene.pending.is_empty() {
        empty(ui, room);
    }
}

fn nothing(ui: &mut Ui, words: &str) {
    ui.add_space(size::MARGIN);
    ui.horizontal_wrapped(|ui| {
        ui.add_space(size::MARGIN);
        ui.label(RichText::new(words).color(palette(ui).weak));
    });
}

/// What to do where nothing lies yet.
fn empty(ui: &mut Ui, room: Rect) {
    let middle =
        Rect::from_center_size(room.center() + egui::vec2(0.0, 46.0), egui::vec2(room.width() * 0.8, 60.0));
    let mut there = ui.new_child(UiBuilder::new().id_salt("empty").max_rect(middle));
    let words = "Type a card's name into the line: it comes to lie here.";
    there.vertical_centered(|ui| ui.label(RichText::new(words).color(palette(ui).weak)));
}
