//! Where the cursor stands in a field.

use egui::{Id, TextEdit, Ui};

/// Puts the cursor behind the last letter.
pub(crate) fn to_the_end(ui: &Ui, id: Id, words: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let end = egui::text::CCursor::new(words.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ui.ctx(), id);
}
