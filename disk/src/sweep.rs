//! Temporary files: how they are called and kept, and what becomes of those whose process was killed.
//!
//! Invariant: a process holds a lock on its temporary file for as long as that has its name. So one that can be locked
//! belongs to nobody any more. Whoever makes one, or removes one, looks at it again under the lock.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

const PREFIX: &str = ".instead-";
const SUFFIX: &str = ".tmp";

/// As often it is tried to keep a file that others remove.
const MOST_TRIES: usize = 100;

/// A temporary file in a folder, readable like any other file. What killed processes have left there is removed.
pub(crate) fn temporary_in(folder: &Path) -> io::Result<NamedTempFile> {
    sweep(folder);
    let mut builder = Builder::new();
    // Temporary files are for their owner alone; what is written here is not a secret.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(PREFIX).suffix(SUFFIX);
    for _ in 0..MOST_TRIES {
        let new = builder.tempfile_in(folder)?;
        // Where files can't be locked nobody removes them either.
        if new.as_file().lock().is_err() || new.path().exists() {
            return Ok(new);
        }
    }
    Err(io::Error::other("another program removes each temporary file"))
}

/// Removes the temporary files of killed processes. One that can't be removed stays; it is in nobody's way.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(SUFFIX));
        // A link or a pipe of such a name is somebody else's.
        if is_ours && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            remove_if_left(&entry.path());
        }
    }
}

fn remove_if_left(path: &Path) {
    let Ok(file) = File::options().write(true).open(path) else { return };
    if file.try_lock().is_ok() {
        // Removed by another that sweeps, or not allowed: both are fine.
        fs::remove_file(path).unwrap_or_default();
    }
}
