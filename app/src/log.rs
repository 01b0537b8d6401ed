//! The log: a file in the data folder with what went wrong, for whoever mends the program.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What the file is called.
const NAME: &str = "instead.log";

/// A larger file is put aside before more is noted; the one that was put aside before goes.
const LARGEST: u64 = 500_000;

/// The log of the program; it need not be there yet, and nothing is noted where there is no data folder.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Log {
    path: Option<PathBuf>,
}

impl Log {
    /// The log in a data folder.
    pub fn new(folder: Option<&Path>) -> Self {
        Self { path: folder.map(|folder| folder.join(NAME)) }
    }

    /// Where it is, or will be.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Notes something, as lines of its own. What can't be noted is lost: there is nowhere to say so.
    pub fn note(&self, entry: &str) {
        self.append(format!("{}\n", entry.trim_end()).as_bytes()).ok();
    }

    /// The last lines of it, at most so many; empty when nothing was noted, or it can't be read.
    pub fn end(&self, most: usize) -> String {
        let bytes = self.path().and_then(|path| fs::read(path).ok()).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.lines().collect();
        lines.get(lines.len().saturating_sub(most)..).unwrap_or_default().join("\n")
    }

    fn append(&self, bytes: &[u8]) -> io::Result<()> {
        let Some(path) = self.path() else { return Ok(()) };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        if fs::metadata(path).is_ok_and(|there| there.len() > LARGEST) {
            fs::rename(path, path.with_extension("old.log"))?;
        }
        // Several programs may note something at once: each entry is written in one go, behind what is there.
        OpenOptions::new().create(true).append(true).open(path)?.write_all(bytes)
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.append(bytes).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_the_log_is_what_was_noted_last() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = Log::new(Some(&folder.path().join("data")));
        assert_eq!(log.end(3), "");
        for entry in ["one", "two\n  more of it", "three\n"] {
            log.note(entry);
        }
        assert_eq!(log.end(3), "two\n  more of it\nthree");
        assert_eq!(log.end(100).lines().count(), 4);
        Log::new(None).note("nowhere");
    }

    #[test]
    fn a_log_does_not_grow_for_ever() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = Log::new(Some(folder.path()));
        let line = "x".repeat(100_000);
        (0..20).for_each(|_| log.note(&line));
        let sizes = fs::read_dir(folder.path()).expect("a folder").flatten();
        let sizes: Vec<u64> = sizes.map(|entry| entry.metadata().expect("a file").len()).collect();
        assert!(sizes.len() == 2 && sizes.iter().all(|size| *size < 2 * LARGEST), "{sizes:?}");
    }
}
