//! What is known of an object: what it is on the board, and what its card says.

use egui::{RichText, Ui};

use super::palette;
use crate::presentation::Presentation;
use crate::presentation::reading::number;
use crate::state::State;
use crate::theme::{bold, size};
use language::board::{Object, Zone};
use rulebook::words::{Vocabulary, card};

/// Shows it in few lines.
pub(crate) fn object(ui: &mut Ui, state: &State, shown: &Presentation, object: &Object) {
    ui.set_max_width(size::KNOWN);
    let weak = |ui: &mut Ui, words: String| ui.label(RichText::new(words).color(palette(ui).weak));
    let name = &object.is.name;
    let is_other = !name.is_empty() && *name != object.id;
    let title = if is_other { format!("{} ({name})", object.id) } else { object.id.clone() };
    ui.label(RichText::new(title).family(bold()));
    weak(ui, card::line(&object.is));
    weak(ui, place(shown, object));
    if let Some(now) = now(state, shown, object) {
        ui.label(now);
    }
    for ability in card::abilities(&object.is) {
        ui.label(ability);
    }
    let printed = state.cards.stock.reference().and_then(|reference| reference.find(name));
    if let Some(printed) = printed {
        ui.separator();
        for face in &printed.faces {
            weak(ui, face.type_line.clone());
            for paragraph in face.text.lines() {
                ui.label(paragraph);
            }
        }
    }
}

/// What it is at the moment that is looked at, where that is not what stands above: "At moment 3: 4/4 Creature, green."
fn now(state: &State, shown: &Presentation, object: &Object) -> Option<String> {
    let at = state.moment();
    let look =
        shown.ruling.look(Some(at), *shown.ruling.objects_called(Some(at), &object.id).ok()?.first()?)?;
    let is_same = card::line(&look.is) == card::line(&object.is);
    (!is_same).then(|| format!("At moment {}: {}.", number(at), shown.words().look(&look)))
}

/// Where it is and whose: "Battlefield, controlled by Bob, tapped, 2 damage."
fn place(shown: &Presentation, object: &Object) -> String {
    let vocabulary = Vocabulary::new(shown.ruling.as_of());
    let first = shown.opened.board.players.first().map(|player| &player.name);
    let who = object.controller.as_ref().or(object.owner.as_ref()).or(first);
    let mut parts = vec![crate::presentation::label::capital(vocabulary.zone(object.zone))];
    if let Some(who) = who.filter(|_| matches!(object.zone, Zone::Battlefield | Zone::Stack)) {
        parts.push(format!("controlled by {who}"));
    }
    if object.tapped {
        parts.push("tapped".to_owned());
    }
    if object.damage > 0 {
        parts.push(format!("{} damage on it", object.damage));
    }
    for (kind, number) in &object.counters {
        parts.push(format!("{number} {} counters", rulebook::words::vocabulary::counter(kind)));
    }
    parts.join(", ") + "."
}
