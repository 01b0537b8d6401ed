//! What can be asked about the objects that are picked on the form of the board.

use crate::edit::ObjectEdit;
use language::board::Zone;

/// Something with the objects that are picked.
#[derive(Clone, PartialEq, Debug)]
pub enum PickedCommand {
    /// Pick the object of this id.
    Pick(String, Pick),
    /// Pick every object.
    All,
    /// Pick none.
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
    /// Besides the others; the same again leaves it out.
    Toggle,
    /// With all that are listed from the one that was picked last.
    To,
}
