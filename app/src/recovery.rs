//! Changes that are in no file yet are kept beside, so that a crash does not lose them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use disk::{Lock, Taken};
use saves::BoardFile;
use saves::envelope::EXTENSION;

use crate::history::History;
use crate::job::{Newest, Place, Wake};

/// Changes are kept when so many seconds have gone by since the last time.
pub const SECONDS: f64 = 3.0;

/// So many windows keep changes in one folder, those that have ended included.
const MOST_WINDOWS: usize = 1_000;

/// A board with changes that a window did not save before it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Recovered {
    /// The board with its changes, as a file would have it.
    pub file: BoardFile,
    /// The timeline on which it stood, as text. None where it was the only board.
    pub timeline: Option<String>,
    /// Where it is kept; nobody else is offered it as long as this is there.
    pub claim: Claim,
}

/// A file of the recovery folder that one window has for itself.
///
/// Invariant: a lock beside the file is held for as long as the window runs, and ends with its process. So what can be
/// locked was left behind.
#[derive(Clone, Debug)]
pub struct Claim(Arc<Claimed>);

#[derive(Debug)]
struct Claimed {
    path: PathBuf,
    _lock: Lock,
}

impl PartialEq for Claim {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Claim {
    /// Where the board is kept.
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Claims a place. None when another window has it.
    fn of(path: PathBuf) -> io::Result<Option<Self>> {
        Ok(match Lock::take(&path.with_extension("lock"))? {
            Taken::Ours(lock) => Some(Self(Arc::new(Claimed { path, _lock: lock }))),
            Taken::Others => None,
        })
    }

    /// Claims a place in a folder at which nothing is kept.
    fn new(folder: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        for number in 1..=MOST_WINDOWS {
            let path = folder.join(format!("{number}{EXTENSION}"));
            // Looked at under the lock: what was left behind is not to be written over.
            if let Some(claim) = Self::of(path.clone())?.filter(|_| !path.exists()) {
                return Ok(claim);
            }
        }
        Err(io::Error::other(format!("{MOST_WINDOWS} boards are kept there already")))
    }

    /// Where the timeline is kept on which the board stands.
    fn timeline(&self) -> PathBuf {
        timeline_of(self.path())
    }

    /// Removes what is kept. What can't be removed is offered once more: no harm.
    pub fn remove(&self) {
        for path in [self.path(), &self.timeline()] {
            removed(path);
        }
    }
}

/// Where the timeline of a board is kept that is kept there.
fn timeline_of(board: &Path) -> PathBuf {
    board.with_extension("timeline")
}

fn removed(path: &Path) {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            tracing::warn!("{} can't be removed: {error}", path.display());
        }
        _ => {}
    }
}

/// Where the changes of one window are kept: a file in the data folder that is there only while there are some.
pub struct Recovery {
    folder: Option<PathBuf>,
    /// None until there is something to keep.
    claim: Option<Claim>,
    kept: Option<BoardFile>,
    at: f64,
    writing: Newest<()>,
}

impl Recovery {
    /// Keeps changes in a data folder, or nowhere when there is none.
    pub fn new(folder: Option<&Path>, place: Place, wake: &Wake) -> Self {
        let folder = folder.map(|folder| folder.join("recovery"));
        Self { folder, claim: None, kept: None, at: 0.0, writing: Newest::new(place, Arc::clone(wake)) }
    }

    /// What a window has left behind that does not run any more: the first of such files that can be read. None when there
    /// is nothing.
    pub fn found(&self) -> Option<Recovered> {
        let files = std::fs::read_dir(self.folder.as_ref()?).ok()?.flatten().map(|entry| entry.path());
        let mut files: Vec<PathBuf> =
            files.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
        files.sort();
        files.into_iter().find_map(left_behind)
    }

    /// Keeps from now on what was found: it stays where it is until there are other changes, or none.
    pub fn adopt(&mut self, recovered: Recovered) {
        self.forget();
        self.kept = Some(recovered.file);
        self.claim = Some(recovered.claim);
    }

