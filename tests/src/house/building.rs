//! Reads all files of the house, each through the module that it is.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};

use syn::visit::Visit;

use super::lists::{Lists, lists};
use super::names::{Names, ScopeId};
use super::plan::{File, FileId, House};
use super::read::{Pending, Reader, Taken};
use super::{arrows, crates};

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
        let (house, names, taken) = (Self::default(), Names::default(), Vec::new());
        let lists =
            texts.iter().filter(|(path, text)| crates::is_source(path) && text.contains("macro_rules!"));
        let lists = lists.flat_map(|(path, text)| self::lists(&parsed(path, text))).collect();
        let mut building = Building { texts, lists, house, names, taken, read: BTreeSet::new() };
        for member in crates::members(texts) {
            for root in &member.roots {
                building.read_from(root, &member.name);
            }
            building.house.crates.push(member.name);
        }
        let unread = texts.keys().filter(|path| crates::is_source(path) && !building.read.contains(*path));
        let lost = unread.map(|path| format!("{}: no module is in this file", path.display()));
        building.house.lost.extend(lost);
        arrows::draw(&mut building.house, &building.names, &building.taken);
        building.house
    }
}

fn parsed(path: &Path, text: &str) -> syn::File {
    syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A house that is being read.
struct Building<'t> {
    texts: &'t BTreeMap<PathBuf, String>,
    lists: Lists,
    house: House,
    names: Names,
    taken: Vec<Taken>,
    read: BTreeSet<PathBuf>,
}

/// A file that is still to be read.
struct Unread {
    /// The module that it is, or the one around when only tests are in it.
    scope: ScopeId,
    path: PathBuf,
    /// Where the files of its modules are.
    folder: PathBuf,
    test: bool,
}

impl Building<'_> {
    /// Reads a root and the files of all modules under it.
    fn read_from(&mut self, root: &Path, name: &str) {
        let is_library = root.ends_with("src/lib.rs");
        let own = root.file_stem().unwrap_or_default().to_string_lossy();
        let of = if is_library { name.to_owned() } else { format!("{name}/{own}") };
        let scope = self.names.add_scope(None, name, FileId(self.house.files.len()));
        if is_library {
            self.names.add_crate(name, scope);
        }
        let folder = root.parent().unwrap_or(root).to_owned();
        let root = Unread { scope, path: root.to_owned(), folder, test: false };
        let mut pending = VecDeque::from(self.read(root, &of));
        while let Some(next) = pending.pop_front() {
            let unread = self.find(next);
            pending.extend(self.read(unread, &of));
        }
    }

    /// The file of a module.
    fn find(&mut self, Pending { around, name, paths, test }: Pending) -> Unread {
        let path = paths.iter().find(|path| self.texts.contains_key(*path));
        let path = path.unwrap_or_else(|| panic!("no file for the module {name}: {paths:?}")).clone();
        let file = FileId(self.house.files.len());
        let scope = if test { around } else { self.names.add_scope(Some(around), &name, file) };
        let beside = path.parent().unwrap_or(&path);
        let folder = if path.ends_with("mod.rs") { beside.to_owned() } else { path.with_extension("") };
        Unread { scope, path, folder, test }
    }

    fn read(&mut self, Unread { scope, path, folder, test }: Unread, of: &str) -> Vec<Pending> {
        let text = self.texts.get(&path).unwrap_or_else(|| panic!("{} is missing", path.display()));
        let syntax = parsed(&path, text);
        self.read.insert(path.clone());
        if !test {
            let (module, lines) = (self.names.way_to(scope), text.lines().count());
            self.house.files.push(File {
                path: path.display().to_string(),
                of: of.to_owned(),
                module,
                lines,
            });
        }
        let mut reader = Reader::new(&mut self.names, &self.lists, scope, path, folder);
        reader.test = test;
        reader.visit_file(&syntax);
        self.taken.append(&mut reader.taken);
        reader.pending
    }
}
