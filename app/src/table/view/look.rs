//! What everything on the table is painted from.

use egui::{Id, Rect, Sense, Ui};

use crate::opened::Opened;
use crate::presentation::Presentation;
use crate::state::State;
use crate::table::layout::Laid;
use crate::table::scene::Scene;
use crate::theme::{Palette, size::table as size};

/// What one look at the table sees.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) scene: &'a Scene,
    pub(super) laid: &'a Laid,
    pub(super) opened: &'a Opened,
    pub(super) state: &'a State,
    /// The ruling, if it is of this board.
    pub(super) shown: Option<&'a Presentation>,
    pub(super) palette: &'a Palette,
    pub(super) id: Id,
}

impl Look<'_> {
    /// The id of something on the table; of the domain, so that it stays the same when others come and go.
    pub(super) fn id_of(&self, what: impl std::hash::Hash + std::fmt::Debug) -> Id {
        self.id.with(what)
    }

    /// The grounds of the battlefields, which scroll where rows need more room.
    pub(super) fn fields(&self, ui: &Ui) {
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
    pub(super) fn bar(&self, ui: &Ui, field: Rect, from: f32, part: f32) {
        let x = field.right() - size::BAR - 2.0;
        let top = field.top() + from * field.height();
        let bar = Rect::from_min_size(egui::pos2(x, top), egui::vec2(size::BAR, part * field.height()));
        ui.painter().rect_filled(bar, size::BAR / 2.0, self.palette.border);
    }

    /// Has the battlefield of a player scrolled so that this is in view.
    pub(super) fn reveal(&self, ui: &Ui, player: usize, rect: Rect) {
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
