//! Everything that can be asked for, to be found by typing a few letters of it.

use egui::{KeyboardShortcut, ThemePreference};

use super::FinderCommand;
use crate::board::{BoardCommand, Edit, Field, FormCommand, ObjectEdit, PickedCommand};
use crate::command::{Command, FilesCommand};
use crate::export::{Format, Length, PAPERS};
use crate::keys::actions;
use crate::panels::{Arrangement, Panel};
use crate::presentation::label::capital;
use crate::ruling::RulingCommand;
use crate::share::{Enclosed, ShareCommand};
use crate::state::State;
use crate::timeline::TimelineCommand;
use language::board::Step;
use language::date::Date;
use language::event::{Instruction, Script};
use rulebook::words::Vocabulary;

/// Something that can be asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// What it is called.
    pub label: String,
    /// What it is good for.
    pub help: String,
    /// Its keys, if it has some.
    pub keys: Option<KeyboardShortcut>,
    /// What is asked for.
    pub command: Command,
}

/// Dates that are offered.
const DATES: [Date; 4] =
    [Date::new(2006, 10, 1), Date::new(2008, 2, 1), Date::new(2012, 5, 1), Date::new(2026, 4, 17)];

/// Steps that are offered.
const STEPS: [Step; 6] =
    [Step::Upkeep, Step::Draw, Step::Main, Step::CombatDamage, Step::SecondMain, Step::End];

/// The offers that fit what is typed: those whose name begins so first.
pub fn found(typed: &str, state: &State) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let fits = |offer: &Offer| {
        let text = format!("{} {}", offer.label, offer.help).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let mut found: Vec<Offer> = offers(state).into_iter().filter(fits).collect();
    if typed.is_empty() {
        // Boards are found by typing.
        found.retain(|offer| !matches!(offer.command, Command::Files(FilesCommand::OpenBundled(_))));
    }
    found.sort_by_key(|offer| !offer.label.to_lowercase().starts_with(&typed));
    found
}

/// Everything that can be asked for now.
pub fn offers(state: &State) -> Vec<Offer> {
    let own = FinderCommand::Open;
    let with_keys = actions().iter().filter(|action| action.command != Command::Finder(own.clone()));
    let mut offers: Vec<Offer> = with_keys
        .map(|action| Offer {
            label: action.label.to_owned(),
            help: action.help.to_owned(),
            keys: Some(action.keys),
            command: action.command.clone(),
        })
        .collect();
    offers.extend(of_window(state));
    if state.board.is_some() {
        offers.extend(of_board(state));
    }
    offers.extend(state.recent.iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        offer(
            format!("Open {name}"),
            &path.display().to_string(),
            Command::Files(FilesCommand::OpenPath(path.clone())),
        )
    }));
    let boards = saves::bundled::all().iter();
    offers.extend(boards.map(|board| {
        let name = capital(&board.name.replace('-', " "));
        let group = board.group.replace('-', " ");
        offer(
            format!("Example: {name}"),
            &group,
            Command::Files(FilesCommand::OpenBundled(board.full_name())),
        )
    }));
    offers
}

fn offer(label: impl Into<String>, help: &str, command: Command) -> Offer {
    Offer { label: label.into(), help: help.to_owned(), keys: None, command }
}

/// What concerns the window, whatever board is open.
fn of_window(state: &State) -> Vec<Offer> {
    let mut offers = vec![
        offer("Light", "bright colours", Command::Theme(ThemePreference::Light)),
        offer("Dark", "dark colours", Command::Theme(ThemePreference::Dark)),
        offer("Light or dark as the system", "the system's colours", Command::Theme(ThemePreference::System)),
        offer(
            "Reset the layout",
            "to enter boards: every panel where it stands at first",
            Command::Arrange(Arrangement::Enter),
        ),
        offer(
            "Arrange to explain",
            "without the board, and with more room for the moment",
            Command::Arrange(Arrangement::Explain),
        ),
        offer("Show the hints", "those of the first start", Command::Hints(true)),
        offer(
            "The board's own rules date",
            "rule by the date of the board",
            Command::Ruling(RulingCommand::AsOf(None)),
        ),
        offer(
            "Copy diagnostics",
            "for whoever mends a fault of the program: without the board",
            Command::Share(ShareCommand::CopyDiagnostics(Enclosed::Nothing)),
        ),
        offer(
            "Copy diagnostics and the board",
            "for whoever mends a fault of the program",
            Command::Share(ShareCommand::CopyDiagnostics(Enclosed::Board)),
        ),
        offer("Stop", "stop working on the ruling", Command::Ruling(RulingCommand::Stop)),
    ];
    for panel in Panel::ALL {
        offers.push(offer(
            format!("Panel: {}", panel.title()),
            "bring it to the front",
            Command::OpenPanel(panel),
        ));
    }
    for date in DATES {
        let label = format!("Rules of {date}");
        offers.push(offer(label, "rule by this date", Command::Ruling(RulingCommand::AsOf(Some(date)))));
    }
    if state.message.is_some() {
        offers.push(offer("Close the message", "the one above", Command::CloseMessage));
    }
    offers
}

