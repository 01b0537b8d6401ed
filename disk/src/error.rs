//! Why something was not written.

use std::io;

/// Why something was not written, or not all of it, or not for good.
#[derive(Debug, thiserror::Error)]
pub enum PutError {
    /// There is a folder at the path.
    #[error("the file can't be written: a folder is there; name a file in it")]
    Folder,
    /// Nothing can be written there, or it would do harm.
    #[error("the file can't be written: {0} is there, and nothing was done to it; name another file")]
    Odd(&'static str),
    /// Somebody said that the file is to stay as it is.
    #[error(
        "the file can't be written: it is read-only, and as it was; allow to write it, or name another file"
    )]
    ReadOnly,
    /// The disk refused, before anything was replaced.
    #[error("the file can't be written, what was there is untouched: {0}")]
    Io(io::Error),
    /// A device or a pipe took a part at most.
    #[error("not all was taken by what the path leads to: {0}")]
    CutOff(io::Error),
    /// The new file is in its place, but the disk did not confirm it.
    #[error(
        "the file is written, but the disk does not confirm that its name is: after a power cut, what was there \
         before may be back; look at the disk, and write it again: {0}"
    )]
    Unconfirmed(io::Error),
}

impl PutError {
    /// Whether the new file is there all the same.
    pub const fn is_written(&self) -> bool {
        matches!(self, Self::Unconfirmed(_))
    }

    /// Why, in the words of the system, where it was the system that refused.
    pub const fn of_system(&self) -> Option<&io::Error> {
        match self {
            Self::Io(error) | Self::CutOff(error) | Self::Unconfirmed(error) => Some(error),
            Self::Folder | Self::Odd(_) | Self::ReadOnly => None,
        }
    }
}
