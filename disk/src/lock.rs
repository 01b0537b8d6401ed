//! A lock that ends with its process, however that ends.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// As often it is tried to lock a file that others remove.
const MOST_TRIES: usize = 100;

/// A locked file. It is removed when the lock is let go; a process that was killed leaves it, and nobody has it then.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// Open for as long as it is locked.
    _file: File,
}

/// What became of trying to take a lock.
#[derive(Debug)]
pub enum Taken {
    /// It is ours, until it is dropped.
    Ours(Lock),
    /// A process that runs has it, maybe this one.
    Others,
}

impl Lock {
    /// Tries to take the lock of this name, whose folder is there. Does not wait.
    ///
    /// # Errors
    /// When the file can't be made or the file system knows no locks.
    pub fn take(path: &Path) -> io::Result<Taken> {
        for _ in 0..MOST_TRIES {
            let file = File::options().create(true).truncate(false).read(true).write(true).open(path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(Taken::Others),
                Err(TryLockError::Error(error)) => return Err(error),
                Ok(()) => {}
            }
            // Whoever had it may have removed it between opening and locking; another may have made a new one.
            if is_at(&file, path) {
                return Ok(Taken::Ours(Self { path: path.to_owned(), _file: file }));
            }
        }
        Err(io::Error::other("another program removes the lock again and again"))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Before it is let go: what stays is locked by nobody, and does no harm.
        fs::remove_file(&self.path).unwrap_or_default();
    }
}

/// Whether an open file is the one at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |a: &fs::Metadata, b: &fs::Metadata| a.dev() == b.dev() && a.ino() == b.ino();
    file.metadata().is_ok_and(|ours| fs::metadata(path).is_ok_and(|there| same(&ours, &there)))
}

/// A file that is open can't be replaced there.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
