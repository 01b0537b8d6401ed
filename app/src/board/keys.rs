//! The keys of the board.

use egui::{Key, Modifiers};

use super::{BoardCommand, Field, FormCommand, ObjectEdit, PickedCommand};
use crate::command::action::{Action, Chapter};
use crate::command::{Command, FilesCommand};

/// The keys of the board, also those that save it.
pub(crate) fn keys() -> Vec<Action> {
    let ctrl = |label, help, key, command| Action::ctrl(Chapter::Editing, label, help, key, command);
    let shift = |action: Action| action.with(Modifiers::COMMAND.plus(Modifiers::SHIFT));
    let form = |field| Command::Board(BoardCommand::Form(FormCommand::GoTo(field)));
    let picked = |command| Command::Board(BoardCommand::Picked(command));
    let remove = picked(PickedCommand::Edit(ObjectEdit::Remove));
    let duplicate = picked(PickedCommand::Edit(ObjectEdit::Duplicate(1)));
    vec![
        ctrl("Save", "save the board", Key::S, Command::Files(FilesCommand::Save)),
        shift(ctrl("Save as", "save it in another file", Key::S, Command::Files(FilesCommand::SaveAs))),
        ctrl("Undo", "take the last change back", Key::Z, Command::Board(BoardCommand::Undo)).yielding(),
        ctrl("Redo", "make it again", Key::Y, Command::Board(BoardCommand::Redo)).yielding(),
        ctrl("The line", "type what is there and what happens", Key::I, form(Field::Line)),
        ctrl("Add an event", "type in the line what happens", Key::E, form(Field::Line)),
        ctrl("Pick all", "every object of the board", Key::A, picked(PickedCommand::All)).yielding(),
        ctrl("Duplicate", "what is picked once more", Key::D, duplicate),
        shift(ctrl(
            "Copy objects",
            "what is picked, to paste it on a board",
            Key::C,
            picked(PickedCommand::Copy),
        )),
        ctrl("Tap or untap", "what is picked", Key::T, picked(PickedCommand::Tap)),
        Action::plain(Chapter::Editing, "Remove", "what is picked from the board", Key::Delete, remove),
    ]
}
