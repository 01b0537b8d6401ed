//! A fault of the program: the window keeps the board and says where, the command line ends in a code of its own, and
//! both note in the log how it came to it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use app::cli::{End, guarded};
use app::command::{Command, FilesCommand};
use app::dialog::{Answer, FileDialog, Wanted};
use app::fault::{Fault, watch};
use app::job::Place;
use app::log::Log;
use app::update::at_fault;
use app::window::Window;
use egui::{Key, Modifiers, OutputCommand, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use crate::bare;

/// Names the folder in which the process of a test is to come to a fault.
const VARIABLE: &str = "INSTEAD_FAULT_IN";

/// In the process of another test only: what the command line does with a fault.
#[test]
fn a_process_that_comes_to_a_fault() {
    let Some(folder) = std::env::var_os(VARIABLE) else { return };
    let log = Log::new(Some(Path::new(&folder)));
    watch(log.clone());
    let end = guarded(&log, || panic!("the lamp\u{1b}[2J fell"));
    std::process::exit(end.code().into());
}

#[test]
fn the_command_line_says_that_it_was_at_fault_and_where_the_log_is() {
    let folder = TempDir::new().expect("a folder");
    let this = std::env::current_exe().expect("this test");
    let done = Process::new(this)
        .args(["--exact", "faults::a_process_that_comes_to_a_fault", "--nocapture"])
        .env(VARIABLE, folder.path())
        .output()
        .expect("it runs");
    let said = String::from_utf8(done.stderr).expect("text");
    assert_eq!(done.status.code(), Some(End::Fault.code().into()), "{said}");
    let log = folder.path().join("instead.log");
    let place = log.display().to_string();
    let version = format!("Instead {}", env!("CARGO_PKG_VERSION"));
    for words in ["the program has a fault: the lamp", "faults.rs:", "can be relied on", &place, &version] {
        assert!(said.contains(words), "{words} is not in:\n{said}");
    }
    assert!(!said.contains('\u{1b}'), "{said:?}");
    let noted = fs::read_to_string(log).expect("a log");
    for words in
        ["a fault in the thread", "the lamp", "faults.rs:", &version, "a_process_that_comes_to_a_fault"]
    {
        assert!(noted.contains(words), "{words} is not in:\n{noted}");
    }
}

/// A dialog that is at fault whenever it is asked.
struct Faulty;

impl FileDialog for Faulty {
    fn ask(&mut self, _wanted: Wanted, _answer: Answer) {
        panic!("the lamp fell")
    }
}

fn window(data: &Path, board: Option<PathBuf>) -> Harness<'static, Window> {
    let data = Some(data.to_owned());
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .build_eframe(|cc| Window::with(&cc.egui_ctx, board, Place::Here, Box::new(Faulty), data));
    harness.run();
    harness
}

/// What the last frame has put on the clipboard.
fn copied(harness: &Harness<'static, Window>) -> Option<String> {
    let commands = &harness.output().platform_output.commands;
    commands.iter().find_map(|command| {
        if let OutputCommand::CopyText(text) = command { Some(text.clone()) } else { None }
    })
}

/// The boards among the drafts, by their titles.
fn drafts(data: &Path) -> Vec<String> {
    let entries = fs::read_dir(data.join("drafts")).into_iter().flatten().flatten();
    let titles = entries.map(|entry| saves::from_path(&entry.path()).map(|file| file.title));
    titles.map(|title| title.unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[test]
fn the_window_keeps_its_board_says_where_and_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let mut harness = window(folder.path(), Some("doubler-and-plus-one".into()));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
    harness.run();
    for words in ["The program has a fault", "the lamp fell", "The board is kept in", "instead.log"] {
        assert!(harness.query_all_by_label_contains(words).next().is_some(), "{words} is not shown");
    }
    assert_eq!(drafts(folder.path()), ["A doubler and a plus one"]);
    assert!(harness.query_by_label("Outcomes").is_none(), "nothing else is shown");
    for (label, has_board) in [("Copy diagnostics", false), ("Copy diagnostics and the board", true)] {
        harness.get_by_label(label).click();
        let given = (0..4).find_map(|_| {
            harness.step();
            copied(&harness)
        });
        let given = given.unwrap_or_else(|| panic!("{label} copies nothing"));
        assert!(given.contains("Rules of 2026-04-17"), "{given}");
        assert_eq!(given.contains("A doubler and a plus one"), has_board, "{given}");
        harness.run();
    }
    harness.get_by_label("Go on").click();
    // All panels are there once more, and take their places.
    harness.run_steps(20);
    assert!(harness.query_by_label("The program has a fault").is_none());
    let board = harness.state().state().board.as_ref().map(|board| board.file.title.clone());
    assert_eq!(board.as_deref(), Some("Two doublers"));
    assert!(harness.state().state().recent.iter().any(|path| path.starts_with(folder.path())));
}

#[test]
fn a_fault_of_work_beside_the_window_is_told_and_the_board_kept() {
    let folder = TempDir::new().expect("a folder");
    let mut window = bare::Window::new(Some(folder.path()), Place::Nowhere);
    window.ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
    assert!(window.state.working.is_some());
    let fault = Fault { what: "the lamp fell".to_owned(), place: None, thread: "ruling".to_owned() };
    for _ in 0..2 {
        at_fault(&mut window.state, &window.outside, &fault);
        let told = window.state.message.as_ref().map(|message| message.text.clone()).unwrap_or_default();
        for words in ["the lamp fell", "The board is kept in", "instead.log"] {
            assert!(told.contains(words), "{words} is not in {told}");
        }
        assert!(window.state.working.is_none(), "nothing is waited for that does not come");
        assert_eq!(drafts(folder.path()), ["Two doublers"], "once");
    }
}
