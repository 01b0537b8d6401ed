//! What can be asked about the form of the board, other than changing the board.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::{Action, Command, FinderCommand, PickedCommand};
use crate::edit::{Field, ObjectEdit};

/// Something with the form of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormCommand {
    /// Show the board as text to change, or leave that.
    AsText,
    /// What stands in the text of the board.
    Text(String),
    /// What stands in the field for a new object.
    Object(String),
    /// The player whose the new object is.
    ObjectFor(usize),
    /// What stands in the field for a new event.
    Event(String),
    /// Go to a field.
    GoTo(Field),
    /// The field has the keyboard.
    HasKeyboard,
    /// Put an event back into its field, to be changed.
    ChangeEvent(usize),
    /// Leave the event as it was.
    LeaveEvent,
}

/// The keys of the form of the board, and of the list of everything that can be asked for.
pub(super) fn actions() -> Vec<Action> {
    let action = |label, help, modifiers, key, command| Action {
        label,
        help,
        keys: KeyboardShortcut::new(modifiers, key),
        command,
        yields_to_text: false,
    };
    let text = |action| Action { yields_to_text: true, ..action };
    let (none, ctrl) = (Modifiers::NONE, Modifiers::COMMAND);
    let shift = ctrl.plus(Modifiers::SHIFT);
    let form = |field| Command::Form(FormCommand::GoTo(field));
    let edit = |edit| Command::Picked(PickedCommand::Edit(edit));
    let find = Command::Finder(FinderCommand::Open);
    let (tap, all) = (Command::Picked(PickedCommand::Tap), Command::Picked(PickedCommand::All));
    let copy = Command::Picked(PickedCommand::Copy);
    vec![
        action("Find a command", "everything that can be asked for", ctrl, Key::K, find),
        action("Save", "save the board", ctrl, Key::S, Command::Save),
        action("Save as", "save it in another file", shift, Key::S, Command::SaveAs),
        text(action("Undo", "take the last change back", ctrl, Key::Z, Command::Undo)),
        text(action("Redo", "make it again", ctrl, Key::Y, Command::Redo)),
        action("Add an object", "type a card, or Bear 2/2", ctrl, Key::I, form(Field::Object)),
        action("Add an event", "type what happens", ctrl, Key::E, form(Field::Event)),
        text(action("Pick all", "every object of the board", ctrl, Key::A, all)),
        action("Duplicate", "what is picked once more", ctrl, Key::D, edit(ObjectEdit::Duplicate(1))),
        action("Copy objects", "what is picked, to paste it on a board", shift, Key::C, copy),
        action("Tap or untap", "what is picked", ctrl, Key::T, tap),
        text(action("Remove", "what is picked from the board", none, Key::Delete, edit(ObjectEdit::Remove))),
    ]
}
