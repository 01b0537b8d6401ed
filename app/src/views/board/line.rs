//! A line of text that counts once it is finished: with Enter, or when one goes elsewhere.

use egui::{AsIdSalt, Id, TextEdit, Ui};

/// Shows a line; the new words once they are finished and others than before. What is being typed is kept by egui, as
/// the place of the cursor is.
pub(super) fn show(ui: &mut Ui, name: impl AsIdSalt, hint: &str, words: &str) -> Option<String> {
    let id: Id = ui.make_persistent_id(name);
    let kept = ui.data_mut(|data| data.get_temp::<String>(id));
    let mut typed = kept.unwrap_or_else(|| words.to_owned());
    let field = TextEdit::singleline(&mut typed).id(id).hint_text(hint).desired_width(ui.available_width());
    let response = ui.add(field);
    if response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, typed));
        return None;
    }
    ui.data_mut(|data| data.remove::<String>(id));
    (response.lost_focus() && typed != words).then_some(typed)
}
