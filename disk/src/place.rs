//! What is at the end of a path: only a regular file can be replaced by another.

use std::fs::{self, File, FileType, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::PutError;

/// As many links one after another are followed, as on Linux.
const MOST_LINKS: usize = 40;

/// Where bytes go.
#[derive(Debug)]
pub(crate) enum Place {
    /// Into a file that takes the place of what is there, a regular file or nothing.
    File(PathBuf),
    /// Into something that is open already, one after another: a device, a pipe, or the output of this process.
    Stream(File),
}

/// What a path leads to, links followed: they stay, also one to a file that is not there yet.
///
/// Fails where nothing can be written, and waits for the other end of a pipe.
pub(crate) fn place(path: &Path) -> Result<Place, PutError> {
    let mut path = path.to_owned();
    for _ in 0..=MOST_LINKS {
        if let Some(open) = open_already(&path).map_err(PutError::Io)? {
            return Ok(Place::Stream(open));
        }
        match fs::read_link(&path) {
            Ok(to) => path = path.parent().unwrap_or(Path::new("")).join(to),
            Err(_) => return at_end(path),
        }
    }
    Err(PutError::Io(io::Error::other("links lead in a circle")))
}

/// What stands at a path that is no link.
fn at_end(path: PathBuf) -> Result<Place, PutError> {
    let about = match fs::metadata(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Place::File(path)),
        about => about.map_err(PutError::Io)?,
    };
    if about.is_dir() {
        Err(PutError::Folder)
    } else if about.is_file() {
        if about.permissions().readonly() { Err(PutError::ReadOnly) } else { Ok(Place::File(path)) }
    } else if let Some(what) = odd(about.file_type()) {
        Err(PutError::Odd(what))
    } else {
        OpenOptions::new().write(true).open(path).map(Place::Stream).map_err(PutError::Io)
    }
}

/// What something is called that no bytes can be handed to, or where they would do harm. None for a device that takes
/// one after another, and for a pipe.
#[cfg(unix)]
fn odd(kind: FileType) -> Option<&'static str> {
    use std::os::unix::fs::FileTypeExt;
    if kind.is_block_device() {
        Some("a disk")
    } else if kind.is_socket() {
        Some("a socket")
    } else if kind.is_char_device() || kind.is_fifo() {
        None
    } else {
        Some("no file")
    }
}

#[cfg(not(unix))]
fn odd(_: FileType) -> Option<&'static str> {
    Some("no file")
}

/// What this process has open, where a path names that: the names lead to files, too, and to replace what somebody has
/// directed the output into would lose what is in it.
#[cfg(unix)]
fn open_already(path: &Path) -> io::Result<Option<File>> {
    use std::io::Write;
    use std::os::fd::AsFd;
    let is = |names: [&str; 3]| names.iter().any(|name| path == Path::new(name));
    let own = if is(["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]) {
        io::stdout().flush()?;
        io::stdout().as_fd().try_clone_to_owned()?
    } else if is(["/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"]) {
        io::stderr().as_fd().try_clone_to_owned()?
    } else {
        let folder = path.parent().unwrap_or(Path::new(""));
        let numbered = folder.ends_with("fd") && (folder.starts_with("/proc") || folder.starts_with("/dev"));
        return if numbered { OpenOptions::new().append(true).open(path).map(Some) } else { Ok(None) };
    };
    Ok(Some(File::from(own)))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn open_already(_: &Path) -> io::Result<Option<File>> {
    Ok(None)
}
