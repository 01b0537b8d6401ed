//! The menu of a card: what can be done to it.

use egui::{Response, Ui};

use super::look::Look;
use crate::board::view::parts::{KINDS, send};
use crate::board::view::picked::move_to;
use crate::board::{Edit, ObjectEdit, Pick};
use crate::command::Queue;
use crate::table::scene::Piece;
use crate::table::{Place, TableCommand};
use crate::widgets::form::check;
use language::board::{Counter, Object, Zone};
use rulebook::words::vocabulary;

/// Shows it at the pointer, after a right click.
pub(super) fn show(look: Look<'_>, response: &Response, piece: &Piece, place: usize, queue: &mut Queue) {
    let Some(object) = look.opened.file.board.objects.get(place) else { return };
    response.context_menu(|ui| {
        if object.zone == Zone::Battlefield && check(ui, "Tapped", object.tapped).is_some() {
            queue.send(TableCommand::Tap(place));
            ui.close();
        }
        for (kind, number) in &object.counters {
            some(ui, place, kind, *number, queue);
        }
        put(ui, object, place, queue);
        move_to(ui, &look.opened.file.board, &mut |player, zone| {
            queue.send(TableCommand::Put(vec![place], Place::Zone(player, zone)));
        });
        if object.zone == Zone::Battlefield {
            attach(ui, look, object, place, queue);
        }
        ui.separator();
        alike(ui, look, piece, queue);
        if ui.button("Duplicate").clicked() {
            send(queue, Edit::Object(place, ObjectEdit::Duplicate(1)));
            ui.close();
        }
        if ui.button("Remove").clicked() {
            send(queue, Edit::Object(place, ObjectEdit::Remove));
            ui.close();
        }
    });
}

/// The counters of a kind: one fewer, how many, one more.
fn some(ui: &mut Ui, place: usize, kind: &Counter, number: u64, queue: &mut Queue) {
    ui.horizontal(|ui| {
        let mut set =
            |number: u64| send(queue, Edit::Object(place, ObjectEdit::Counters(kind.clone(), number)));
        let name = vocabulary::counter(kind);
        if ui.button("-").on_hover_text(format!("One {name} counter fewer")).clicked() {
            set(number.saturating_sub(1));
        }
        if ui.button("+").on_hover_text(format!("One {name} counter more")).clicked() {
            set(number.saturating_add(1));
        }
        ui.label(format!("{name} ×{number}"));
    });
}

/// Counters of a kind that is not there yet.
fn put(ui: &mut Ui, object: &Object, place: usize, queue: &mut Queue) {
    ui.menu_button("Put a counter", |ui| {
        for kind in KINDS {
            let there =
                object.counters.iter().find(|(known, _)| *known == kind).map_or(0, |(_, number)| *number);
            if ui.button(vocabulary::counter(&kind)).clicked() {
                send(queue, Edit::Object(place, ObjectEdit::Counters(kind, there.saturating_add(1))));
                ui.close();
            }
        }
    });
}

/// What it could be attached to: any permanent, since the judge knows.
fn attach(ui: &mut Ui, look: Look<'_>, object: &Object, place: usize, queue: &mut Queue) {
    ui.menu_button("Attach to", |ui| {
        egui::ScrollArea::vertical().max_height(crate::theme::size::CHOICES).show(ui, |ui| {
            if object.attached_to.is_some() && ui.button("Nothing").clicked() {
                send(queue, Edit::Object(place, ObjectEdit::AttachedTo(None)));
                ui.close();
            }
            let others = look.opened.file.board.objects.iter().enumerate();
            for (at, other) in others.filter(|(at, other)| *at != place && other.zone == Zone::Battlefield) {
                if ui.button(&other.id).clicked() {
                    queue.send(TableCommand::Put(vec![place], Place::On(at)));
                    ui.close();
                }
            }
        });
    });
}

/// All that lie on one heap with it.
fn alike(ui: &mut Ui, look: Look<'_>, piece: &Piece, queue: &mut Queue) {
    let like: Vec<&Piece> = look.scene.pieces.iter().filter(|other| other.like == piece.like).collect();
    if like.len() > 1 && ui.button(format!("Pick all {}", like.len())).clicked() {
        let mut how = Pick::Alone;
        for one in like {
            queue.send(TableCommand::Pick(one.id.clone(), how));
            how = Pick::Toggle;
        }
        ui.close();
    }
}