    /// Keeps the changes, and the timeline on which the board stands, if there are new ones and some time has gone by;
    /// `now` is in seconds. Whether they wait.
    pub fn keep(&mut self, file: &BoardFile, history: &History, now: f64) -> bool {
        if self.kept.as_ref() == Some(file) {
            return false;
        }
        let Some(folder) = &self.folder else { return false };
        if self.kept.is_some() && now < self.at + SECONDS {
            return true;
        }
        self.kept = Some(file.clone());
        self.at = now;
        if self.claim.is_none() {
            match Claim::new(folder) {
                Ok(claim) => self.claim = Some(claim),
                Err(error) => tracing::warn!("the changes are not kept for a crash: {error}"),
            }
        }
        let Some(claim) = self.claim.clone() else { return false };
        let file = file.clone();
        let history = (history.entries().len() > 1).then(|| history.clone());
        // The claim lasts until it is written.
        self.writing.start("recovery", move || {
            // The timeline first: without its board it is of no use, and does no harm.
            match history.as_ref().and_then(History::to_text) {
                Some(text) => {
                    if let Err(error) = saves::bytes_to_path(text.as_bytes(), &claim.timeline()) {
                        tracing::warn!("the timeline is not kept for a crash: {error}");
                    }
                }
                None => removed(&claim.timeline()),
            }
            if let Err(error) = saves::to_path(&file, claim.path()) {
                tracing::warn!("the changes are not kept for a crash: {error}");
            }
        });
        false
    }

    /// There are no changes any more.
    pub fn forget(&mut self) {
        if self.kept.take().is_some() {
            self.writing.forget();
            if let Some(claim) = self.claim.take() {
                claim.remove();
            }
        }
    }
}

/// The board of a file that nobody has. None when another window has it, that can't be told, or it can't be read.
fn left_behind(path: PathBuf) -> Option<Recovered> {
    let claim = Claim::of(path.clone()).unwrap_or_else(|error| {
        tracing::warn!("{} is left alone, whoever may have it: {error}", path.display());
        None
    })?;
    let text = std::fs::read_to_string(path).ok()?;
    let file = saves::draft("the board that was not saved", &text).ok()?;
    let timeline = std::fs::read_to_string(claim.timeline()).ok();
    Some(Recovered { file, timeline, claim })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opened::empty_board;

    fn recovery(folder: &Path) -> Recovery {
        let wake: Wake = Arc::new(|| {});
        Recovery::new(Some(folder), Place::Here, &wake)
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder.join("recovery")).expect("a folder").flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn changes_are_kept_found_by_another_window_and_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut first = recovery(folder.path());
        let mut file = empty_board();
        assert!(!first.keep(&file, &History::default(), 0.0));
        file.title.push_str(" with a change");
        assert!(first.keep(&file, &History::default(), 1.0), "it waits");
        assert!(!first.keep(&file, &History::default(), SECONDS));
        assert_eq!(first.found(), None, "its own");
        let other = recovery(folder.path());
        assert_eq!(other.found(), None, "the window still runs");
        drop(first);
        assert_eq!(other.found().map(|found| found.file), Some(file));
    }

    #[test]
    fn what_is_forgotten_is_not_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut first = recovery(folder.path());
        first.keep(&empty_board(), &History::default(), 0.0);
        first.forget();
        assert_eq!(names(folder.path()), [""; 0]);
        drop(first);
        assert_eq!(recovery(folder.path()).found(), None);
    }

    #[test]
    fn what_was_left_behind_is_offered_to_one_window_and_stays_until_it_is_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        recovery(folder.path()).keep(&empty_board(), &History::default(), 0.0);
        let (mut first, second) = (recovery(folder.path()), recovery(folder.path()));
        let found = first.found().expect("a board");
        assert_eq!(second.found(), None, "the other was offered it");
        first.adopt(found);
        assert!(!first.keep(&empty_board(), &History::default(), 1.0), "it is kept already");
        assert_eq!((second.found(), names(folder.path()).len()), (None, 2), "a board and its lock");
        // The window is killed before anything is saved: the board is there once more.
        drop(first);
        let again = second.found().expect("the board");
        assert_eq!(again.file, empty_board());
        again.claim.remove();
        drop(again);
        assert_eq!((second.found(), names(folder.path()).len()), (None, 0));
    }

    #[test]
    fn two_windows_keep_in_two_places_and_write_over_nothing_that_was_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let titled = |title: &str| BoardFile { title: title.to_owned(), ..empty_board() };
        recovery(folder.path()).keep(&titled("left"), &History::default(), 0.0);
        let (mut first, mut second) = (recovery(folder.path()), recovery(folder.path()));
        first.keep(&titled("first"), &History::default(), 0.0);
        second.keep(&titled("second"), &History::default(), 0.0);
        drop((first, second));
        let mut found: Vec<Recovered> = Vec::new();
        let third = recovery(folder.path());
        while let Some(one) = third.found() {
            found.push(one);
        }
        let names: Vec<&str> = found.iter().map(|one| one.file.title.as_str()).collect();
        assert_eq!(names, ["left", "first", "second"]);
    }

    #[test]
    fn a_draft_of_an_older_program_is_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("recovery").join("12345.board.ron");
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        saves::to_path(&empty_board(), &path).expect("written");
        assert_eq!(recovery(folder.path()).found().map(|found| found.file), Some(empty_board()));
    }
}
