//! The user's own collection: objects and effects that are kept to be put on other boards. It is a board file without
//! players in the data folder, so that it can be read, mended and shared like any other.

use std::path::{Path, PathBuf};

use disk::{Lock, Taken};

use crate::job::{JobContext, Newest};
use crate::opened::names::unique;
use language::board::{Board, Object};
use language::effect::Floating;
use saves::BoardFile;

/// What the file is called.
pub const FILE: &str = crate::data::OWN;

/// What is known of the user's own collection.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct UserCollection {
    /// The objects and effects.
    pub board: Board,
    /// Why it can't be read, or what came of the last change.
    pub note: Option<String>,
}

impl UserCollection {
    /// The object of a name, whatever its case.
    pub fn object(&self, name: &str) -> Option<&Object> {
        self.board.objects.iter().find(|object| object.id.eq_ignore_ascii_case(name.trim()))
    }

    /// The objects in whose name all of these words are.
    pub fn objects_like<'a>(&'a self, words: &str) -> impl Iterator<Item = &'a Object> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = move |object: &&Object| {
            let name = object.id.to_lowercase();
            words.iter().all(|word| name.contains(word))
        };
        self.board.objects.iter().filter(fits)
    }
}

/// A change of the collection.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// An object is kept.
    Object(Box<Object>),
    /// An effect is kept.
    Effect(Box<Floating>),
    /// What has this name goes.
    Forget(String),
}

/// What became of reading or changing it: the collection, and something to tell; or why it can't be read.
type Read = Result<(Board, Option<String>), String>;

/// Where the collection is read and changed.
pub struct CollectionShelf {
    path: Option<PathBuf>,
    work: Newest<Read>,
}

impl CollectionShelf {
    /// Works in a data folder; nothing is kept where there is none.
    pub fn new(context: JobContext<'_>) -> Self {
        Self { path: context.data.map(|folder| folder.join(FILE)), work: context.newest() }
    }

    /// Reads the collection.
    pub fn load(&mut self) {
        if let Some(path) = self.path.clone() {
            self.work.start("own collection", move || Ok((read(&path)?.board, None)));
        }
    }

    /// Changes the collection as it is on disk now. A file that can't be read is left alone.
    pub fn change(&mut self, change: Change) {
        let path = self.path.clone();
        self.work.start("own collection", move || {
            let path = path.ok_or("there is no data folder to keep it in; name one with INSTEAD_DATA")?;
            let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            made.map_err(|error| format!("{}: {error}", path.display()))?;
            // Between reading and writing nobody else may change it. Where nothing can be locked, one window has to do.
            let lock = Lock::take(&path.with_extension("lock"));
            if matches!(lock, Ok(Taken::Others)) {
                return Err(
                    "another window changes your own collection at this moment; do it again".to_owned()
                );
            }
            let mut file = read(&path)?;
            let told = make(&mut file.board, change);
            saves::to_path(&file, &path).map_err(|error| error.to_string())?;
            Ok((file.board, Some(told)))
        });
    }

    /// What became of it, once.
    pub fn answer(&self) -> Option<Read> {
        self.work.answer()
    }
}

/// The collection on disk; an empty one where there is none yet.
fn read(path: &Path) -> Result<BoardFile, String> {
    let name = path.display().to_string();
    match std::fs::read_to_string(path) {
        Ok(text) => saves::draft(&name, &text).map_err(|error| {
            format!("Your own collection can't be read, and is left as it is; mend the file or move it away.\n{error}")
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Ok(BoardFile::new("My own objects and effects", Board::default()))
        }
        Err(error) => Err(format!("Your own collection can't be read: {error}\n  at {name}")),
    }
}

/// Makes a change. Returns what to tell about it.
fn make(board: &mut Board, change: Change) -> String {
    match change {
        Change::Object(object) => {
            let id = unique(board, &object.id);
            let told = format!("`{id}` is kept; type its name on any board.");
            board.objects.push(Object { id, owner: None, controller: None, attached_to: None, ..*object });
            told
        }
        Change::Effect(effect) => {
            let id = unique(board, &effect.id);
            let told = format!("`{id}` is kept; it is offered where effects are added.");
            board.effects.push(Floating { id, source: None, controller: None, ..*effect });
            told
        }
        Change::Forget(name) => {
            board.objects.retain(|object| object.id != name);
            board.effects.retain(|effect| effect.id != name);
            format!("`{name}` is not kept any more.")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::job::{Place, Wake};

    fn shelf(folder: &Path) -> CollectionShelf {
        let wake: Wake = Arc::new(|| {});
        CollectionShelf::new(JobContext { data: Some(folder), place: Place::Here, wake: &wake })
    }

    fn bear() -> Box<Object> {
        Box::new(Object { id: "Own Bear".to_owned(), count: 1, ..Object::default() })
    }

    #[test]
    fn what_is_kept_is_there_at_the_next_start_and_one_name_is_never_lost_to_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut shelf = shelf(folder.path());
        for _ in 0..2 {
            shelf.change(Change::Object(bear()));
            shelf.answer().expect("an answer").expect("a collection");
        }
        shelf.load();
        let (board, _) = shelf.answer().expect("an answer").expect("a collection");
        let own = UserCollection { board, note: None };
        assert_eq!(own.objects_like("bear").count(), 2);
        assert!(own.object("own bear").is_some() && own.object("own bear 2").is_some());
        shelf.change(Change::Forget("Own Bear".to_owned()));
        let (board, _) = shelf.answer().expect("an answer").expect("a collection");
        assert_eq!(board.objects.len(), 1);
    }

    #[test]
    fn two_windows_that_change_it_at_once_lose_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = Lock::take(&folder.path().join(FILE).with_extension("lock")).expect("locks");
        let mut shelf = shelf(folder.path());
        shelf.change(Change::Object(bear()));
        let told = shelf.answer().expect("an answer").expect_err("the other has it");
        assert!(told.contains("do it again"), "{told}");
        drop(lock);
        shelf.change(Change::Object(bear()));
        shelf.answer().expect("an answer").expect("a collection");
        let kept = folder.path().read_dir().expect("a list").count();
        assert_eq!(kept, 1, "no lock is left");
    }

    #[test]
    fn a_file_that_can_not_be_read_is_told_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        std::fs::write(&path, "(format: 2, titel").expect("a file");
        let mut shelf = shelf(folder.path());
        for change in [None, Some(Change::Object(bear()))] {
            match change {
                None => shelf.load(),
                Some(change) => shelf.change(change),
            }
            let told = shelf.answer().expect("an answer").expect_err("a broken file");
            assert!(told.contains("left as it is") && told.contains(FILE), "{told}");
        }
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), "(format: 2, titel");
    }
}
