//! What an object is: besides what its card says, or all of it when it has none.

use egui::Ui;

use super::parts::{ItemField, listed, send, wrong_in};
use crate::board::{Characteristic, Edit, ObjectEdit};
use crate::command::Queue;
use crate::effect::choices::{SUPERTYPES, TYPES};
use crate::opened::Opened;
use crate::widgets::form::{beside, check, chip, line, number, weak};
use language::board::{CardType, Characteristics, Color};
use rulebook::words::vocabulary::{card_type, color, supertype};

/// Shows the characteristics of the object at a place.
pub(crate) fn show(ui: &mut Ui, opened: &Opened, at: usize, queue: &mut Queue) {
    let Some(object) = opened.file.board.objects.get(at) else { return };
    let mut edit = |one| send(queue, Edit::Object(at, ObjectEdit::Characteristic(one)));
    if let Some(card) = &object.card {
        let printed = opened.board.objects.get(at).map(|object| in_words(&object.is)).unwrap_or_default();
        weak(ui, &format!("With its card, {card}: {printed}. What is entered here is laid over that."));
    }
    let is = &object.is;
    let name = beside(ui, "Name", |ui, _| {
        ui.vertical(|ui| line::show(ui, "name", "If it is another one", &is.name)).inner
    });
    if let Some(name) = name {
        edit(Characteristic::Name(name));
    }
    ui.horizontal_wrapped(|ui| {
        for one in TYPES {
            let has = is.types.contains(&one);
            if chip(ui, card_type(one), has) {
                edit(Characteristic::Type(one, !has));
            }
        }
        for one in SUPERTYPES {
            let has = is.supertypes.contains(&one);
            if chip(ui, supertype(one), has) {
                edit(Characteristic::Supertype(one, !has));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for one in Color::ALL {
            let has = is.colors.contains(&one);
            if chip(ui, color(one), has) {
                edit(Characteristic::Color(one, !has));
            }
        }
    });
    let read = |words: &str| Ok(listed(words));
    let now = is.subtypes.join(", ");
    let subtypes = beside(ui, "Subtypes", |ui, _| {
        ui.vertical(|ui| line::read(ui, "subtypes", "Dog, Cleric", &now, read)).inner
    });
    if let Some(subtypes) = subtypes {
        edit(Characteristic::Subtypes(subtypes));
    }
    numbers(ui, is, &mut edit);
    if let Some(blank) = check(ui, "Nothing more: it has no text that is unread", is.blank) {
        edit(Characteristic::Blank(blank));
    }
    wrong_in(ui, opened, ItemField { list: "objects", at, field: "is" });
}

fn numbers(ui: &mut Ui, is: &Characteristics, edit: &mut impl FnMut(Characteristic)) {
    let text = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let read = |words: &str| match words.trim() {
        "" => Ok(None),
        words => words.parse::<i64>().map(Some).map_err(|_| format!("`{words}` is no whole number")),
    };
    let power = beside(ui, "Power", |ui, _| {
        ui.vertical(|ui| line::read(ui, "power", "Power", &text(is.power), read)).inner
    });
    if let Some(power) = power {
        edit(Characteristic::Power(power));
    }
    let now = text(is.toughness);
    let toughness = beside(ui, "Toughness", |ui, _| {
        ui.vertical(|ui| line::read(ui, "toughness", "Toughness", &now, read)).inner
    });
    if let Some(toughness) = toughness {
        edit(Characteristic::Toughness(toughness));
    }
    ui.horizontal_wrapped(|ui| {
        if let Some(value) = number(ui, "Mana value", "mana value", is.mana_value) {
            edit(Characteristic::ManaValue(value));
        }
        if is.types.contains(&CardType::Planeswalker)
            && let Some(loyalty) =
                number(ui, "Loyalty that it enters with", "loyalty", is.loyalty.unwrap_or(0))
        {
            edit(Characteristic::Loyalty(Some(loyalty).filter(|loyalty| *loyalty > 0)));
        }
    });
}

/// "White legendary creature, 2/2".
fn in_words(is: &Characteristics) -> String {
    let colors = is.colors.iter().map(|one| color(*one));
    let types = is.types.iter().map(|one| card_type(*one));
    let words: Vec<&str> =
        colors.chain(is.supertypes.iter().map(|one| supertype(*one))).chain(types).collect();
    let size = is.power.zip(is.toughness).map(|(power, toughness)| format!(", {power}/{toughness}"));
    format!("{}{}", words.join(" "), size.unwrap_or_default())
}
