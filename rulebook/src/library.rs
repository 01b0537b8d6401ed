//! The official texts that a user has imported, in a folder of their own.
//!
//! A text is a file whose name is its [`Key`]: the day from which it is in force, and a hash of what it says. The
//! folder is its own list, so nothing can disagree with it. Invariant: a file gets its name when it is whole, so
//! programs that write at once, or die while they write, leave whole files only.

mod key;
mod look_ups;
pub(crate) mod source;
pub(crate) mod store;
#[cfg(test)]
mod tests;

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use disk::PutError;

use crate::text;
use crate::text::{NotRules, Text};
use language::date::Date;

pub use key::{Hash, Key, NotAKey};
pub use look_ups::LookUps;
pub use source::{LARGEST, Unreadable};

/// Why the library could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The file to import can't be read.
    #[error("{reason}\n  at {}", path.display())]
    Unreadable {
        /// The file that was to be imported.
        path: PathBuf,
        /// What is wrong with it.
        reason: Unreadable,
    },
    /// The file to import is not a rules text, or only a part of one.
    #[error("{reason}\n  at {}", path.display())]
    NotRules {
        /// The file that was to be imported.
        path: PathBuf,
        /// What is wrong with it.
        reason: NotRules,
    },
    /// A text of the library is not what was imported.
    #[error("this imported text was changed from outside; remove it and import it again\n  at {}", path.display())]
    Changed {
        /// The file of the library.
        path: PathBuf,
    },
    /// No text of the library is meant by a name.
    #[error("no imported text is `{0}`; `instead rules list` names them all")]
    NoSuchText(String),
    /// A file of the library was not written, or not for good.
    #[error("{why}\n  at {}", path.display())]
    Unwritten {
        /// The file of the library.
        path: PathBuf,
        /// Why, and what is there now.
        why: PutError,
    },
    /// The folder can't be read or written.
    #[error("the library can't be used, what was in it is untouched: {source}\n  at {}", path.display())]
    Io {
        /// The folder or a file in it.
        path: PathBuf,
        /// What the disk said.
        source: io::Error,
    },
}

/// The texts in a folder. Nothing is read before it is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// What an import did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// Under what the text is kept.
    pub key: Key,
    /// Whether the library did not have it before.
    pub is_new: bool,
    /// The text as it was read.
    pub text: Text,
}

impl Library {
    /// The library in a data folder; the folder need not exist yet.
    pub fn at(data: &Path) -> Self {
        Self { folder: data.join("rules") }
    }

    /// Reads a file and keeps a copy of it, unless the same text is there already.
    ///
    /// Fails when the file can't be read, is no whole rules text, or the disk refuses; the library is then as it
    /// was before.
    pub fn import(&self, path: &Path) -> Result<Imported, LibraryError> {
        let unreadable = |reason| LibraryError::Unreadable { path: path.to_owned(), reason };
        let bytes = source::whole(path, source::Source::read_all).map_err(unreadable)?;
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let not_rules = |reason| LibraryError::NotRules { path: path.to_owned(), reason };
        let text = text::read(&bytes, text::in_name(name)).map_err(not_rules)?;
        let key = Key::of(&text);
        let place = self.place(key);
        let is_new = !place.is_file();
        if is_new {
            store::put(&place, &bytes).map_err(|why| LibraryError::Unwritten { path: place.clone(), why })?;
        }
        Ok(Imported { key, is_new, text })
    }

    /// What is there, oldest first; of texts with the same day, the one imported last is last. Empty when
    /// nothing was imported.
    pub fn list(&self) -> Result<Vec<Key>, LibraryError> {
        let entries = match std::fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(io_at(&self.folder))?,
        };
        let mut found: Vec<(Date, SystemTime, Key)> = Vec::new();
        for entry in entries {
            let entry = entry.map_err(io_at(&self.folder))?;
            let key = entry.file_name().to_str().and_then(Key::of_file);
            // A text that another program removes at this moment has no time; it is not listed either way.
            let time = entry.metadata().and_then(|data| data.modified());
            found.extend(key.zip(time.ok()).map(|(key, time)| (key.effective, time, key)));
        }
        found.sort_unstable();
        Ok(found.into_iter().map(|(.., key)| key).collect())
    }

    /// The newest text. None when nothing was imported.
    pub fn newest(&self) -> Result<Option<Key>, LibraryError> {
        Ok(self.list()?.pop())
    }

    /// The text that is in force at a day: the newest that is not younger. None when there is none.
    pub fn in_force(&self, day: Date) -> Result<Option<Key>, LibraryError> {
        Ok(self.list()?.into_iter().rfind(|key| key.effective <= day))
    }

    /// The text with a name, such as `2026-04-17` or, where two have that day, `2026-04-17-0f3a`.
    pub fn named(&self, name: &str) -> Result<Key, LibraryError> {
        let found = self.list()?.into_iter().rfind(|key| key.to_string().starts_with(name));
        found.filter(|_| name.len() >= 10).ok_or_else(|| LibraryError::NoSuchText(name.to_owned()))
    }

    /// Reads a text. Takes some milliseconds.
    pub fn load(&self, key: Key) -> Result<Text, LibraryError> {
        let path = self.place(key);
        let bytes = std::fs::read(&path).map_err(io_at(&path))?;
        let text = text::read(&bytes, Some(key.effective)).ok().filter(|text| Key::of(text) == key);
        text.ok_or(LibraryError::Changed { path })
    }

    /// Removes a text. One that is gone already is no error.
    pub fn remove(&self, key: Key) -> Result<(), LibraryError> {
        let path = self.place(key);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            result => result.map_err(io_at(&path)),
        }
    }

    fn place(&self, key: Key) -> PathBuf {
        self.folder.join(key.file())
    }
}

fn io_at(path: &Path) -> impl FnOnce(io::Error) -> LibraryError + use<> {
    let path = path.to_owned();
    move |source| LibraryError::Io { path, source }
}
