//! Two windows on one file: nothing of the first is lost, and the second is told.

use std::fs;
use std::path::Path;

use app::command::{Command, FilesCommand};
use app::job::Place;
use app::timeline::TimelineCommand;
use app::update::keep_changes;
use tempfile::TempDir;

use crate::bare::Window as Bare;

struct Window(Bare);

impl Window {
    fn new(data: &Path) -> Self {
        Self(Bare::new(Some(data), Place::Here))
    }

    fn ask(&mut self, command: FilesCommand) {
        self.0.ask(Command::Files(command));
    }

    fn open(&mut self, path: &Path) {
        self.ask(FilesCommand::OpenPath(path.to_owned()));
        assert!(self.0.state.board.is_some(), "{:?}", self.0.state.message);
    }

    fn title(&mut self, title: &str) {
        title.clone_into(&mut self.0.state.board.as_mut().expect("a board").file.title);
        self.0.state.editing.has_unsaved = true;
    }

    fn told(&self) -> String {
        self.0.state.message.as_ref().map(|message| message.text.clone()).unwrap_or_default()
    }
}

fn title(path: &Path) -> String {
    saves::from_path(path).unwrap_or_else(|error| panic!("{error}")).title
}

#[test]
fn a_file_that_another_window_has_saved_is_not_saved_over() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("one.board.ron");
    fs::write(&path, saves::bundled::find("two-doublers").expect("a board").text).expect("a file");
    let (mut first, mut second) = (Window::new(folder.path()), Window::new(folder.path()));
    first.open(&path);
    second.open(&path);
    first.title("of the first");
    first.ask(FilesCommand::Save);
    assert_eq!(title(&path), "of the first");
    second.title("of the second");
    second.ask(FilesCommand::Save);
    assert_eq!(title(&path), "of the first", "{}", second.told());
    let told = second.told();
    for said in ["another program has changed this file", "Save as", "one.board.ron"] {
        assert!(told.contains(said), "`{said}` is not in `{told}`");
    }
    // The dialog has asked whether it may be replaced.
    second.ask(FilesCommand::PlaceChosen(Some(path.clone())));
    assert_eq!(title(&path), "of the second");
    second.title("once more");
    second.ask(FilesCommand::Save);
    assert_eq!(title(&path), "once more", "what it wrote itself is no reason");
    fs::remove_file(&path).expect("removed");
    second.title("anew");
    second.ask(FilesCommand::Save);
    assert_eq!(title(&path), "anew");
}

#[test]
fn a_board_that_was_not_saved_is_never_gone_while_it_is_taken_over() {
    let folder = TempDir::new().expect("a folder");
    let mut first = Window::new(folder.path());
    first.ask(FilesCommand::NewBoard);
    first.title("of the first");
    keep_changes(&first.0.state, &mut first.0.outside, 0.0);
    assert!(Window::new(folder.path()).0.state.recovered.is_none(), "the first still runs");
    drop(first);
    let mut second = Window::new(folder.path());
    assert!(second.0.state.recovered.is_some());
    second.ask(FilesCommand::Recover);
    // It is killed at once.
    drop(second);
    let third = Window::new(folder.path());
    let found = third.0.state.recovered.as_ref().map(|found| found.file.title.as_str());
    assert_eq!(found, Some("of the first"));
}

#[test]
fn a_timeline_is_recovered_with_the_board_that_stands_on_it() {
    let folder = TempDir::new().expect("a folder");
    let mut first = Window::new(folder.path());
    first.ask(FilesCommand::OpenBundled("doubler-and-plus-one".to_owned()));
    first.0.ask(TimelineCommand::GoOn(1));
    assert_eq!(first.0.state.editing.history.entries().len(), 2);
    let told = first.0.state.editing.history.entries()[1].origin.clone();
    keep_changes(&first.0.state, &mut first.0.outside, 0.0);
    drop(first);
    let mut second = Window::new(folder.path());
    second.ask(FilesCommand::Recover);
    let history = &second.0.state.editing.history;
    assert_eq!((history.entries().len(), history.current()), (2, 1));
    assert_eq!(history.entries()[1].origin, told);
    second.0.ask(TimelineCommand::Back);
    let board = second.0.state.board.as_ref().expect("a board");
    assert_eq!(board.file.title, "A doubler and a plus one");
    // With the board its timeline is forgotten.
    second.0.ask(TimelineCommand::GoOn(1));
    second.ask(FilesCommand::SaveTo(folder.path().join("saved")));
    keep_changes(&second.0.state, &mut second.0.outside, 9.0);
    drop(second);
    assert!(Window::new(folder.path()).0.state.recovered.is_none());
}
