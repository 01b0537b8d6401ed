//! What the documents say of the program is so. `UPDATE_EXPECT=1 cargo test -p app --test documents` renews the keys.

use std::path::{Path, PathBuf};

use app::cli::run;
use app::keys::actions;
use egui::ModifierNames;

/// A document's path from the top of the project.
fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

#[test]
fn the_first_ruling_of_the_readme_is_what_is_printed() {
    let readme = std::fs::read_to_string(at("README.md")).unwrap();
    let (_, rest) = readme.split_once("```text\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let mut out = Vec::new();
    run(&["explain", "two-doublers"], &mut out).unwrap();
    let printed = String::from_utf8(out).unwrap();
    let mut printed = printed.lines().map(str::trim);
    for line in example.lines().filter(|line| *line != "...") {
        assert!(printed.any(|one| one == line), "{line} is not printed, or not there");
    }
}

#[test]
fn the_manual_lists_the_keys() {
    let rows = actions().iter().map(|action| {
        let keys = action.keys.format(&ModifierNames::NAMES, false);
        format!("| `{keys}` | {} | {} |\n", action.label, action.help)
    });
    let head = "| keys | what | what for |\n|---|---|---|\n".to_owned();
    let keys: String = [head].into_iter().chain(rows).collect();
    let manual = std::fs::read_to_string(at("docs/manual.md")).unwrap();
    let (before, table) = manual.split_at(manual.find("| keys |").unwrap());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(at("docs/manual.md"), format!("{before}{keys}")).unwrap();
        return;
    }
    assert!(table == keys, "renew it with UPDATE_EXPECT=1 cargo test -p app --test documents");
}
