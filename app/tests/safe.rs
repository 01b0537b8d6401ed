//! Nothing is lost, and nothing of a file reaches a terminal as it is: held against the command line, and against the real
//! process, also where that is killed.

#[path = "shared/bare.rs"]
mod bare;
#[path = "shared/closed.rs"]
mod closed;
#[path = "safe/faults.rs"]
mod faults;
#[cfg(unix)]
#[path = "safe/kills.rs"]
mod kills;
#[path = "safe/windows.rs"]
mod windows;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use app::cli::{self, End};
use saves::BoardFile;
use tempfile::TempDir;

/// What a title, a name or a text of a file could do to a terminal or to a page.
const BAD: &str = "Ogre\u{1b}[2J\u{202e}\n\n# Owned\r\u{9b}5A\u{7}";

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_instead"))
}

fn run(words: &[&str]) -> (String, End) {
    let mut out = Vec::new();
    let end = cli::run(words, &mut out).unwrap_or_else(|error| panic!("{words:?}: {error:#}"));
    (String::from_utf8(out).expect("text"), end)
}

/// A board in a file whose title is bad, and a name on it, too.
fn bad_board(folder: &Path) -> PathBuf {
    let bundled = saves::bundled::find("two-doublers").expect("a board");
    let file = saves::from_text("two-doublers", bundled.text).unwrap_or_else(|error| panic!("{error}"));
    let path = folder.join("bad.board.ron");
    let file = BoardFile { title: BAD.to_owned(), ..file };
    saves::to_path(&file, &path).expect("written");
    path
}

/// Whether a text has a sign in it that a terminal obeys, or that turns the direction.
fn steers(text: &str) -> bool {
    text.chars().any(|sign| {
        sign.is_control() && !matches!(sign, '\n' | '\t') || matches!(sign, '\u{202a}'..='\u{202e}')
    })
}

#[test]
fn nothing_of_a_title_steers_a_terminal_or_opens_a_block() {
    let folder = TempDir::new().expect("a folder");
    let path = bad_board(folder.path()).display().to_string();
    for format in ["text", "json", "markdown", "dot", "html", "svg"] {
        let (text, _) = run(&["explain", &path, "--format", format]);
        assert!(!steers(&text), "{format}");
        assert!(text.contains("Owned"), "{format}: the title is told");
        assert!(!text.lines().any(|line| line.starts_with("# Owned") || line == "Owned"), "{format}");
    }
    let (text, _) = run(&["explain", &path, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["board"], BAD, "for programs it says the same");
    let mut picture = Vec::new();
    cli::run(&["explain", &path, "--format", "png"], &mut picture).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG\r\n"), "what is no text is as it was");
}

#[test]
fn nothing_of_an_error_steers_a_terminal() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("bad.board.ron");
    fs::write(&path, "(format: 2, title: \"a\", \u{1b}[31mboard\u{202e}: ())").expect("a file");
    let done = program().arg("explain").arg(&path).output().expect("it runs");
    let said = String::from_utf8(done.stderr).expect("text");
    assert!(!done.status.success() && !steers(&said), "{said:?}");
    let (said, end) = run(&["check", &path.display().to_string()]);
    assert!(end == End::BadInput && !steers(&said), "{said:?}");
}

#[test]
fn cards_with_bad_texts_are_shown_without_harm() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let file = folder.path().join("cards.json");
    let cards = serde_json::json!([
        {"object": "card", "name": "Lo\u{202e}ud", "type_line": "Artifact\u{1b}[2J", "oracle_text": BAD},
        {"object": "card", "name": BAD, "type_line": "Artifact"},
    ]);
    fs::write(&file, cards.to_string()).expect("a file");
    let words = |more: &[&str]| {
        let all: Vec<&str> = [&["cards", "--data", &data], more].concat();
        let (text, _) = run(&all);
        assert!(!steers(&text), "{text:?}");
        text
    };
    let said = words(&["import", &file.display().to_string()]);
    assert!(said.contains("1 without a name that could be one"), "{said}");
    words(&["show", "Lo\u{202e}ud"]);
    words(&["show", "Lo\u{202e}ud", "--format", "json"]);
    words(&["search", "ud"]);
}

#[test]
fn far_fewer_cards_are_imported_only_where_that_is_said() {
    let folder = TempDir::new().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let file = |name: &str, count: usize| {
        let cards: serde_json::Value = (0..count)
            .map(|n| serde_json::json!({"object": "card", "name": format!("Bell {n}"), "type_line": "Artifact"}))
            .collect();
        let path = folder.path().join(name);
        fs::write(&path, cards.to_string()).expect("a file");
        path.display().to_string()
    };
    let (many, few) = (file("many.json", 60), file("few.json", 2));
    assert_eq!(run(&["cards", "--data", &data, "import", &many]).1, End::Fine);
    let (said, end) = run(&["cards", "--data", &data, "import", &few]);
    assert!(end == End::BadInput && said.contains("60 cards are imported"), "{said}");
    assert!(said.contains("only 2") && said.contains("`--replace`"), "{said}");
    let (said, end) = run(&["cards", "--data", &data, "import", "--replace", &few]);
    assert!(end == End::Fine && said.contains("imported: 2 cards"), "{said}");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_written_to_and_stays_what_it_is() {
    let folder = TempDir::new().expect("a folder");
    let printed = program().args(["explain", "two-doublers"]).output().expect("it runs").stdout;
    let given = |path: &str| {
        let done = program().args(["explain", "two-doublers", "--output", path]).output().expect("it runs");
        assert!(done.status.success(), "{path}: {}", String::from_utf8_lossy(&done.stderr));
        done.stdout
    };
    assert_eq!(given("/dev/stdout"), printed);
    assert_eq!(given("/dev/fd/1"), printed);
    assert!(given("/dev/null").is_empty());
    assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
    // The output is directed to the end of a file: what is in it stays.
    let log = folder.path().join("log");
    fs::write(&log, "before\n").expect("a file");
    let end = fs::OpenOptions::new().append(true).open(&log).expect("it can be opened");
    let mut command = program();
    command.args(["explain", "two-doublers", "--output", "/dev/stdout"]).stdout(end);
    assert!(command.status().expect("it runs").success());
    assert_eq!(fs::read(&log).expect("a file"), [b"before\n", printed.as_slice()].concat());
    // A link stays, also where it leads to nothing yet.
    let (link, real) = (folder.path().join("link"), folder.path().join("real"));
    std::os::unix::fs::symlink("real", &link).expect("a link");
    given(&link.display().to_string());
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!(fs::read(&real).expect("a file"), printed);
    let done = program().args(["explain", "two-doublers", "--output"]).arg(folder.path()).output();
    let done = done.expect("it runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(!done.status.success() && said.contains("a folder is there"), "{said}");
}
