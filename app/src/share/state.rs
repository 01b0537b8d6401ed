//! A ruling that is on its way to a file.

use crate::export::Format;

/// A ruling that is to be written, and for which no place was chosen with a dialog: not every desktop has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplaced {
    /// The form in which it is to be written.
    pub format: Format,
    /// The path as it is typed.
    pub place: String,
}
