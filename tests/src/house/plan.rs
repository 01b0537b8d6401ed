//! What is known of the house once all is read.

use std::collections::BTreeMap;

/// A source file of the house, by its place in [`House::files`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(pub usize);

/// A source file that is not only for tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path from the top of the project.
    pub path: String,
    /// The crate; a program beside a library has a `/` and its file after the name.
    pub of: String,
    /// The modules from the crate's root to this one; empty for the root itself.
    pub module: Vec<String>,
    /// How many lines it has.
    pub lines: usize,
}

/// That a file takes something from another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Take {
    /// The name under which it is defined; for all of a module, the name of the module and `::*`.
    pub name: String,
    /// Where it is first taken.
    pub line: usize,
}

/// All crates of a workspace.
#[derive(Default, Debug)]
pub struct House {
    /// The crates, in the order of the workspace.
    pub crates: Vec<String>,
    /// Every file that is not only for tests.
    pub files: Vec<File>,
    /// What each file takes from each other one, each name once.
    pub arrows: BTreeMap<(FileId, FileId), Vec<Take>>,
    /// Every type that is given methods of its own (by `impl` without a trait): in which file, and which file defines it.
    pub impls: Vec<(FileId, FileId, Take)>,
    /// Every path that starts in the house and can't be followed, with its place; empty when all is well.
    pub lost: Vec<String>,
    /// Every first name of a path that no scope knows, with the first place: crates of others, what every program
    /// knows, and generic parameters.
    pub strangers: BTreeMap<String, String>,
    /// How many paths were followed to something of ours.
    pub followed: usize,
}

impl House {
    /// The file with this number.
    pub fn file(&self, id: FileId) -> &File {
        &self.files[id.0]
    }

    /// Every file, with its number.
    pub fn ids(&self) -> impl Iterator<Item = (FileId, &File)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at), file))
    }
}
