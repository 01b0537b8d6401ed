//! What can be given to others.

use std::path::PathBuf;

use crate::export::{Format, Length};

/// What is enclosed with diagnostics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Enclosed {
    /// Nothing: what is on the board stays here.
    Nothing,
    /// The board, as its file says it.
    Board,
}

/// Giving a ruling or a board to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShareCommand {
    /// Copy the ruling in this form and length.
    CopyRuling(Format, Length),
    /// Write the ruling to a file in this form: asks where.
    WriteRuling(Format),
    /// The dialog was answered with a place for the ruling; nothing when it was closed.
    PaperChosen(Format, Option<PathBuf>),
    /// What stands in the field for a place, where the dialog gave none.
    PlaceField(String),
    /// Write the ruling that waits for a place to a file that is not there yet.
    WriteTo(PathBuf),
    /// Don't write it.
    LeaveIt,
    /// Copy the board as its file says it.
    CopyBoard,
    /// Copy the line that says the board.
    CopyLine,
    /// Copy the code of the board.
    CopyCode,
    /// Show the code of the board as a QR picture.
    ShowCode,
    /// Don't show it any more.
    HideCode,
    /// Copy what whoever mends the program needs to know.
    CopyDiagnostics(Enclosed),
}
