//! Random commands: none panics, what makes sense of a board always makes sense, and everything can be taken back.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "commands/any.rs"]
mod any;

use std::sync::Arc;

use any::Any;
use app::command::Command;
use app::dialog::{Answer, FileDialog, Wanted};
use app::job::Place;
use app::state::State;
use app::update::{Outside, update};
use saves::BoardFile;

/// How many commands there are when nobody says otherwise.
const COMMANDS: usize = 6_000;
/// The variable that says otherwise.
const VARIABLE: &str = "INSTEAD_COMMANDS";
/// So many are given before all of them are taken back; fewer than can be taken back.
const STRETCH: usize = 200;

/// A dialog that is always closed.
struct Closed;

impl FileDialog for Closed {
    fn ask(&mut self, _wanted: Wanted, answer: Answer) {
        answer.give(Vec::new());
    }
}

struct Window {
    state: State,
    outside: Outside,
}

impl Window {
    fn new(jobs: Place) -> Self {
        let outside = Outside::new(Box::new(Closed), None, jobs, &(Arc::new(|| {}) as app::job::Wake));
        Self { state: State::new(), outside }
    }

    fn ask(&mut self, command: Command) {
        update(&mut self.state, &mut self.outside, command);
        app::update::take_answers(&mut self.state, &mut self.outside);
    }

    fn file(&self) -> &BoardFile {
        &self.state.board.as_ref().unwrap().file
    }

    fn bytes(&self) -> String {
        saves::to_text(self.file()).unwrap()
    }
}

/// Gives so many commands in stretches, each from a bundled board, and takes each stretch back and makes it again.
fn check(commands: usize, jobs: Place, seed: u64) {
    let mut any = Any::new(seed);
    let mut window = Window::new(jobs);
    let mut given = 0;
    while given < commands {
        let boards = saves::bundled::all();
        window.ask(Command::OpenBundled(boards[any.below(boards.len())].full_name()));
        // What the stretch before has left behind is not saved.
        window.ask(Command::Leave);
        let start = window.bytes();
        for _ in 0..STRETCH.min(commands - given) {
            let command = any.command(&window.state.board.as_ref().unwrap().file.board);
            let told = format!("{command:?}");
            window.ask(command);
            given += 1;
            let opened = window.state.board.as_ref().unwrap();
            let valid = engine::validate(&opened.board);
            assert!(valid.is_ok() || opened.mistakes.len() >= 50, "{told}: {valid:?}: {:?}", opened.mistakes);
        }
        let end = window.bytes();
        let mut back = 0;
        while window.state.editing.can_undo() {
            window.ask(Command::Undo);
            back += 1;
        }
        assert_eq!(window.bytes(), start, "taken back {back} times");
        assert!(!window.state.has_changes());
        for _ in 0..back {
            window.ask(Command::Redo);
        }
        assert_eq!(window.bytes(), end);
    }
    println!("{given} commands");
}

#[test]
fn random_commands_never_panic_and_are_taken_back_to_equal_bytes() {
    let commands = std::env::var(VARIABLE).ok().and_then(|number| number.parse().ok());
    check(commands.unwrap_or(COMMANDS), Place::Nowhere, 1);
}

#[test]
fn random_commands_with_their_rulings_never_panic() {
    check(300, Place::Here, 2);
}
