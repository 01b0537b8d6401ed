//! The table. Every card is painted by hand; only those that can be seen take the pointer and the keyboard.

mod arrows;
mod card;
mod head;
mod hold;
mod menu;
mod paint;
mod rail;
mod stack;
mod tip;

use egui::{Id, Rect, RichText, Sense, Ui, UiBuilder};

use super::layout::{Laid, lay_out};
use super::scene::Scene;
use crate::command::Queue;
use crate::opened::Opened;
use crate::presentation::Presentation;
use crate::state::State;
use crate::theme::{Palette, size::table as size};
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

/// What one look at the table sees.
#[derive(Clone, Copy)]
struct Look<'a> {
    scene: &'a Scene,
    laid: &'a Laid,
    opened: &'a Opened,
    state: &'a State,
    /// The ruling, if it is of this board.
    shown: Option<&'a Presentation>,
    palette: &'a Palette,
    id: Id,
}

impl Look<'_> {
    /// The id of something on the table; of the domain, so that it stays the same when others come and go.
    fn id_of(&self, what: impl std::hash::Hash + std::fmt::Debug) -> Id {
        self.id.with(what)
    }

    /// The grounds of the battlefields, which scroll where rows need more room.
    fn fields(&self, ui: &Ui) {
        let mut scrolled: Vec<f32> = self.laid.fields.iter().map(|field| field.scrolled).collect();
        for (player, field) in self.laid.fields.iter().enumerate() {
            let response = ui.interact(field.rect, self.id_of(("field", player)), Sense::hover());
            if field.most() <= 0.0 {
                continue;
            }
            if response.contains_pointer() {
                let turned = ui.input(|input| input.smooth_scroll_delta().y);
                let turned = if field.is_above { turned } else { -turned };
                scrolled[player] = (field.scrolled + turned).clamp(0.0, field.most());
            }
            let from = if field.is_above { field.most() - field.scrolled } else { field.scrolled };
            self.bar(ui, field.rect, from / field.height, field.rect.height() / field.height);
        }
        ui.data_mut(|data| data.insert_temp(self.id, scrolled));
    }

    /// Says how much of the rows is in view.
    fn bar(&self, ui: &Ui, field: Rect, from: f32, part: f32) {
        let x = field.right() - size::BAR - 2.0;
        let top = field.top() + from * field.height();
        let bar = Rect::from_min_size(egui::pos2(x, top), egui::vec2(size::BAR, part * field.height()));
        ui.painter().rect_filled(bar, size::BAR / 2.0, self.palette.border);
    }

    /// Has the battlefield of a player scrolled so that this is in view.
    fn reveal(&self, ui: &Ui, player: usize, rect: Rect) {
        let Some(field) = self.laid.fields.get(player) else { return };
        let above = (field.rect.top() - rect.top() + size::GAP).max(0.0);
        let below = (rect.bottom() - field.rect.bottom() + size::GAP).max(0.0);
        if field.most() > 0.0 && above + below > 0.0 {
            let by = if field.is_above { above - below } else { below - above };
            let to = (field.scrolled + by).clamp(0.0, field.most());
            let mut scrolled = ui.data(|data| data.get_temp::<Vec<f32>>(self.id)).unwrap_or_default();
            if let Some(place) = scrolled.get_mut(player) {
                *place = to;
            }
            ui.data_mut(|data| data.insert_temp(self.id, scrolled));
            ui.ctx().request_repaint();
        }
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
