//! The crates of a workspace, and their files as text.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A crate of the workspace.
pub(super) struct Member {
    /// As paths call it.
    pub(super) name: String,
    /// The library first, then the programs.
    pub(super) roots: Vec<PathBuf>,
}

/// The manifests and every source file under `src` of each crate, by path from the top.
pub(super) fn texts(top: &Path) -> BTreeMap<PathBuf, String> {
    let mut texts = BTreeMap::new();
    add(top, Path::new("Cargo.toml"), &mut texts);
    for folder in folders(&texts) {
        add(top, &folder.join("Cargo.toml"), &mut texts);
        add_sources(top, &folder.join("src"), &mut texts);
    }
    texts
}

fn add(top: &Path, path: &Path, texts: &mut BTreeMap<PathBuf, String>) {
    let whole = top.join(path);
    let text = std::fs::read_to_string(&whole).unwrap_or_else(|error| panic!("{}: {error}", whole.display()));
    texts.insert(path.to_owned(), text);
}

fn add_sources(top: &Path, folder: &Path, texts: &mut BTreeMap<PathBuf, String>) {
    let whole = top.join(folder);
    let entries = std::fs::read_dir(&whole).unwrap_or_else(|error| panic!("{}: {error}", whole.display()));
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            add_sources(top, &path, texts);
        } else if is_source(&path) {
            add(top, &path, texts);
        }
    }
}

pub(super) fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs")
}

/// The crates, in the order of the workspace.
pub(super) fn members(texts: &BTreeMap<PathBuf, String>) -> Vec<Member> {
    let member = |folder: PathBuf| {
        let manifest = texts.get(&folder.join("Cargo.toml")).map_or("", String::as_str);
        let package = manifest.split("[package]").nth(1).unwrap_or_default();
        let name = package.lines().find_map(|line| line.strip_prefix("name = ")).unwrap_or_default();
        let source = folder.join("src");
        let programs = source.join("bin");
        let is_root = |path: &&PathBuf| {
            **path == source.join("lib.rs")
                || **path == source.join("main.rs")
                || path.parent() == Some(&programs)
        };
        let mut roots: Vec<PathBuf> = texts.keys().filter(is_root).cloned().collect();
        roots.sort_by_key(|path| !path.ends_with("lib.rs"));
        Member { name: name.trim_matches('"').replace('-', "_"), roots }
    };
    folders(texts).into_iter().map(member).collect()
}

/// The folders that the workspace names as its members.
fn folders(texts: &BTreeMap<PathBuf, String>) -> Vec<PathBuf> {
    let manifest = texts.get(Path::new("Cargo.toml")).map_or("", String::as_str);
    let after = manifest.split("\nmembers = [").nth(1).unwrap_or_default();
    let list = after.split(']').next().unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(PathBuf::from).collect()
}
