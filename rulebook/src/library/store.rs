//! Writing a file of the library, and its folder where that is missing.

use std::io::{self, Write};
use std::path::Path;

use disk::PutError;

/// Writes a file. After this returns the file survives a power cut; before, what was there does.
pub(super) fn put(path: &Path, bytes: &[u8]) -> Result<(), PutError> {
    put_by(path, |out| out.write_all(bytes))
}

/// The same with what `write` writes. Where it fails, what was there stays.
pub(crate) fn put_by(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), PutError> {
    path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(PutError::Io)?;
    disk::put_by(path, write)
}
