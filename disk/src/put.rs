//! Writing a file: beside its place first, and into it when it is whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::error::PutError;
use crate::place::{Place, place};
use crate::sweep::temporary_in;

/// Writes a file. After this returns, it survives a power cut; before, what was there does. Links are followed; a device
/// or a pipe gets the bytes as they are.
///
/// # Errors
/// When it can't be written. What was there is then as it was, but for [`PutError::CutOff`] and
/// [`PutError::Unconfirmed`].
pub fn put(path: &Path, bytes: &[u8]) -> Result<(), PutError> {
    put_by(path, |out| out.write_all(bytes))
}

/// The same with what `write` writes, which is never in memory as a whole. Where `write` fails, what was there stays.
///
/// # Errors
/// As [`put`] does.
pub fn put_by(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), PutError> {
    Steps::OF_DISK.put(path, write)
}

/// The steps of writing a file at which a disk can refuse, so that tests can let it.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    pub(crate) make: fn(&Path) -> io::Result<NamedTempFile>,
    pub(crate) write: fn(&File, &[u8]) -> io::Result<usize>,
    pub(crate) sync: fn(&File) -> io::Result<()>,
    pub(crate) rename: fn(NamedTempFile, &Path) -> io::Result<File>,
    pub(crate) sync_folder: fn(&Path) -> io::Result<()>,
}

impl Steps {
    pub(crate) const OF_DISK: Self = Self {
        make: temporary_in,
        write: |mut file, bytes| file.write(bytes),
        sync: File::sync_all,
        rename: |new, path| Ok(new.persist(path)?),
        sync_folder,
    };

    pub(crate) fn put(
        self,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), PutError> {
        match place(path)? {
            Place::File(path) => self.replace(&path, write),
            Place::Stream(stream) => {
                let mut out = BufWriter::new(stream);
                write(&mut out).and_then(|()| out.flush()).map_err(PutError::CutOff)
            }
        }
    }

    fn replace(
        self,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), PutError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let new = self.beside(folder, path, write).map_err(PutError::Io)?;
        // It keeps its lock until it has its name.
        let _new = (self.rename)(new, path).map_err(PutError::Io)?;
        (self.sync_folder)(folder).map_err(PutError::Unconfirmed)
    }

    /// The new file, whole and on the disk, beside its place.
    fn beside(
        self,
        folder: &Path,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<NamedTempFile> {
        let new = (self.make)(folder)?;
        let mut out = BufWriter::new(Writing { steps: self, file: new.as_file() });
        write(&mut out)?;
        out.flush()?;
        drop(out);
        if let Ok(old) = fs::metadata(path) {
            new.as_file().set_permissions(old.permissions())?;
        }
        (self.sync)(new.as_file())?;
        Ok(new)
    }
}

/// A file that is written by a step.
struct Writing<'a> {
    steps: Steps,
    file: &'a File,
}

impl Write for Writing<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (self.steps.write)(self.file, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Makes the new name durable, where the system lets a program ask for that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        // Such a file system knows nothing of it, so nothing more can be done.
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        done => done,
    }
}
