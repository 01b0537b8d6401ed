//! What the pointer tells: what a thing is, and at a moment why it is not offered.

use egui::{Response, RichText, Ui};
use language::board::Zone;
use rulebook::words::Sentence;

use super::look::Look;
use crate::table::scene::{Light, Piece, Pile, Shield, Side, Unread};
use crate::theme::{bold, size};
use crate::widgets::{palette, tooltip};

/// Tells of a card.
pub(super) fn of_piece(look: Look<'_>, response: Response, piece: &Piece) {
    response.on_hover_ui(|ui| {
        ui.set_max_width(size::KNOWN);
        light(ui, &piece.light);
        let object = look.opened.board.objects.iter().find(|object| object.id == piece.id);
        match (object, look.shown) {
            (Some(object), Some(shown)) if piece.place.is_some() => {
                tooltip::object(ui, look.state, shown, object);
            }
            (_, _) => {
                ui.label(RichText::new(&piece.name).family(bold()));
                ui.label(&piece.types);
            }
        }
        let unread = match piece.unread {
            Unread::No => return,
            Unread::Aside => "Some of its text is not read. The ruling does not depend on that.",
            Unread::Matters => "Its text is not read, and the ruling could depend on it.",
        };
        ui.label(RichText::new(unread).color(palette(ui).warning_text));
    });
}

/// First what the moment says of it.
fn light(ui: &mut Ui, light: &Light) {
    if let Some(offered) = light.offered {
        ui.label(RichText::new(format!("Offered: pick {}", offered.number)).family(bold()));
        return;
    }
    if light.why_not.is_empty() {
        return;
    }
    ui.label(RichText::new("Not offered").family(bold()));
    for sentence in &light.why_not {
        ui.label(with_rules(sentence));
    }
    ui.separator();
}

/// A sentence with the numbers of its rules behind it.
fn with_rules(sentence: &Sentence) -> String {
    let mut numbers: Vec<String> = sentence.rules.iter().map(|rule| rule.short()).collect();
    numbers.dedup();
    format!("{} {}", sentence.text, numbers.join(" "))
}

/// Tells of a player what has no room on the table.
pub(super) fn of_player(response: Response, side: &Side) {
    if side.counters.is_empty() && side.life_before.is_none() {
        return;
    }
    response.on_hover_ui(|ui| {
        ui.label(RichText::new(&side.name).family(bold()));
        if let Some(before) = side.life_before {
            ui.label(format!("{before} life as entered, {} now", side.life));
        }
        for counter in &side.counters {
            ui.label(counter);
        }
    });
}

/// Tells what is in a pile.
pub(super) fn of_pile(look: Look<'_>, response: Response, side: &Side, pile: &Pile) -> Response {
    response.on_hover_ui(|ui| {
        let name = format!("{}'s {}: {}", side.name, pile_name(pile.zone), pile.count);
        ui.label(RichText::new(name).family(bold()));
        for piece in pile.pieces.iter().take(MOST).filter_map(|at| look.scene.pieces.get(*at)) {
            ui.label(&piece.name);
            light(ui, &piece.light);
        }
        if pile.pieces.is_empty() && pile.count > 0 {
            ui.label(RichText::new("Nothing is known of these cards.").color(palette(ui).weak));
        } else if pile.pieces.len() > MOST {
            let more = format!("and {} more", pile.pieces.len() - MOST);
            ui.label(RichText::new(more).color(palette(ui).weak));
        }
    })
}

/// So many cards of a pile are named; a click lists all.
const MOST: usize = 8;

/// Tells of an effect that has left its source.
pub(super) fn of_shield(look: Look<'_>, response: Response, shield: &Shield) {
    response.on_hover_ui(|ui| {
        ui.set_max_width(size::KNOWN);
        light(ui, &shield.light);
        ui.label(RichText::new(&shield.words).family(bold()));
        if let Some(piece) = shield.guards.and_then(|at| look.scene.pieces.get(at)) {
            ui.label(format!("It guards {}.", piece.name));
        }
    });
}

/// What a zone is called below the number of its cards.
pub(super) const fn pile_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Hand => "hand",
        Zone::Library => "library",
        Zone::Exile => "exile",
        Zone::Stack => "stack",
        Zone::Command => "command",
        Zone::Outside => "outside",
    }
}
