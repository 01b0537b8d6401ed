//! What can be done to several objects at once.

use egui::{RichText, Ui};

use super::parts::{KINDS, ZONES, zone_name};
use crate::board::{BoardCommand, ObjectEdit, PickedCommand};
use crate::command::{Command, Queue};
use crate::presentation::label::capital;
use crate::theme::bold;
use crate::widgets::form::button;
use crate::widgets::palette;
use language::board::{Board, Counter};
use rulebook::words::vocabulary;

/// Shows it, for the objects at these places.
pub(crate) fn show(ui: &mut Ui, board: &Board, places: &[usize], queue: &mut Queue) {
    let mut ask = |command| queue.send(Command::Board(BoardCommand::Picked(command)));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(format!("{} picked", places.len())).family(bold()).color(palette(ui).accent));
        move_to(ui, board, &mut |player, zone| ask(PickedCommand::Move(player, zone)));
        if button(ui, "Tap or untap", "Taps them all; when all are tapped, untaps them") {
            ask(PickedCommand::Tap);
        }
        ui.menu_button("Counters", |ui| {
            for kind in KINDS {
                if ui.button(format!("One {} counter on each", vocabulary::counter(&kind))).clicked() {
                    ask(PickedCommand::Edit(ObjectEdit::Counters(kind, 1)));
                }
            }
            let none = |kind: Counter| PickedCommand::Edit(ObjectEdit::Counters(kind, 0));
            if ui.button("No +1/+1 counters").clicked() {
                ask(none(Counter::PlusOne));
            }
        });
        for (name, help, command) in [
            ("Duplicate", "Once more each: Ctrl+D", PickedCommand::Edit(ObjectEdit::Duplicate(1))),
            ("Five times more", "Five more of each", PickedCommand::Edit(ObjectEdit::Duplicate(5))),
            ("Copy", "As text: Ctrl+Shift+C; pasting it adds them to a board", PickedCommand::Copy),
            ("Remove", "Delete", PickedCommand::Edit(ObjectEdit::Remove)),
            ("Pick none", "Escape", PickedCommand::None),
        ] {
            if button(ui, name, help) {
                ask(command);
            }
        }
    });
}

/// The menu of the zones of every player.
pub(crate) fn move_to(ui: &mut Ui, board: &Board, go: &mut impl FnMut(usize, language::board::Zone)) {
    let menu = ui.menu_button("Move to", |ui| {
        for (at, player) in board.players.iter().enumerate() {
            ui.menu_button(&player.name, |ui| {
                for zone in ZONES {
                    if ui.button(capital(zone_name(zone))).clicked() {
                        go(at, zone);
                        ui.close();
                    }
                }
            });
        }
    });
    menu.response.on_hover_text("To a player and a zone; dragging does the same");
}
