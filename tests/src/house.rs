//! The house as it stands: which file takes what from which, which rooms that ties together, and the circles.
//!
//! A *room* is a module with all that is in it: `board.rs` and `board/` are one room among those of the crate, and
//! `board/turn.rs` is a room among those of `board`. An *arrow* runs from the file that takes something to the file
//! that defines it; who hands it on (`pub use`) is passed by. A parent's own file stands in none of its rooms.
//!
//! Every path counts: in `use`, in bodies, types and patterns, in attributes, and in what a macro is given. A name that
//! came in through `use` counts there; a `use` of a module takes nothing by itself, what is taken through it does.
//! Out of reach: a method called with a dot, which needs no path, and what a macro of another crate writes.
//! What is only for tests is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

mod crates;
mod names;
pub mod order;
mod read;
pub mod rooms;
mod tokens;

use names::{Found, Names, ScopeId, Space};
use read::{How, Pending, Reader, Taken};

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
    /// Every path that starts in the house and can't be followed, with its place; empty when all is well.
    pub lost: Vec<String>,
    /// Every first name of a path that no scope knows, with the first place: crates of others, what every program
    /// knows, and generic parameters.
    pub strangers: BTreeMap<String, String>,
    /// How many paths were followed to something of ours.
    pub followed: usize,
}

impl House {
    /// The house at this place: the folder with the workspace's `Cargo.toml`.
    ///
    /// # Panics
    /// When a file can't be read.
    pub fn at(top: &Path) -> Self {
        Self::of(&crates::texts(top))
    }

    /// The house that these files are, by their paths from its top.
    ///
    /// # Panics
    /// When a file is missing or no Rust.
    pub fn of(texts: &BTreeMap<PathBuf, String>) -> Self {
        let mut building =
            Building { texts, names: Names::default(), house: Self::default(), taken: Vec::new() };
        let mut read: BTreeSet<PathBuf> = BTreeSet::new();
        for member in crates::members(texts) {
            building.house.crates.push(member.name.clone());
            for root in member.roots {
                let is_library = root.ends_with("src/lib.rs");
                let own = root.file_stem().unwrap_or_default().to_string_lossy();
                let of = if is_library { member.name.clone() } else { format!("{}/{own}", member.name) };
                let scope = building.names.add_scope(None, "", FileId(building.house.files.len()));
                if is_library {
                    building.names.add_crate(&member.name, scope);
                }
                building.read_all(scope, &root, &of, &mut read);
            }
        }
        let unread = texts.keys().filter(|path| crates::is_source(path) && !read.contains(*path));
        building
            .house
            .lost
            .extend(unread.map(|path| format!("{}: no module is in this file", path.display())));
        building.resolve();
        building.house
    }

    /// The file with this number.
    pub fn file(&self, id: FileId) -> &File {
        &self.files[id.0]
    }

    /// Every file, with its number.
    pub fn ids(&self) -> impl Iterator<Item = (FileId, &File)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at), file))
    }
}

/// A house that is being read.
struct Building<'t> {
    texts: &'t BTreeMap<PathBuf, String>,
    names: Names,
    house: House,
    taken: Vec<Taken>,
}

