//! The project's own files, as text.

use std::path::{Path, PathBuf};

/// The crates, in the order in which they may look at each other.
pub const CRATES: [&str; 8] =
    ["language", "statements", "engine", "disk", "rulebook", "saves", "app", "tests"];

/// The folder of a crate, from the top of the project.
pub fn folder(name: &str) -> PathBuf {
    let inner = matches!(name, "language" | "statements");
    if inner { Path::new("engine").join(name) } else { PathBuf::from(name) }
}

/// A source file.
pub struct Source {
    /// Its path from the top of the project.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// The top of the project.
pub fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file of all crates whose name ends like this, by path.
///
/// # Panics
/// When one can't be read.
pub fn sources(ending: &str) -> Vec<Source> {
    let mut paths = Vec::new();
    for name in CRATES {
        collect(&top().join(folder(name)), &mut paths);
    }
    read(paths, ending)
}

/// Every document at the top of the project and in `docs`, by path.
///
/// # Panics
/// When one can't be read.
pub fn documents() -> Vec<Source> {
    let here = std::fs::read_dir(top()).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = here.filter(|path| path.is_file()).collect();
    collect(&top().join("docs"), &mut paths);
    read(paths, ".md")
}

fn read(mut paths: Vec<PathBuf>, ending: &str) -> Vec<Source> {
    paths.retain(|path| path.to_str().is_some_and(|path| path.ends_with(ending)));
    paths.sort();
    // The crates of plain data stand in the folder of the engine.
    paths.dedup();
    let source = |path: PathBuf| Source {
        text: std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
        path: path.strip_prefix(top()).unwrap_or(&path).display().to_string(),
    };
    paths.into_iter().map(source).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, paths);
        } else if path.is_file() {
            paths.push(path);
        }
    }
}

/// Each line with its place: `engine/src/lib.rs:12`.
pub fn lines(source: &Source) -> impl Iterator<Item = (String, &str)> {
    source.text.lines().enumerate().map(|(at, line)| (format!("{}:{}", source.path, at + 1), line))
}
