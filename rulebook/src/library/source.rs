//! Reading a file that somebody hands over: it may be anything, and may change meanwhile.

use std::fs::{File, Metadata};
use std::io::{self, Read};
use std::path::Path;

/// The most bytes that a rules text may have; real ones have one million.
pub const LARGEST: u64 = 16 << 20;

/// Why a file can't be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is a folder, or no real file.
    #[error("this is not a file; name the file itself")]
    NotAFile,
    /// It has too many bytes.
    #[error(
        "the file has {bytes} bytes, more than any file of its kind (at most {most}); this is something else"
    )]
    TooLarge {
        /// How many it has.
        bytes: u64,
        /// The most that are read.
        most: u64,
    },
    /// Somebody writes to it.
    #[error("the file was changed while it was read; wait until it is written, and import it again")]
    Changing,
    /// The disk refused.
    #[error("the file can't be read: {0}")]
    Io(#[from] io::Error),
}

/// An open file that is read to its end, but not beyond [`LARGEST`].
pub(super) struct Source(File);

impl Source {
    pub(super) fn read_all(self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.0.take(LARGEST + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// The bytes of a file that stayed the same from the first to the last of them. `read` does the reading, so that
/// a test can come between.
pub(super) fn whole(
    path: &Path,
    read: impl FnOnce(Source) -> io::Result<Vec<u8>>,
) -> Result<Vec<u8>, Unreadable> {
    let (bytes, length) = steady(path, LARGEST, |file| read(Source(file)))?;
    let bytes = bytes?;
    if u64::try_from(bytes.len()) == Ok(length) { Ok(bytes) } else { Err(Unreadable::Changing) }
}

/// What `read` makes of a file that has at most so many bytes and stayed the same meanwhile, and its length.
///
/// Fails when it is no file, too large, or was changed: then nothing that `read` found in it counts, its own
/// failure included.
pub(crate) fn steady<T>(
    path: &Path,
    most: u64,
    read: impl FnOnce(File) -> T,
) -> Result<(T, u64), Unreadable> {
    // Asked before it is opened: opening a pipe would wait for its other end.
    if !std::fs::metadata(path)?.is_file() {
        return Err(Unreadable::NotAFile);
    }
    let file = File::open(path)?;
    let before = file.metadata()?;
    if before.len() > most {
        return Err(Unreadable::TooLarge { bytes: before.len(), most });
    }
    let found = read(file);
    let after = std::fs::metadata(path)?;
    if same(&before, &after) { Ok((found, after.len())) } else { Err(Unreadable::Changing) }
}

fn same(before: &Metadata, after: &Metadata) -> bool {
    before.len() == after.len() && before.modified().ok() == after.modified().ok()
}
