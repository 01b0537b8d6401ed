//! The question before changes are lost.

use egui::{Modal, Ui};

use crate::command::{Command, FilesCommand, Queue};
use crate::state::State;

/// Asks, when something was asked for that would lose changes.
pub(crate) fn show(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let (Some(_), Some(board)) = (&state.leaving, &state.board) else { return };
    let others = state.editing.history.unsaved_elsewhere();
    let modal = Modal::new(ui.make_persistent_id("leaving")).show(ui.ctx(), |ui| {
        let mut answers = vec![
            ("Don't save", Command::Files(FilesCommand::Leave)),
            ("Stay with this board", Command::Files(FilesCommand::Stay)),
        ];
        if state.has_changes() {
            ui.heading(format!("Save the changes of \"{}\"?", board.file.title));
            let place = state.editing.path.as_ref().map(|path| path.display().to_string());
            ui.label(place.map_or_else(
                || "It is in no file yet.".to_owned(),
                |place| format!("What has changed since is not in {place} yet."),
            ));
            answers.insert(0, ("Save", Command::Files(FilesCommand::Save)));
        } else {
            ui.heading("Leave the timeline?");
        }
        if others > 0 {
            let boards = if others == 1 { "1 other board" } else { "Other boards" };
            ui.label(format!(
                "{boards} of the timeline will be gone: go there and save it, or put all on one board."
            ));
        }
        ui.horizontal(|ui| {
            for (words, command) in answers {
                if ui.button(words).clicked() {
                    queue.send(command);
                }
            }
        });
    });
    if modal.should_close() {
        queue.send(Command::Files(FilesCommand::Stay));
    }
}
