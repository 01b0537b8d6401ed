//! Writing a file of the library: beside its place first, and into it when it is whole.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use tempfile::Builder;

/// Writes a file, and its folder where that is missing. After this returns the file survives a power cut; before,
/// what was there does.
pub(super) fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put_by(path, |out| out.write_all(bytes))
}

/// The same with what `write` writes. Where it fails, what was there stays.
pub(crate) fn put_by(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> io::Result<()>,
) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let new = Builder::new().prefix(".").suffix(".tmp").tempfile_in(folder)?;
    let mut out = BufWriter::new(new.as_file());
    write(&mut out)?;
    out.flush()?;
    drop(out);
    new.as_file().sync_all()?;
    new.persist(path)?;
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
