//! Lists the boards that are compiled into the program: every `boards/**/*.board.ron`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=boards");
    let root = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default().join("boards");
    let mut boards = Vec::new();
    if root.is_dir() {
        collect(&root, "", &mut boards)?;
    }
    boards.sort();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("bundled.rs"), list(&boards))
}

/// A board: group, name, path.
type Board = (String, String, PathBuf);

/// The group is the folder below `boards`, with `/` in between.
fn collect(folder: &Path, group: &str, boards: &mut Vec<Board>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            let inner = if group.is_empty() { name } else { format!("{group}/{name}") };
            collect(&path, &inner, boards)?;
        } else if let Some(board) = name.strip_suffix(".board.ron") {
            boards.push((group.to_owned(), board.to_owned(), path));
        }
    }
    Ok(())
}

fn list(boards: &[Board]) -> String {
    let mut code = "&[\n".to_owned();
    for (group, name, path) in boards {
        let path = path.to_string_lossy();
        // Writing to a string can't fail.
        writeln!(code, "Bundled {{ group: {group:?}, name: {name:?}, text: include_str!({path:?}) }},").ok();
    }
    code + "]\n"
}
