//! An object of which only the name is known: the cards that it could be, or that it has no text.

use egui::{RichText, Ui};

use super::parts::send;
use crate::board::{Characteristic, Edit, ObjectEdit};
use crate::bundled_cards::cards;
use crate::command::Queue;
use crate::widgets::form::button;
use crate::widgets::palette;
use engine::cards::nearest_name;
use language::board::Object;

/// At most so many cards are named.
const MOST: usize = 3;

/// Whether nothing is said of an object but a name, so that the ruling may depend on what it does.
pub(crate) fn is_unread(object: &Object) -> bool {
    object.card.is_none() && object.is.is_only_a_name()
}

/// Asks what an object is of which only the name is known.
pub(crate) fn show(ui: &mut Ui, at: usize, object: &Object, queue: &mut Queue) {
    if !is_unread(object) {
        return;
    }
    let name = if object.is.name.is_empty() { &object.id } else { &object.is.name };
    let words =
        "Only its name is known, so what it does is unread. Name its card, or say below what it is and does.";
    ui.label(RichText::new(words).color(palette(ui).warning_text));
    ui.horizontal_wrapped(|ui| {
        for card in could_be(name) {
            if button(ui, &format!("It is {card}"), "It is this card") {
                send(queue, Edit::Object(at, ObjectEdit::Card(card)));
            }
        }
        if button(ui, "It has no text", "Nothing that it says matters: it is blank") {
            send(queue, Edit::Object(at, ObjectEdit::Characteristic(Characteristic::Blank(true))));
        }
    });
}

/// The cards whose names are like this one, the most similar one first.
fn could_be(name: &str) -> Vec<String> {
    let Ok(cards) = cards() else { return Vec::new() };
    let found = cards.search(name, MOST);
    if found.is_empty() { nearest_name(name, cards).into_iter().collect() } else { found }
}
