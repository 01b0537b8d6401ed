//! The question before changes are lost.

use egui::{Modal, Ui};

use crate::command::{Command, Queue};
use crate::state::State;

/// Asks, when something was asked for that would lose changes.
pub(super) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let (Some(_), Some(board)) = (&state.leaving, &state.board) else { return };
    let modal = Modal::new(ui.make_persistent_id("leaving")).show(ui.ctx(), |ui| {
        ui.heading(format!("Save the changes of \"{}\"?", board.file.title));
        ui.label("They are in no file yet.");
        ui.horizontal(|ui| {
            for (words, command) in [
                ("Save", Command::Save),
                ("Don't save", Command::Leave),
                ("Stay with this board", Command::Stay),
            ] {
                if ui.button(words).clicked() {
                    queue.send(command);
                }
            }
        });
    });
    if modal.should_close() {
        queue.send(Command::Stay);
    }
}
