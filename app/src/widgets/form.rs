//! Fields of forms: each has a name that a screen reader reads, and sends what was entered once it is finished.

pub(crate) mod line;

use egui::emath::Numeric;
use egui::{Button, ComboBox, DragValue, Id, Response, RichText, TextWrapMode, Ui};

use super::palette;
use crate::presentation::label::capital;
use crate::theme::size;

/// A name in front of a field, in one line with it; above it where there is little room.
pub(crate) fn named(ui: &mut Ui, name: &str, field: impl FnOnce(&mut Ui) -> Response) -> Response {
    let both = |ui: &mut Ui| {
        let label = ui.label(RichText::new(name).small().color(palette(ui).weak));
        field(ui).labelled_by(label.id)
    };
    if ui.available_width() < size::BESIDE { ui.vertical(both).inner } else { ui.horizontal(both).inner }
}

/// A number with its unit behind it; another number once it is entered. While it is dragged or typed nothing is sent,
/// so that it is taken back as one change. `name` says what it is, and tells it from other fields.
pub(crate) fn number<N: Numeric + Send + Sync>(ui: &mut Ui, name: &str, unit: &str, now: N) -> Option<N> {
    let id: Id = ui.make_persistent_id(("number", name));
    let mut value = ui.data_mut(|data| data.get_temp::<N>(id)).unwrap_or(now);
    let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
    let response = ui.add(DragValue::new(&mut value).suffix(unit).speed(0.1));
    let help = format!("{name}: drag, or click and type");
    let response = response.accessible_name(name).on_hover_text(help);
    if response.dragged() || response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, value));
        return None;
    }
    ui.data_mut(|data| data.remove::<N>(id));
    (value != now).then_some(value)
}

/// One of several; another one when it is chosen. `name` stands in front, and tells it from other fields.
pub(crate) fn choice<T: PartialEq + Clone>(
    ui: &mut Ui,
    name: &str,
    now: &T,
    options: &[T],
    words: impl Fn(&T) -> String,
) -> Option<T> {
    let mut chosen = None;
    named(ui, name, |ui| {
        let combo = ComboBox::from_id_salt(("choice", name)).selected_text(capital(&words(now)));
        let width = (ui.available_width() - size::BUTTON_HEIGHT).clamp(size::NUMBER, size::CHOICE);
        let shown = combo.width(width).truncate().height(size::CHOICES).show_ui(ui, |ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
            for option in options {
                if ui.selectable_label(option == now, capital(&words(option))).clicked() {
                    chosen = Some(option.clone());
                }
            }
        });
        shown.response
    });
    chosen.filter(|chosen| chosen != now)
}

/// Something that is so or not; the other when it is clicked.
pub(crate) fn check(ui: &mut Ui, name: &str, now: bool) -> Option<bool> {
    let mut is_so = now;
    ui.checkbox(&mut is_so, name).changed().then_some(is_so)
}

/// A small button that can be on.
pub(crate) fn chip(ui: &mut Ui, name: &str, is_on: bool) -> bool {
    ui.add(Button::selectable(is_on, capital(name)).small()).clicked()
}

/// A small button.
pub(crate) fn small(ui: &mut Ui, name: &str, help: &str) -> bool {
    let response = ui.add(Button::new(name).small());
    let response = if help.is_empty() { response } else { response.on_hover_text(help) };
    response.clicked()
}

/// A small button that takes something away: its name says what.
pub(crate) fn away(ui: &mut Ui, name: &str) -> bool {
    let response = ui.add(Button::new("x").small());
    response.accessible_name(name).on_hover_text(name).clicked()
}

/// What is wrong, below the field.
pub(crate) fn wrong(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(capital(words)).small().color(palette(ui).error_text));
}

/// What matters less.
pub(crate) fn weak(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).small().color(palette(ui).weak));
}
