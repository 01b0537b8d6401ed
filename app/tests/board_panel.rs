//! Entering a board in the window, from nothing to a ruling and a file.

#[path = "shared/windows.rs"]
mod windows;

use std::path::PathBuf;

use app::board::{BoardCommand, FormCommand};
use app::command::{Command, FilesCommand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use windows::{Shown, press, says, type_into};

/// A window with a new board, whose dialogs answer with this place.
fn window(place: Option<PathBuf>) -> Shown {
    let mut harness = windows::window(place.into_iter().collect(), None);
    press(&mut harness, Modifiers::COMMAND, Key::N);
    harness
}

/// Types into the field with this hint, and Enter.
fn enter(harness: &mut Shown, hint: &str, words: &str) {
    type_into(harness, hint, words);
    press(harness, Modifiers::NONE, Key::Enter);
}

const OBJECT: &str = "Add a card, or Bear 2/2; then Enter";
const EVENT: &str = "Bolt deals 3 damage to Bob";

fn a_bear_and_two_furnaces(harness: &mut Shown) {
    enter(harness, OBJECT, "Furnace of Rath");
    enter(harness, OBJECT, "furnace of rath");
    enter(harness, OBJECT, "Bear 2/2");
    enter(harness, EVENT, "Bear deals 2 damage to Bob");
}

#[test]
fn a_board_is_entered_from_nothing_and_ruled_on_at_once() {
    let mut harness = window(None);
    assert!(says(&harness, "Nothing is about to happen") || harness.state().state().board.is_some());
    a_bear_and_two_furnaces(&mut harness);
    assert!(says(&harness, "2 damage to Bob, Bob orders"));
    let shown = harness.state().state().presentation().unwrap();
    assert_eq!(shown.ruling.outcomes().len(), 1);
    assert!(says(&harness, "Bob is at 12 life") || says(&harness, "12"));
}

#[test]
fn tab_completes_names_and_verbs_and_one_types_on_behind_them() {
    let mut harness = window(None);
    enter(&mut harness, OBJECT, "Bear 2/2");
    harness.get_by(|node| node.placeholder() == Some(EVENT)).focus();
    harness.run();
    for begun in ["be", "dea", "2 damage to al"] {
        harness.event(egui::Event::Text(begun.to_owned()));
        harness.run();
        press(&mut harness, Modifiers::NONE, Key::Tab);
    }
    assert_eq!(harness.state().state().editing.event, "Bear deals 2 damage to Alice ");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, "Alice is at 18 life"));
}

#[test]
fn an_event_that_is_not_understood_says_why_and_stays_to_be_mended() {
    let mut harness = window(None);
    enter(&mut harness, EVENT, "Bear deals 2 damage to Bob");
    let editing = &harness.state().state().editing;
    assert!(editing.refused.as_deref().is_some_and(|why| why.contains("Bear")), "{:?}", editing.refused);
    assert_eq!(editing.event, "Bear deals 2 damage to Bob");
}

#[test]
fn a_change_is_taken_back_and_made_again() {
    let mut harness = window(None);
    a_bear_and_two_furnaces(&mut harness);
    let events = |harness: &Shown| harness.state().state().board.as_ref().unwrap().file.board.events.len();
    harness.state_mut().ask(Command::Board(BoardCommand::Undo));
    harness.run();
    assert_eq!(events(&harness), 0);
    harness.state_mut().ask(Command::Board(BoardCommand::Redo));
    harness.run();
    assert_eq!(events(&harness), 1);
}

#[test]
fn a_board_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("bear");
    let mut harness = window(Some(place));
    a_bear_and_two_furnaces(&mut harness);
    assert!(says(&harness, "Not saved yet."));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    harness.run();
    assert!(!says(&harness, "Not saved yet."), "{:?}", harness.state().state().message);
    let path = folder.path().join("bear.board.ron");
    let written = saves::from_path(&path).unwrap();
    assert_eq!(written, harness.state().state().board.as_ref().unwrap().file);
    harness.state_mut().ask(Command::Files(FilesCommand::OpenPath(path.clone())));
    harness.run();
    assert_eq!(harness.state().state().editing.path, Some(path));
}

#[test]
fn a_board_is_changed_as_text_and_a_mistake_there_loses_nothing() {
    let mut harness = window(None);
    harness.state_mut().ask(Command::Board(BoardCommand::Form(FormCommand::AsText)));
    harness.run();
    let text = harness.state().state().editing.text.clone().unwrap();
    harness.state_mut().ask(Command::Board(BoardCommand::Form(FormCommand::Text(
        text.replace("Alice", "Ada").replace(')', ""),
    ))));
    harness.run();
    harness.get_by_label("Use this text").click();
    harness.run();
    assert!(
        harness.state().state().editing.refused.is_some() && harness.state().state().editing.text.is_some()
    );
    harness
        .state_mut()
        .ask(Command::Board(BoardCommand::Form(FormCommand::Text(text.replace("Alice", "Ada")))));
    harness.run();
    harness.get_by_label("Use this text").click();
    harness.run();
    assert_eq!(harness.state().state().board.as_ref().unwrap().file.board.players[0].name, "Ada");
}

#[test]
fn changes_are_not_lost_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("bear.board.ron");
    let mut harness = window(Some(place.clone()));
    a_bear_and_two_furnaces(&mut harness);
    let open = |harness: &mut Shown| {
        harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled("two-doublers".to_owned())));
        harness.run();
    };
    open(&mut harness);
    harness.get_by_label("Stay with this board").click();
    harness.run();
    assert!(harness.state().state().has_changes() && harness.state().state().leaving.is_none());
    open(&mut harness);
    harness.get_by_label_contains("Save the changes");
    harness.state_mut().ask(Command::Files(FilesCommand::Save));
    harness.run();
    harness.run();
    assert_eq!(harness.state().state().library.open.as_deref(), Some("once-only/two-doublers"));
    assert!(saves::from_path(&place).is_ok());
}

#[test]
fn a_ruling_and_its_board_are_copied_and_a_board_that_is_pasted_is_opened() {
    let mut harness = window(None);
    a_bear_and_two_furnaces(&mut harness);
    let mut copied = |label: &str| {
        harness.get_by_label("Share").click();
        harness.run();
        harness.get_by_label(label).click();
        let mut found = String::new();
        for _ in 0..4 {
            harness.step();
            for command in &harness.output().platform_output.commands {
                if let egui::OutputCommand::CopyText(text) = command {
                    found.clone_from(text);
                }
            }
        }
        harness.run();
        found
    };
    assert!(copied("Copy the ruling as Markdown").starts_with("# New board"));
    assert!(copied("Copy a few sentences for the players").contains("It ends the same way"));
    let board = copied("Copy the board as its file says it");
    harness.event(egui::Event::Paste(board.replace("New board", "A board that somebody sent")));
    harness.run();
    assert!(harness.state().state().leaving.is_some(), "the board has changes");
    harness.state_mut().ask(Command::Files(FilesCommand::Leave));
    harness.run();
    assert!(says(&harness, "A board that somebody sent"));
}
