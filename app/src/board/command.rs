//! What can be asked about the board, its form, and the objects that are picked on it.

use super::edit::{Edit, ObjectEdit};
use super::state::Field;
use language::board::Zone;

/// A change of the board, back from one, or something with its form.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardCommand {
    /// Change the board.
    Edit(Edit),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Put the board back as it was when it was opened or saved last.
    Revert,
    /// Something with the form of the board.
    Form(FormCommand),
    /// Something with the objects that are picked.
    Picked(PickedCommand),
}

/// Something with the form of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormCommand {
    /// Show the board as text to change, or leave that.
    AsText,
    /// What stands in the text of the board.
    Text(String),
    /// What stands in the line.
    Line(String),
    /// The player whose the things in the line are.
    LineFor(usize),
    /// The way of going on with the line that is so many places below, or above, is chosen.
    Choose(isize),
    /// Go on with the line so: with the way at this place, or else the chosen one.
    Complete(Option<usize>),
    /// Put what the line says on the board.
    Enter,
    /// What stands in the field of the event that is changed.
    Event(String),
    /// Go to a field.
    GoTo(Field),
    /// The field has the keyboard.
    HasKeyboard,
    /// The object that was picked elsewhere is in view.
    Revealed,
    /// Put an event back into its field, to be changed.
    ChangeEvent(usize),
    /// Leave the event as it was.
    LeaveEvent,
}

/// Something with the objects that are picked.
#[derive(Clone, PartialEq, Debug)]
pub enum PickedCommand {
    /// Pick the object of this id.
    Pick(String, Pick),
    /// Pick every object.
    All,
    /// Pick none: each object that is picked is let go.
    None,
    /// Change each of them.
    Edit(ObjectEdit),
    /// Tap them all; when all are tapped, untap them.
    Tap,
    /// They go to the player at this place, into this zone.
    Move(usize, Zone),
    /// Copy them: the text of a board file without players.
    Copy,
}

/// How an object is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// It alone; the same again picks none.
    Only,
    /// It alone, also where it alone is picked already.
    Alone,
    /// Besides the others; the same again leaves it out.
    Toggle,
    /// With all that are listed from the one that was picked last.
    To,
}
