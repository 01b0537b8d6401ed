//! Long lists to choose from, searched in by a few letters.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Align2, Id, Key, PopupCloseBehavior, RichText, ScrollArea, TextEdit, TextWrapMode, Ui};

use crate::presentation::label::capital;
use crate::theme::size;
use crate::widgets::palette;

/// A list of more names is searched in.
const SEARCHED: usize = 12;

/// Whether a list of so many names is searched in.
pub(crate) const fn is_long(names: usize) -> bool {
    names > SEARCHED
}

/// How what such a list stands in is closed: a click into the field to search in is no choice.
pub(crate) const fn closing(names: usize) -> PopupCloseBehavior {
    if is_long(names) { PopupCloseBehavior::CloseOnClickOutside } else { PopupCloseBehavior::CloseOnClick }
}

/// What is looked for in a long list.
#[derive(Default)]
struct Sought {
    words: Vec<String>,
    /// Whether the first of what is found is taken: with Enter.
    takes_first: bool,
}

impl Sought {
    /// Whether all the words are in a name, in any order.
    fn is_in(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.words.iter().all(|word| name.contains(word))
    }

    /// Whether a name begins so: such names come first.
    fn begins(&self, name: &str) -> bool {
        self.words.first().is_some_and(|word| name.to_lowercase().starts_with(word))
    }
}

/// Shows names to choose from, one of them marked; the place of the one that is chosen. Above a long list stands a
/// field: what is typed there is looked for in the names, and Enter takes the first that is found.
pub(crate) fn names(ui: &mut Ui, id: Id, names: &[String], marked: Option<usize>) -> Option<usize> {
    let sought = if is_long(names.len()) { sought(ui, id) } else { Sought::default() };
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    let mut found: Vec<usize> = (0..names.len()).filter(|at| sought.is_in(&names[*at])).collect();
    found.sort_by_key(|at| !sought.begins(&names[*at]));
    if found.is_empty() {
        ui.label(RichText::new("Nothing is called so.").small().color(palette(ui).weak));
    }
    let mut chosen = found.first().copied().filter(|_| sought.takes_first);
    for at in found {
        if ui.selectable_label(marked == Some(at), capital(&names[at])).clicked() {
            chosen = Some(at);
        }
    }
    if chosen.is_some() {
        ui.close();
    }
    chosen
}

/// Nothing is looked for any more: what the list stands in is closed.
pub(crate) fn forget(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.remove::<Typed>(id));
}

/// A button that opens names to choose from; the place of the one that is chosen.
pub(crate) fn menu(ui: &mut Ui, title: &str, list: impl FnOnce() -> Vec<String>) -> Option<usize> {
    let id: Id = ui.make_persistent_id(("searched menu", title));
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (_, shown) = MenuButton::new(title).config(config).ui(ui, |ui| {
        let area = ScrollArea::vertical().max_height(size::CHOICES);
        area.show(ui, |ui| names(ui, id, &list(), None)).inner
    });
    if shown.is_none() {
        forget(ui, id);
    }
    shown.and_then(|shown| shown.inner)
}

/// What stands in the field above a long list, while that is open.
#[derive(Clone, Default)]
struct Typed {
    words: String,
    /// Whether it has got the keyboard: it is asked for until then.
    has_keyboard: bool,
}

/// The field above a long list; it gets the keyboard when the list is opened.
fn sought(ui: &mut Ui, id: Id) -> Sought {
    let field = id.with("field");
    let mut typed = ui.data_mut(|data| data.get_temp::<Typed>(id)).unwrap_or_default();
    typed.has_keyboard |= ui.memory(|memory| memory.has_focus(field));
    let edit =
        TextEdit::singleline(&mut typed.words).id(field).hint_text("Search").align(Align2::LEFT_CENTER);
    let response = ui.add(edit.desired_width(size::CHOICE));
    if !typed.has_keyboard {
        response.request_focus();
    }
    let words: Vec<String> = typed.words.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    ui.data_mut(|data| data.insert_temp(id, typed));
    Sought { takes_first: enter && !words.is_empty(), words }
}
