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
    #[error("this is not a file; name the rules text itself")]
    NotAFile,
    /// It has too many bytes.
    #[error("the file has {0} bytes, more than any rules text (at most {LARGEST}); this is something else")]
    TooLarge(u64),
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
    // Asked before it is opened: opening a pipe would wait for its other end.
    if !std::fs::metadata(path)?.is_file() {
        return Err(Unreadable::NotAFile);
    }
    let file = File::open(path)?;
    let before = file.metadata()?;
    if before.len() > LARGEST {
        return Err(Unreadable::TooLarge(before.len()));
    }
    let bytes = read(Source(file))?;
    let after = std::fs::metadata(path)?;
    let whole = u64::try_from(bytes.len()) == Ok(after.len()) && same(&before, &after);
    if whole { Ok(bytes) } else { Err(Unreadable::Changing) }
}

fn same(before: &Metadata, after: &Metadata) -> bool {
    before.len() == after.len() && before.modified().ok() == after.modified().ok()
}
