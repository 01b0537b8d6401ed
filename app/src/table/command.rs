//! What can be asked of the table.

use super::state::{Place, Shows};
use crate::board::Pick;

/// Something about the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableCommand {
    /// Open the panel, or close it when it can be seen.
    Toggle,
    /// Show the board as it was entered, or the moment that is looked at.
    Show(Shows),
    /// Pick the object of this id, and bring its form into view.
    Pick(String, Pick),
    /// Tap the object at this place of the board, or untap it.
    Tap(usize),
    /// So many counters more, or fewer, of the kind that such an object has usually, on the object at this place.
    Count(usize, i64),
    /// Take up the object at this place, to lay it elsewhere by keyboard.
    Lift(usize),
    /// Choose the next place for what was taken up.
    Choose(Toward),
    /// Lay what was taken up where it was chosen.
    Drop,
    /// Leave what was taken up where it was.
    Leave,
    /// Objects, by their places on the board, go to a place on the table.
    Put(Vec<usize>, Place),
}

/// Where the next place lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// Above.
    Up,
    /// Below.
    Down,
    /// On the left.
    Left,
    /// On the right.
    Right,
}
