//! Files of format 1 load for good: every board that came with the program when format 2 began, as it was then.

use std::fs;
use std::path::{Path, PathBuf};

use saves::BoardFile;

/// Where the boards of format 1 are kept. They are never changed, and none is added.
fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/format_1/boards")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn load(path: &Path) -> BoardFile {
    saves::from_path(path).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_board_of_format_1_loads() {
    let boards = files(&kept());
    assert_eq!(boards.len(), 664);
    for path in boards {
        let text = fs::read_to_string(&path).expect("the file can be read");
        assert!(text.contains("format: 1"), "{}", path.display());
        assert_eq!(load(&path).format, saves::FORMAT, "{}", path.display());
    }
}

/// What was `Act` and `Undergo` is the same `Deed`: a board that is written again today says the same.
#[test]
fn a_board_of_format_1_is_the_board_that_is_written_today() {
    for path in files(&kept()) {
        let old = load(&path);
        let text = saves::to_text(&old).unwrap_or_else(|error| panic!("{error}"));
        assert!(text.contains("format: 2"), "{text}");
        let new = saves::from_text("written today", &text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(new, old, "{}", path.display());
    }
}

#[test]
fn the_words_of_format_1_mean_the_deeds_of_format_2() {
    let board = |format: u64, events: &str, patterns: &str| {
        let text = format!(
            r#"(format: {format}, title: "t", board: (
                players: [(name: "Anna")],
                objects: [(id: "Bear", is: (abilities: [Restriction(Cant((event: {patterns})))]))],
                events: [(does: [Do(events: [{events}])])],
            ))"#
        );
        saves::from_text("t", &text).unwrap_or_else(|error| panic!("{error}"))
    };
    let pairs = [
        ("Act(act: Mill, who: You, amount: N(2))", "Deed(deed: Mill, amount: N(2))"),
        ("Undergo(what: Is(\"Bear\"), deed: Tap)", "Deed(deed: Tap, what: Is(\"Bear\"))"),
    ];
    let patterns = [
        ("Act(act: Lose, who: Opponents)", "Deed(deed: Lose, who: Opponents)"),
        ("Undergo(what: This, deed: Untap)", "Deed(deed: Untap, what: This)"),
    ];
    for ((old, new), (old_pattern, new_pattern)) in pairs.into_iter().zip(patterns) {
        assert_eq!(board(1, old, old_pattern), board(2, new, new_pattern));
    }
}