/// What goes on with the board, and with those before it.
fn of_history(state: &State) -> Vec<Offer> {
    let happens = HAPPENS.into_iter().map(|(label, help, instruction)| {
        let script = Script { does: vec![instruction], ..Script::default() };
        offer(label, help, Command::Board(BoardCommand::Edit(Edit::AddScript(Box::new(script)))))
    });
    let mut offers: Vec<Offer> = happens.collect();
    if state.editing.history.here().is_some_and(|here| here.origin.is_some()) {
        let timeline = |label: &str, help: &str, command| offer(label, help, Command::Timeline(command));
        offers.extend([
            timeline("Branch", "the board once more as it came of its outcome", TimelineCommand::Branch),
            timeline("As one board", "the first board with all that happened since", TimelineCommand::Whole),
        ]);
    }
    offers
}

/// What can happen and has no names in it.
const HAPPENS: [(&str, &str, Instruction); 6] = [
    ("Check state-based actions", "as an event, after all else", Instruction::StateBased),
    ("Put triggers on the stack", "as an event, after all else", Instruction::PutTriggers),
    ("The top ability resolves", "as an event, after all else", Instruction::Resolve),
    ("All abilities resolve", "until nothing is on the stack any more", Instruction::ResolveAll),
    ("The next step begins", "as an event, after all else", Instruction::NextStep),
    ("The next turn begins", "as an event, after all else", Instruction::NextTurn),
];

/// What concerns the board that is open.
fn of_board(state: &State) -> Vec<Offer> {
    let words = Vocabulary::new(state.rules_date());
    let picked = |label: &str, help: &str, edit| {
        offer(label, help, Command::Board(BoardCommand::Picked(PickedCommand::Edit(edit))))
    };
    let edit = |edit| Command::Board(BoardCommand::Edit(edit));
    let mut offers = vec![
        offer("Add a player", "the last in turn order", edit(Edit::AddPlayer)),
        offer("Revert", "the board as it was opened or saved last", Command::Board(BoardCommand::Revert)),
        offer(
            "As text",
            "change everything that a board file can say",
            Command::Board(BoardCommand::Form(FormCommand::AsText)),
        ),
        offer(
            "Save to a path",
            "type where, without a dialog",
            Command::Board(BoardCommand::Form(FormCommand::GoTo(Field::Path))),
        ),
        offer("Copy the line", "that says the board", Command::Share(ShareCommand::CopyLine)),
        offer("Copy the code", "of the board, which is a link", Command::Share(ShareCommand::CopyCode)),
        offer("QR picture", "of the board's code, on the screen", Command::Share(ShareCommand::ShowCode)),
        offer("Copy the board", "as its file says it", Command::Share(ShareCommand::CopyBoard)),
        picked("Five times more", "of each object that is picked", ObjectEdit::Duplicate(5)),
        offer("Pick none", "of the objects", Command::Board(BoardCommand::Picked(PickedCommand::None))),
        offer("Commander life", "40 life each", edit(Edit::StartingLife(40))),
        offer("Two-Headed Giant", "teams of two with 30 life", edit(Edit::TwoHeads(30))),
        offer("Usual life", "20 life each", edit(Edit::StartingLife(20))),
    ];
    offers.extend(of_history(state));
    for step in STEPS {
        let label = format!("It is the {}", words.step(step));
        offers.push(offer(label, "how far the turn has come", edit(Edit::Step(step))));
    }
    if state.presentation().is_some() {
        offers.extend(of_ruling());
    }
    offers
}

/// What can be given to others of the ruling.
fn of_ruling() -> Vec<Offer> {
    let copy = |label: &str, help: &str, format, length| {
        offer(label, help, Command::Share(ShareCommand::CopyRuling(format, length)))
    };
    let mut offers = vec![
        copy("Copy a few sentences", "of the ruling, for the players", Format::Text, Length::Short),
        copy(
            "Copy how it ends",
            "each outcome of the ruling and how it is reached",
            Format::Text,
            Length::Middle,
        ),
        copy("Copy the ruling as text", "to the clipboard", Format::Text, Length::Full),
        copy("Copy the ruling as Markdown", "to the clipboard", Format::Markdown, Length::Full),
    ];
    offers.extend(
        PAPERS.into_iter().map(|(words, format)| {
            offer(words, "to a file", Command::Share(ShareCommand::WriteRuling(format)))
        }),
    );
    offers
}
