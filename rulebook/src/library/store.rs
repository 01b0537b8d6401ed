//! Writing a file of the library: beside its place first, and into it when it is whole.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use tempfile::Builder;

/// Writes a file, and its folder where that is missing. After this returns the file survives a power cut; before,
/// what was there does.
pub(super) fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut new = Builder::new().prefix(".").suffix(".tmp").tempfile_in(folder)?;
    new.write_all(bytes)?;
    new.as_file().sync_all()?;
    new.persist(path)?;
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
