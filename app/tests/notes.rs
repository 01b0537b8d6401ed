//! Notes of boards: what does nothing on them, where it is said. `UPDATE_EXPECT=1 cargo test -p app --test notes` renews the
//! list of those of the boards that come with the program; each that is new has to be read, and true.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/windows.rs"]
mod windows;

use std::fmt::Write;
use std::path::Path;

use app::cli::{self, End};
use app::command::{Command, FilesCommand};
use app::opened::open_bundled;
use app::panels::Panel;
use engine::Options;
use saves::bundled::all;

fn run(words: &[&str]) -> (String, End) {
    let mut out = Vec::new();
    let end = cli::run(words, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), end)
}

/// The notes of every bundled board at its own date, or the first at which its file says how it is ruled.
fn notes() -> String {
    let mut told = String::new();
    for board in all() {
        let opened = open_bundled(board).unwrap();
        let first = opened.file.rulings.iter().find_map(|ruling| ruling.as_of.last().copied());
        let options = Options { as_of: first, ..Options::default() };
        for (at, note) in opened.notes(&opened.rule(&options).unwrap()) {
            writeln!(told, "{}\t{at}\t{}", board.full_name(), note.text).unwrap();
        }
    }
    told
}

#[test]
fn the_notes_of_the_bundled_boards_are_those_that_were_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/notes.txt");
    let now = notes();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), now);
}

#[test]
fn a_page_says_what_does_nothing_on_the_board() {
    let (page, end) = run(&["explain", "attached-already"]);
    assert_eq!(end, End::Fine, "a note is no error");
    assert!(page.contains("Notes on the board\n"), "{page}");
    let note = "- events[0].does[0].events[0]: Nothing comes of this: it is so already, or it is nothing.";
    assert_eq!(page.matches(note).count(), 1, "{page}");
    let (json, _) = run(&["explain", "attached-already", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["board_notes"][0]["at"], "events[0].does[0].events[0]");
}

#[test]
fn a_strict_check_names_notes_and_any_other_does_not() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../saves/boards");
    let board = boards.join("attach/attached-already.board.ron").display().to_string();
    let (plain, end) = run(&["check", &board]);
    assert!(end == End::Fine && plain.starts_with("ok"), "{plain}");
    let (strict, end) = run(&["check", "--strict", &board]);
    assert!(end == End::CheckFailed && strict.starts_with("noted"), "{strict}");
    assert!(strict.contains("events[0].does[0].events[0]: Nothing comes of this"), "{strict}");
}

/// A window with a bundled board.
fn opened(board: &str) -> windows::Shown {
    let mut shown = windows::window(Vec::new(), None);
    for command in
        [Command::Files(FilesCommand::OpenBundled(board.to_owned())), Command::OpenPanel(Panel::Board)]
    {
        shown.state_mut().ask(command);
        shown.run();
        shown.run();
    }
    shown
}

#[test]
fn the_window_says_it_beside_the_board() {
    let shown = opened("attached-already");
    assert!(windows::says(&shown, "WHAT DOES NOTHING HERE"));
    assert!(windows::says(&shown, "events[0].does[0].events[0]"));
    assert!(!windows::says(&opened("two-doublers"), "WHAT DOES NOTHING HERE"));
}