impl Building<'_> {
    /// Reads a root and the files of all modules under it.
    fn read_all(&mut self, scope: ScopeId, root: &Path, of: &str, read: &mut BTreeSet<PathBuf>) {
        let folder = root.parent().unwrap_or(root).to_owned();
        let mut pending = self.read(scope, root, folder, of, false, read);
        while let Some(Pending { around, name, paths, test }) = pending.pop() {
            let path = paths.iter().find(|path| self.texts.contains_key(*path));
            let path = path.unwrap_or_else(|| panic!("no file for the module {name}: {paths:?}"));
            let file = FileId(self.house.files.len());
            let scope = if test { around } else { self.names.add_scope(Some(around), &name, file) };
            let beside = path.parent().unwrap_or(path);
            let folder = if path.ends_with("mod.rs") { beside.to_owned() } else { path.with_extension("") };
            pending.extend(self.read(scope, path, folder, of, test, read));
        }
    }

    fn read(
        &mut self,
        scope: ScopeId,
        path: &Path,
        folder: PathBuf,
        of: &str,
        test: bool,
        read: &mut BTreeSet<PathBuf>,
    ) -> Vec<Pending> {
        let text = self.texts.get(path).unwrap_or_else(|| panic!("{} is missing", path.display()));
        let syntax = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read.insert(path.to_owned());
        if !test {
            let (path, of) = (path.display().to_string(), of.to_owned());
            let module = self.names.way_to(scope);
            self.house.files.push(File { path, of, module, lines: text.lines().count() });
        }
        let mut reader = Reader::new(&mut self.names, scope, path.to_owned(), folder);
        reader.test = test;
        syn::visit::Visit::visit_file(&mut reader, &syntax);
        self.taken.append(&mut reader.taken);
        reader.pending
    }

    /// Makes arrows of what is taken.
    fn resolve(&mut self) {
        let spoken = self.spoken();
        let mut arrows: BTreeMap<(FileId, FileId), BTreeMap<String, usize>> = BTreeMap::new();
        for taken in std::mem::take(&mut self.taken) {
            let file = self.names.scope(taken.scope).file;
            let place = format!("{}:{}", self.house.file(file).path, taken.line);
            if let [first, _, ..] = &taken.path.names[..]
                && (taken.path.from_crates || !self.names.knows(taken.scope, first))
            {
                self.house.strangers.entry(first.clone()).or_insert_with(|| place.clone());
            }
            let Some(found) = self.ends(&taken, &spoken) else {
                self.house.lost.push(format!("{place}: {}", taken.path.names.join("::")));
                continue;
            };
            self.house.followed += usize::from(!found.is_empty());
            for found in found {
                if let Some((to, name)) = self.defined(&taken, found)
                    && to != file
                {
                    let line = arrows.entry((file, to)).or_default().entry(name).or_insert(taken.line);
                    *line = taken.line.min(*line);
                }
            }
        }
        let listed = |names: BTreeMap<String, usize>| {
            let mut takes: Vec<Take> = names.into_iter().map(|(name, line)| Take { name, line }).collect();
            takes.sort_by_key(|take| take.line);
            takes
        };
        self.house.arrows = arrows.into_iter().map(|(arrow, names)| (arrow, listed(names))).collect();
    }

    /// As what each file says each name, by itself or as the first of a path: of two things with one name, `use` brings
    /// in both, and only one may be meant.
    fn spoken(&self) -> BTreeSet<(FileId, String, Space)> {
        let paths = self.taken.iter().filter_map(|taken| match taken.how {
            How::Path(space) => Some((taken, space)),
            How::Use(_) | How::PubUse(_) | How::Glob => None,
        });
        let first = |(taken, space): (&Taken, Space)| {
            let space = if taken.path.names.len() > 1 { Space::Type } else { space };
            Some((self.names.scope(taken.scope).file, taken.path.names.first()?.clone(), space))
        };
        paths.filter_map(first).collect()
    }

    /// What a path of ours leads to, without what is outside; none when it can't be followed.
    fn ends(&self, taken: &Taken, spoken: &BTreeSet<(FileId, String, Space)>) -> Option<Vec<Found>> {
        let in_space = |space| self.names.resolve(taken.scope, &taken.path, space);
        let file = self.names.scope(taken.scope).file;
        let mut found: Vec<Found> = match &taken.how {
            How::Path(space) => match &taken.path.names[..] {
                [name] => self.names.through_glob(taken.scope, name, *space).into_iter().collect(),
                _ => vec![space.first().into_iter().find_map(in_space)?],
            },
            How::Glob => vec![in_space(Space::Type)?],
            How::Use(name) | How::PubUse(name) => {
                let all = Space::Type.first().map(|space| (space, in_space(space)));
                let all: Vec<(Space, Found)> =
                    all.into_iter().filter_map(|(space, found)| Some((space, found?))).collect();
                let is_said = |space| spoken.contains(&(file, name.clone(), space));
                let said: Vec<Found> =
                    all.iter().filter(|(space, _)| is_said(*space)).map(|(_, found)| *found).collect();
                let all: Vec<Found> = all.into_iter().map(|(_, found)| found).collect();
                if all.is_empty() {
                    return None;
                }
                if said.is_empty() || matches!(taken.how, How::PubUse(_)) { all } else { said }
            }
        };
        found.retain(|found| *found != Found::Outside);
        found.dedup();
        Some(found)
    }

    /// The file that defines what is taken, and its name there; none for a module that is only a way to something.
    fn defined(&self, taken: &Taken, found: Found) -> Option<(FileId, String)> {
        match (found, &taken.how) {
            (Found::Item(item), _) => {
                let item = self.names.item(item);
                Some((item.file, item.name.clone()))
            }
            (Found::Module(module), How::Glob) => {
                let module = self.names.scope(module);
                Some((module.file, format!("{}::*", module.name)))
            }
            (Found::Module(module), How::PubUse(_)) => {
                let module = self.names.scope(module);
                Some((module.file, module.name.clone()))
            }
            (Found::Module(_), How::Use(_) | How::Path(_)) | (Found::Outside, _) => None,
        }
    }
}
