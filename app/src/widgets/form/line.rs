//! A line of text that counts once it is finished: with Enter, or when one goes elsewhere.

use egui::{AsIdSalt, Id, Key, TextEdit, Ui};

use super::wrong;

/// Shows a line; the new words once they are finished and others than before. What is being typed is kept by egui, as
/// the place of the cursor is.
pub(crate) fn show(ui: &mut Ui, name: impl AsIdSalt, hint: &str, words: &str) -> Option<String> {
    read(ui, name, hint, words, |typed| Ok(typed.to_owned()))
}

/// Shows a line that has to mean something; what it means once it is finished and the words are others than before.
/// While it means nothing the reason stands below it, and what was typed stays until it is mended or Escape is pressed.
pub(crate) fn read<T>(
    ui: &mut Ui,
    name: impl AsIdSalt,
    hint: &str,
    words: &str,
    meaning: impl FnOnce(&str) -> Result<T, String>,
) -> Option<T> {
    let id: Id = ui.make_persistent_id(name);
    let kept = ui.data_mut(|data| data.get_temp::<String>(id));
    let mut typed = kept.clone().unwrap_or_else(|| words.to_owned());
    let field = TextEdit::singleline(&mut typed).id(id).hint_text(hint).desired_width(ui.available_width());
    let response = ui.add(field).accessible_name(hint);
    let is_given_up = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    if typed == words || is_given_up {
        ui.data_mut(|data| data.remove::<String>(id));
        return None;
    }
    let finished = !response.has_focus();
    match meaning(&typed) {
        Ok(meant) if finished => {
            ui.data_mut(|data| data.remove::<String>(id));
            Some(meant)
        }
        Ok(_) => {
            ui.data_mut(|data| data.insert_temp(id, typed));
            None
        }
        Err(reason) => {
            ui.data_mut(|data| data.insert_temp(id, typed));
            wrong(ui, &reason);
            None
        }
    }
}
