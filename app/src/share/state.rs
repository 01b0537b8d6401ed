//! A ruling that is on its way to a file, and a board that is shown as a picture.

use crate::export::{Format, Qr};

/// A ruling that is to be written, and for which no place was chosen with a dialog: not every desktop has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplaced {
    /// The form in which it is to be written.
    pub format: Format,
    /// The path as it is typed.
    pub place: String,
}

/// The code of a board, as it is shown to be read from the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The QR picture of it.
    pub qr: Qr,
}
