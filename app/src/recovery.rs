//! Changes that are in no file yet are kept beside, so that a crash does not lose them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use saves::BoardFile;
use saves::envelope::EXTENSION;

use crate::job::{Newest, Place, Wake};

/// Changes are kept when so many seconds have gone by since the last time.
pub const SECONDS: f64 = 3.0;

/// A board with changes that a window did not save before it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Recovered {
    /// Where it was kept.
    pub path: PathBuf,
    /// The board with its changes, as a file would have it.
    pub file: BoardFile,
}

/// Where the changes of one window are kept: a file in the data folder that is there only while there are some.
pub struct Recovery {
    folder: Option<PathBuf>,
    path: Option<PathBuf>,
    kept: Option<BoardFile>,
    at: f64,
    writing: Newest<()>,
}

impl Recovery {
    /// Keeps changes in a data folder, or nowhere when there is none.
    pub fn new(folder: Option<&Path>, place: Place, wake: &Wake) -> Self {
        let folder = folder.map(|folder| folder.join("recovery"));
        let name = format!("{}{EXTENSION}", std::process::id());
        let path = folder.as_ref().map(|folder| folder.join(name));
        Self { folder, path, kept: None, at: 0.0, writing: Newest::new(place, Arc::clone(wake)) }
    }

    /// What another window has left behind: the first of its files that can be read. None when there is nothing.
    pub fn found(&self) -> Option<Recovered> {
        let files = std::fs::read_dir(self.folder.as_ref()?).ok()?.flatten().map(|entry| entry.path());
        let mut files: Vec<PathBuf> = files.filter(|path| Some(path) != self.path.as_ref()).collect();
        files.sort();
        files.into_iter().find_map(|path| {
            let text = std::fs::read_to_string(&path).ok()?;
            let file = saves::draft("the board that was not saved", &text).ok()?;
            Some(Recovered { path, file })
        })
    }

    /// Keeps the changes, if there are new ones and some time has gone by; `now` is in seconds. Whether they wait.
    pub fn keep(&mut self, file: &BoardFile, now: f64) -> bool {
        if self.kept.as_ref() == Some(file) {
            return false;
        }
        let Some(path) = self.path.clone() else { return false };
        if self.kept.is_some() && now < self.at + SECONDS {
            return true;
        }
        self.kept = Some(file.clone());
        self.at = now;
        let file = file.clone();
        self.writing.start("recovery", move || {
            let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            let written = made.map_err(|error| error.to_string());
            let written =
                written.and_then(|()| saves::to_path(&file, &path).map_err(|error| error.to_string()));
            if let Err(error) = written {
                tracing::warn!("the changes are not kept for a crash: {error}");
            }
        });
        false
    }

    /// There are no changes any more.
    pub fn forget(&mut self) {
        if self.kept.take().is_some() {
            self.writing.forget();
            if let Some(path) = &self.path {
                remove(path);
            }
        }
    }
}

/// Removes what was kept. What can't be removed is offered once more: no harm.
pub fn remove(path: &Path) {
    if let Err(error) = std::fs::remove_file(path) {
        tracing::warn!("{} can't be removed: {error}", path.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opened::empty_board;

    #[test]
    fn changes_are_kept_found_by_another_window_and_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let wake: Wake = Arc::new(|| {});
        let mut recovery = Recovery::new(Some(folder.path()), Place::Here, &wake);
        let mut file = empty_board();
        assert!(!recovery.keep(&file, 0.0));
        file.title.push_str(" with a change");
        assert!(recovery.keep(&file, 1.0), "it waits");
        assert!(!recovery.keep(&file, SECONDS));
        assert_eq!(recovery.found(), None, "its own");
        let other = Recovery { path: None, ..Recovery::new(Some(folder.path()), Place::Here, &wake) };
        assert_eq!(other.found().map(|found| found.file), Some(file));
        recovery.forget();
        assert_eq!(other.found(), None);
    }
}
