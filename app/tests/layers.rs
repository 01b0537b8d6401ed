//! The features of the window stand in layers: none needs another that needs it, so that each can be read, moved and
//! left out with what stands below it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Everything that stands in a folder and in those within it.
fn text(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.push_str(&text(&path));
        } else {
            all.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
    all
}

/// What stands behind `crate::` somewhere, alone or among others in braces.
fn named(text: &str) -> BTreeSet<String> {
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    };
    let mut found = BTreeSet::new();
    for rest in text.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            Some(several) => found.extend(several.split(';').next().unwrap().split(',').map(word)),
            None => {
                found.insert(word(rest));
            }
        }
    }
    found
}

/// The features: folders that show something or carry something out. The form of an effect, and parts of which panels
/// are made, stand below them and need none either.
fn features() -> Vec<String> {
    let folders = fs::read_dir(source()).unwrap().map(|entry| entry.unwrap().path());
    let has = |folder: &Path, file: &str| folder.join(file).is_file();
    let shows = folders.filter(|path| ["update.rs", "view.rs"].iter().any(|file| has(path, file)));
    let mut names: Vec<String> =
        shows.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    names.push("effect".to_owned());
    names.push("widgets".to_owned());
    names.sort();
    names
}

#[test]
fn no_feature_needs_another_that_needs_it() {
    let names = features();
    assert!(names.len() > 12, "{names:?}");
    let mut needs: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for name in &names {
        let text = text(&source().join(name));
        let mentioned = named(&text);
        let needed = names.iter().filter(|other| *other != name && mentioned.contains(other.as_str()));
        needs.insert(name, needed.map(String::as_str).collect());
    }
    // What needs nothing any more is taken away, until nothing is left.
    while let Some(free) = needs.iter().find(|(_, needed)| needed.is_empty()).map(|(name, _)| *name) {
        needs.remove(free);
        for needed in needs.values_mut() {
            needed.remove(free);
        }
    }
    assert!(needs.is_empty(), "these need one another, straight or around: {needs:?}");
}

/// The lines of the list of features.
fn lines() -> Vec<String> {
    let list = fs::read_to_string(source().join("features.rs")).unwrap();
    let rows = list.split("$then! {").nth(1).unwrap().split('}').next().unwrap();
    rows.split(';').map(str::trim).filter(|row| !row.is_empty()).map(str::to_owned).collect()
}

#[test]
fn every_panel_has_a_folder_that_tells_the_window_of_it() {
    let with_panel: Vec<String> = lines().into_iter().filter(|line| !line.contains(": []")).collect();
    assert_eq!(with_panel.len(), app::panels::Panel::ALL.len());
    for line in with_panel {
        let folder = line.split(':').next().unwrap();
        assert!(source().join(folder).join("panel.rs").is_file(), "{folder}");
    }
}

#[test]
fn what_does_commands_is_a_feature_of_the_list() {
    let listed: BTreeSet<String> =
        lines().iter().map(|line| line.split(':').next().unwrap().to_owned()).collect();
    let parts = ["effect", "widgets", "window"];
    let unlisted: Vec<String> = features()
        .into_iter()
        .filter(|name| !listed.contains(name) && !parts.contains(&name.as_str()))
        .collect();
    assert_eq!(unlisted, [""; 0]);
}

/// What the engine is asked about a board goes through `opened`, where its cards are looked up: a file's own board may
/// only name them. What meets what is tried on boards that the program makes, on which no card is merely named.
#[test]
fn no_command_has_the_engine_rule_on_a_board_of_its_own() {
    let asks = [
        "engine::rule(",
        "engine::why",
        "engine::dates::dates",
        "saves::check(",
        "check_with(",
        "Round::of(",
        "Loop::new(",
    ];
    let mut found = Vec::new();
    let mut folders = vec![source()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with("opened/asked.rs") && !path.ends_with("meet/pair.rs") {
                let text = fs::read_to_string(&path).unwrap();
                let imports = text.split("use engine::{").skip(1).filter_map(|rest| rest.split('}').next());
                let imported =
                    imports.flat_map(|names| names.split(", ")).any(|name| ["rule", "why"].contains(&name));
                let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                let asked = code.into_iter().any(|line| asks.iter().any(|ask| line.contains(ask)));
                found.extend((imported || asked).then_some(path));
            }
        }
    }
    assert_eq!(found, [""; 0].map(PathBuf::from), "ask the opened board");
}
