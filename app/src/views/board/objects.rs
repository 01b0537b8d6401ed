//! The objects on the board, and the line that adds one.

use egui::{Button, CollapsingHeader, ComboBox, DragValue, Key, RichText, TextEdit, Ui};
use engine::board::{Board, Counter, Object, Zone};
use rulebook::words::{Vocabulary, Voice, vocabulary};

use super::super::palette;
use super::line;
use crate::command::{CardsCommand, Command, Queue};
use crate::edit::{Edit, ObjectEdit};
use crate::label::capital;
use crate::open::Opened;
use crate::state::State;
use crate::theme::size;

/// Every zone, in the order in which they are offered.
const ZONES: [Zone; 7] =
    [Zone::Battlefield, Zone::Stack, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library, Zone::Command];

/// The kinds of counters that are offered.
const KINDS: [Counter; 7] = [
    Counter::PlusOne,
    Counter::MinusOne,
    Counter::Loyalty,
    Counter::Defense,
    Counter::Stun,
    Counter::Shield,
    Counter::Finality,
];

/// Shows the objects.
pub(super) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let board = &opened.file.board;
    for (at, object) in board.objects.iter().enumerate() {
        let header = CollapsingHeader::new(summary(board, object)).id_salt(("object", at));
        header.show(ui, |ui| details(ui, state, opened, at, queue));
    }
    add(ui, state, board, queue);
}

/// "Bear (Bob, graveyard)".
fn summary(board: &Board, object: &Object) -> String {
    let owner = object.owner.as_ref().or(board.players.first().map(|player| &player.name));
    let who = object.controller.as_ref().or(owner).map_or("", String::as_str);
    let elsewhere = Some(object.zone).filter(|zone| *zone != Zone::Battlefield);
    let zone = elsewhere.map(|zone| format!(", {}", zone_name(zone))).unwrap_or_default();
    let times = if object.count > 1 { format!(" ×{}", object.count) } else { String::new() };
    format!("{}{times} ({who}{zone})", object.id)
}

const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Hand => "hand",
        Zone::Library => "library",
        Zone::Exile => "exile",
        Zone::Stack => "stack",
        Zone::Command => "command zone",
        Zone::Outside => "out of the game",
    }
}

fn send(queue: &mut Queue, edit: Edit) {
    queue.send(Command::Edit(edit));
}

fn details(ui: &mut Ui, state: &State, opened: &Opened, at: usize, queue: &mut Queue) {
    let board = &opened.file.board;
    let Some(object) = board.objects.get(at) else { return };
    if let Some(name) = line::show(ui, ("object name", at), "Name on this board", &object.id) {
        send(queue, Edit::Object(at, ObjectEdit::Name(name)));
    }
    ui.horizontal_wrapped(|ui| {
        let combo = ComboBox::from_id_salt(("zone", at)).selected_text(capital(zone_name(object.zone)));
        let combo = combo.show_ui(ui, |ui| {
            for zone in ZONES {
                if ui.selectable_label(zone == object.zone, capital(zone_name(zone))).clicked() {
                    send(queue, Edit::Object(at, ObjectEdit::Zone(zone)));
                }
            }
        });
        combo.response.on_hover_text("Where it is");
        whose(ui, board, at, queue);
    });
    status(ui, at, object, queue);
    abilities(ui, state, opened, at);
    ui.horizontal_wrapped(|ui| {
        if ui.add(Button::new("Duplicate").small()).clicked() {
            send(queue, Edit::Object(at, ObjectEdit::Duplicate));
        }
        if ui.add(Button::new("Remove").small()).clicked() {
            send(queue, Edit::Object(at, ObjectEdit::Remove));
        }
        if let Some(card) = &object.card
            && ui.add(Button::new("Card").small()).on_hover_text("What is known of this card").clicked()
        {
            queue.send(Command::Cards(CardsCommand::Open(card.clone())));
        }
    });
}

