//! Writing a board file. What was on disk survives any crash: see [`disk`].

mod layout;

use std::path::{Path, PathBuf};

use disk::PutError;
use serde::Serialize;

use crate::code;
use crate::envelope::BoardFile;
use crate::read::{self, DEEPEST};

/// Why a board file was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// It can't be said in the format.
    #[error("the board can't be written: {0}")]
    Unwritable(#[source] ron::Error),
    /// Deeper than a file can be.
    #[error(
        "the board can't be written: brackets would be nested more than {DEEPEST} deep; take instructions apart"
    )]
    TooDeep,
    /// The disk refused.
    #[error("{why}\n  at {}", path.display())]
    Disk {
        /// The file that was to be written.
        path: PathBuf,
        /// Why, and what is there now.
        why: PutError,
    },
}

impl WriteError {
    /// Whether the new file is there all the same: only the disk has not confirmed it.
    pub const fn is_written(&self) -> bool {
        match self {
            Self::Disk { why, .. } => why.is_written(),
            Self::Unwritable(_) | Self::TooDeep => false,
        }
    }

    /// Whether a pipe was closed by whoever read it.
    pub fn is_closed_pipe(&self) -> bool {
        let Self::Disk { why, .. } = self else { return false };
        why.of_system().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    }
}

/// A bracket is a level when it is written, an option is one, too; a few of those can stand around brackets.
const LEVELS: usize = DEEPEST + 20;

/// A board file as a text that a person can read, with `\n` at the end of every line. Reading it gives the same
/// file back.
///
/// Fails when something in it is nested deeper than the format allows.
pub fn to_text(file: &BoardFile) -> Result<String, WriteError> {
    to_one_line(file).map(|text| layout::lines(&text))
}

/// A board file as a code: one line to send, to show as a QR picture, or to open as a link. Reading it gives the same file
/// back; see [`crate::code`].
///
/// Fails as [`to_text`] does.
pub fn to_code(file: &BoardFile) -> Result<String, WriteError> {
    code::encode(&to_one_line(file)?).map_err(|error| unwritable(error.into()))
}

/// A board file without its layout. Reading it gives the same file back.
///
/// Fails as [`to_text`] does.
fn to_one_line(file: &BoardFile) -> Result<String, WriteError> {
    let text = read::options(LEVELS).to_string(file).map_err(unwritable)?;
    if read::is_too_deep(&text) { Err(WriteError::TooDeep) } else { Ok(text) }
}

/// Any part of the data language as it stands in a file, on one line; empty when it can't be written.
pub(crate) fn on_one_line(value: &impl Serialize) -> String {
    let text = read::options(LEVELS).to_string(value).unwrap_or_default();
    layout::one_line(&text)
}

fn unwritable(error: ron::Error) -> WriteError {
    if error == ron::Error::ExceededRecursionLimit {
        WriteError::TooDeep
    } else {
        WriteError::Unwritable(error)
    }
}

/// Writes a board file to disk: after this returns, the file survives a power cut; before, the old one does.
///
/// Fails like [`to_text`], and when the disk does.
pub fn to_path(file: &BoardFile, path: &Path) -> Result<(), WriteError> {
    bytes_to_path(to_text(file)?.as_bytes(), path)
}

/// Writes any file to disk in the same way.
///
/// # Errors
/// When the disk does not take it.
pub fn bytes_to_path(bytes: &[u8], path: &Path) -> Result<(), WriteError> {
    disk::put(path, bytes).map_err(|why| WriteError::Disk { path: path.to_owned(), why })
}
