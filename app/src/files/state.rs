//! The boards that come with the program, and files.

use std::path::PathBuf;

use saves::BoardFile;

/// The list of boards on the left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    /// Only boards whose name or group has this are listed.
    pub search: String,
    /// What stands in the path field.
    pub path: String,
    /// The full name of the bundled board that is open.
    pub open: Option<String>,
    /// Whether a file dialog is open.
    pub asking: bool,
}

/// A board file that was written, or why not.
#[derive(Debug)]
pub struct Saved {
    /// Where it is, or was to be.
    pub path: PathBuf,
    /// What was written.
    pub file: Box<BoardFile>,
    /// When it was, what to tell of it besides, such as that the disk has not confirmed it; or why it was not.
    pub done: Result<Option<String>, String>,
}