/// Who owns and who controls it.
fn whose(ui: &mut Ui, board: &Board, at: usize, queue: &mut Queue) {
    let object = &board.objects[at];
    let first = board.players.first().map(|player| &player.name);
    let owner = object.owner.as_ref().or(first);
    let controller = object.controller.as_ref().or(owner);
    let kinds = [("owner", owner), ("controller", controller)];
    for (kind, now) in kinds {
        let text = format!("{}: {}", capital(kind), now.map_or("", String::as_str));
        let combo = ComboBox::from_id_salt((kind, at)).selected_text(text).show_ui(ui, |ui| {
            for (place, player) in board.players.iter().enumerate() {
                if ui.selectable_label(now == Some(&player.name), &player.name).clicked() {
                    let edit = if kind == "owner" {
                        ObjectEdit::Owner(place)
                    } else {
                        ObjectEdit::Controller(place)
                    };
                    send(queue, Edit::Object(at, edit));
                }
            }
        });
        combo.response.on_hover_text(format!("Its {kind}"));
    }
}

/// Tapped, damage, counters.
fn status(ui: &mut Ui, at: usize, object: &Object, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        let mut tapped = object.tapped;
        if ui.checkbox(&mut tapped, "Tapped").changed() {
            send(queue, Edit::Object(at, ObjectEdit::Tapped(tapped)));
        }
        let mut damage = object.damage;
        let drag = DragValue::new(&mut damage).suffix(" damage");
        if ui.add(drag).on_hover_text("Damage marked on it").changed() {
            send(queue, Edit::Object(at, ObjectEdit::Damage(damage)));
        }
        for (kind, number) in &object.counters {
            let mut number = *number;
            let name = vocabulary::counter(kind);
            let drag = DragValue::new(&mut number).suffix(format!(" {name}"));
            if ui.add(drag).on_hover_text(format!("{name} counters; 0 removes them")).changed() {
                send(queue, Edit::Object(at, ObjectEdit::Counters(kind.clone(), number)));
            }
        }
        ui.menu_button("Counters", |ui| {
            for kind in KINDS {
                if ui.button(vocabulary::counter(&kind)).clicked() {
                    let now = object.counters.iter().find(|(known, _)| *known == kind).map_or(0, |(_, n)| *n);
                    send(queue, Edit::Object(at, ObjectEdit::Counters(kind, now.saturating_add(1))));
                }
            }
        });
    });
}

/// What it does, in our words.
fn abilities(ui: &mut Ui, state: &State, opened: &Opened, at: usize) {
    let Some(object) = opened.board.objects.get(at) else { return };
    let voice = Voice::of(Vocabulary::new(state.rules_date()), None, Some(&object.id));
    for ability in &object.is.abilities {
        ui.label(RichText::new(capital(&voice.ability(ability))).small().color(palette(ui).weak));
    }
}

/// The line that adds an object, with names of the collection that fit.
fn add(ui: &mut Ui, state: &State, board: &Board, queue: &mut Queue) {
    let editing = &state.editing;
    let player = editing.player.min(board.players.len().saturating_sub(1));
    let mut words = editing.object.clone();
    let hint = "Add a card, or Bear 2/2; then Enter";
    // Its id is its own, so that it keeps the keyboard when an object appears above it.
    let id = ui.make_persistent_id("new object");
    let field = TextEdit::singleline(&mut words).id(id).hint_text(hint).desired_width(f32::INFINITY);
    let response = ui.add(field);
    if response.changed() {
        queue.send(Command::ObjectField(words.clone()));
    }
    let is_done = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if is_done && !words.trim().is_empty() {
        send(queue, Edit::AddObject(player, words.clone()));
        response.request_focus();
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("for").small().color(palette(ui).weak));
        for (at, one) in board.players.iter().enumerate() {
            if ui.selectable_label(at == player, &one.name).clicked() {
                queue.send(Command::ObjectFor(at));
            }
        }
    });
    if words.trim().is_empty() {
        return;
    }
    let found = crate::collection::cards().map(|cards| cards.search(&words)).unwrap_or_default();
    for card in found.into_iter().take(size::SUGGESTIONS) {
        let name = &card.is.name;
        if ui.add(Button::new(name).small()).on_hover_text("Put this card on the board").clicked() {
            send(queue, Edit::AddObject(player, name.clone()));
        }
    }
}
