//! Fields of forms: each has a name that a screen reader reads, and sends what was entered once it is finished.

pub(crate) mod line;
pub(crate) mod search;

use egui::emath::Numeric;
use egui::{Button, ComboBox, DragValue, Id, Pos2, Response, RichText, Stroke, Ui, Vec2};

use super::{palette, toggle};
use crate::presentation::label::capital;
use crate::theme::size;

/// A name in front of a field, in one line with it; above it where there is little room.
pub(crate) fn named(ui: &mut Ui, name: &str, field: impl FnOnce(&mut Ui) -> Response) -> Response {
    beside(ui, name, |ui, label| field(ui).labelled_by(label))
}

/// A name in front of whatever is shown then, which is told which label it has.
pub(crate) fn beside<R>(ui: &mut Ui, name: &str, shown: impl FnOnce(&mut Ui, Id) -> R) -> R {
    let words = RichText::new(name).small().color(palette(ui).weak);
    if ui.available_width() < size::BESIDE {
        return ui
            .vertical(|ui| {
                let label = ui.label(words);
                shown(ui, label.id)
            })
            .inner;
    }
    ui.horizontal(|ui| {
        let begins = ui.cursor().left() + size::LABEL.min(ui.available_width() * 0.3);
        let label = ui.label(words);
        // Fields below one another begin at the same place, whatever they are called.
        ui.add_space((begins - ui.cursor().left()).max(0.0));
        shown(ui, label.id)
    })
    .inner
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

/// So many letters of what is chosen are seen where there is little room.
const SEEN: usize = 18;

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
        let combo = combo.close_behavior(search::closing(options.len()));
        let sought: Id = ui.make_persistent_id(("search", name));
        let shown = combo.width(width).truncate().height(size::CHOICES).show_ui(ui, |ui| {
            let names: Vec<String> = options.iter().map(&words).collect();
            let marked = options.iter().position(|option| option == now);
            chosen = search::names(ui, sought, &names, marked).and_then(|at| options.get(at)).cloned();
        });
        if shown.inner.is_none() {
            search::forget(ui, sought);
        }
        // What is cut off is read where the pointer rests.
        let whole = capital(&words(now));
        if whole.chars().count() > SEEN { shown.response.on_hover_text(whole) } else { shown.response }
    });
    chosen.filter(|chosen| chosen != now)
}

/// Something that is so or not; the other when it is clicked.
pub(crate) fn check(ui: &mut Ui, name: &str, now: bool) -> Option<bool> {
    let mut is_so = now;
    ui.checkbox(&mut is_so, name).changed().then_some(is_so)
}

/// A button that can be on: it looks like a button also while it is off.
pub(crate) fn chip(ui: &mut Ui, name: &str, is_on: bool) -> bool {
    toggle(ui, is_on, &capital(name)).clicked()
}

/// A button among fields, as high as they are.
pub(crate) fn button(ui: &mut Ui, name: &str, help: &str) -> bool {
    let response = ui.add(Button::new(name));
    let response = if help.is_empty() { response } else { response.on_hover_text(help) };
    response.clicked()
}

/// A button that takes something away, with a bin on it: its name says what.
pub(crate) fn away(ui: &mut Ui, name: &str) -> bool {
    let response = ui.add(Button::new("").min_size(Vec2::splat(size::BUTTON_HEIGHT)));
    bin(ui, response.rect.center());
    response.accessible_name(name).on_hover_text(name).clicked()
}

/// A bin: a lid with its handle, and below it what it covers.
fn bin(ui: &Ui, middle: Pos2) {
    let stroke = Stroke::new(1.3, palette(ui).weak);
    let at = |x: f32, y: f32| middle + Vec2::new(x, y);
    let painter = ui.painter();
    painter.line_segment([at(-5.5, -3.5), at(5.5, -3.5)], stroke);
    painter.line(vec![at(-2.0, -3.5), at(-2.0, -5.5), at(2.0, -5.5), at(2.0, -3.5)], stroke);
    painter.line(vec![at(-4.2, -3.5), at(-3.4, 6.0), at(3.4, 6.0), at(4.2, -3.5)], stroke);
    for x in [-1.3, 1.3] {
        painter.line_segment([at(x, -1.0), at(x, 3.6)], stroke);
    }
}

/// What is wrong, below the field.
pub(crate) fn wrong(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(capital(words)).small().color(palette(ui).error_text));
}

/// What matters less.
pub(crate) fn weak(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).small().color(palette(ui).weak));
}
