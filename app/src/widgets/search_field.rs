//! A field to search in: the keys above and below choose among what was found, Enter opens it.

use egui::{Id, Key, Modifiers, Response, TextEdit, Ui};

/// What somebody did with the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typing {
    /// Other words stand in it.
    Words(String),
    /// The hit so many places below, or above, is chosen.
    Choose(isize),
    /// The chosen hit is opened; the field has given the keyboard back.
    Open,
    /// The field has got the keyboard that was wanted for it.
    HasKeyboard,
}

/// What the field shows.
pub(crate) struct Field<'a> {
    /// What tells it from other fields.
    pub(crate) name: &'static str,
    /// What stands in it while it is empty.
    pub(crate) hint: &'static str,
    /// What stands in it.
    pub(crate) words: &'a str,
    /// Whether something was found.
    pub(crate) has_hits: bool,
    /// Whether it is to get the keyboard.
    pub(crate) wants_keyboard: bool,
}

impl Field<'_> {
    /// Shows the field over the whole width, and what was done with it.
    pub(crate) fn show(&self, ui: &mut Ui) -> (Response, Vec<Typing>) {
        let id = ui.make_persistent_id(self.name);
        let mut done = if ui.memory(|memory| memory.has_focus(id)) { self.keys(ui, id) } else { Vec::new() };
        let mut words = self.words.to_owned();
        let field = TextEdit::singleline(&mut words).id(id).hint_text(self.hint).desired_width(f32::INFINITY);
        let response = ui.add(field);
        if self.wants_keyboard {
            response.request_focus();
            done.push(Typing::HasKeyboard);
        }
        if response.changed() {
            done.push(Typing::Words(words));
        }
        (response, done)
    }

    /// The keys that mean something else while somebody types.
    fn keys(&self, ui: &Ui, id: Id) -> Vec<Typing> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let mut done = Vec::new();
        if pressed(Key::ArrowDown) {
            done.push(Typing::Choose(1));
        }
        if pressed(Key::ArrowUp) {
            done.push(Typing::Choose(-1));
        }
        if self.has_hits && pressed(Key::Enter) {
            ui.memory_mut(|memory| memory.surrender_focus(id));
            done.push(Typing::Open);
        }
        done
    }
}
