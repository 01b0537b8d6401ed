//! The players: whose turn it is, names, life.

use egui::{Button, DragValue, Ui};

use super::super::{mark, palette};
use super::line;
use crate::command::{Command, Queue};
use crate::edit::{Edit, PlayerEdit};
use crate::open::Opened;
use crate::theme::size;

/// The button for another player goes with so many.
const MOST_PLAYERS: usize = 8;

/// Shows the players.
pub(super) fn show(ui: &mut Ui, opened: &Opened, queue: &mut Queue) {
    let board = &opened.file.board;
    let active = board.turn.active.as_ref();
    for (at, player) in board.players.iter().enumerate() {
        let is_active = active.map_or(at == 0, |active| *active == player.name);
        let mut edit = |edit| queue.send(Command::Edit(edit));
        ui.horizontal(|ui| {
            let response = mark::of_place(ui, palette(ui), at);
            response.on_hover_text("The mark of this player in the ruling");
            let turn = format!("It is {}'s turn", player.name);
            if ui.radio(is_active, "").on_hover_text(turn).clicked() {
                edit(Edit::Player(at, PlayerEdit::Active));
            }
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - size::NUMBER * 2.0).max(size::NUMBER));
                if let Some(name) = line::show(ui, ("player", at), "Name", &player.name) {
                    edit(Edit::Player(at, PlayerEdit::Name(name)));
                }
            });
            let mut life = player.life;
            let drag = DragValue::new(&mut life).suffix(" life");
            if ui.add(drag).on_hover_text("Life: drag, or click and type").changed() {
                edit(Edit::Player(at, PlayerEdit::Life(life)));
            }
            let leave = ui.add(Button::new("x").small()).on_hover_text(format!("{} leaves", player.name));
            if leave.clicked() {
                edit(Edit::Player(at, PlayerEdit::Remove));
            }
        });
    }
    if board.players.len() < MOST_PLAYERS && ui.add(Button::new("Add a player").small()).clicked() {
        queue.send(Command::Edit(Edit::AddPlayer));
    }
}
