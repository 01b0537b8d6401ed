//! Random commands: none panics, what makes sense of a board always makes sense, and everything can be taken back.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "commands/any.rs"]
mod any;
#[path = "shared/bare.rs"]
mod bare;
#[path = "shared/closed.rs"]
mod closed;
#[path = "commands/kinds.rs"]
mod kinds;

use std::collections::BTreeSet;

use any::Any;
use app::board::BoardCommand;
use app::command::{Command, FilesCommand};
use app::job::Place;
use bare::Window;

use language::board::Board;
use saves::BoardFile;

/// How many commands there are when nobody says otherwise.
const COMMANDS: usize = 6_000;
/// The variable that says otherwise.
const VARIABLE: &str = "INSTEAD_COMMANDS";
/// A ruling has at most so many moments.
const MOMENTS: usize = 300;
/// So many are given before all of them are taken back; fewer than can be taken back.
const STRETCH: usize = 200;

/// What random commands are given to.
struct Tried(Window);

impl Tried {
    fn new(jobs: Place) -> Self {
        Self(Window::new(None, jobs))
    }

    fn ask(&mut self, command: Command) {
        self.0.ask(command);
    }

    /// Gives a command, and looks at what became of the board. `start` is where taking everything back leads.
    fn step(&mut self, command: Command, start: &mut String) {
        let told = format!("{command:?}");
        let opens = opens(&command);
        self.ask(command);
        let opened = self.0.state.board.as_ref().unwrap();
        let valid = engine::validate(&opened.board);
        assert!(valid.is_ok() || opened.mistakes.len() >= 50, "{told}: {valid:?}: {:?}", opened.mistakes);
        let editing = &self.0.state.editing;
        if opens && !editing.can_undo() && !editing.can_redo() {
            *start = self.bytes();
        } else if !editing.can_undo() {
            assert_eq!(self.bytes(), *start, "{told}");
        }
        // Rulings stay small, and the window open.
        self.0.state.budget.moments = MOMENTS;
        self.0.state.may_close = false;
    }

    fn back_and_again(&mut self, start: &str) {
        let end = self.bytes();
        let mut back = 0;
        while self.0.state.editing.can_undo() {
            self.ask(Command::Board(BoardCommand::Undo));
            back += 1;
        }
        assert_eq!(self.bytes(), start, "taken back {back} times");
        let saved = self.0.state.editing.saved.as_ref().map(|file| saves::to_text(file).unwrap());
        assert_eq!(self.0.state.has_changes(), saved.as_deref() != Some(start));
        for _ in 0..back {
            self.ask(Command::Board(BoardCommand::Redo));
        }
        assert_eq!(self.bytes(), end);
    }

    fn file(&self) -> &BoardFile {
        &self.0.state.board.as_ref().unwrap().file
    }

    fn bytes(&self) -> String {
        saves::to_text(self.file()).unwrap()
    }
}

/// Whether a command may put another board in the place of the one that is open, one that can't be taken back.
fn opens(command: &Command) -> bool {
    let may = matches!(
        command,
        Command::Files(
            FilesCommand::Leave | FilesCommand::Save | FilesCommand::SaveTo(_) | FilesCommand::PlaceChosen(_)
        ) | Command::Finder(_)
            | Command::Meet(_)
    );
    may || command.leaves_the_board()
}

/// What is to be done.
struct Plan {
    jobs: Place,
    seed: u64,
    /// Makes a command for a board.
    next: fn(&mut Any, &Board) -> Command,
}

/// Gives commands in stretches, each from a bundled board, and takes each stretch back and makes it again.
fn check(plan: &Plan) {
    let wanted = std::env::var(VARIABLE).ok().and_then(|number| number.parse().ok());
    let wanted: usize = wanted.unwrap_or(COMMANDS);
    let folder = tempfile::tempdir().unwrap();
    let mut any = Any::new(plan.seed, folder.path().to_owned());
    let mut window = Tried::new(plan.jobs);
    let mut given = 0;
    while given < wanted {
        let boards = saves::bundled::all();
        window.ask(Command::Files(FilesCommand::OpenBundled(boards[any.below(boards.len())].full_name())));
        // What the stretch before has left behind is not saved.
        window.ask(Command::Files(FilesCommand::Leave));
        let mut start = window.bytes();
        for _ in 0..STRETCH.min(wanted - given) {
            let command = (plan.next)(&mut any, &window.file().board);
            window.step(command, &mut start);
            given += 1;
        }
        window.back_and_again(&start);
    }
    println!("{given} commands");
}

#[test]
fn random_commands_never_panic_and_are_taken_back_to_equal_bytes() {
    check(&Plan { jobs: Place::Nowhere, seed: 1, next: Any::command });
}

#[test]
fn random_commands_with_their_rulings_never_panic() {
    check(&Plan { jobs: Place::Here, seed: 2, next: Any::looking });
}

#[test]
fn every_kind_of_command_is_among_them() {
    for next in [Any::command, Any::looking] {
        let mut any = Any::new(3, std::path::PathBuf::new());
        let board = app::opened::empty_board().board;
        let given: BTreeSet<_> = (0..40_000).flat_map(|_| kinds::kinds(&next(&mut any, &board))).collect();
        let missing: Vec<_> = kinds::all().filter(|kind| !given.contains(kind)).collect();
        assert!(missing.is_empty(), "never given: {missing:?}");
    }
}
