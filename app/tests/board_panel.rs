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

const LINE: &str = "Furnace of Rath; Bob: shield 3; Ogre 3/3 deals 3 to Bob";

fn a_bear_and_two_furnaces(harness: &mut Shown) {
    enter(harness, LINE, "Furnace of Rath");
    enter(harness, LINE, "furnace of rath");
    enter(harness, LINE, "Bear 2/2");
    enter(harness, LINE, "Bear deals 2 damage to Bob");
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
    enter(&mut harness, LINE, "Bear 2/2");
    harness.get_by(|node| node.placeholder() == Some(LINE)).focus();
    harness.run();
    for begun in ["be", "dea", "2 damage to al"] {
        harness.event(egui::Event::Text(begun.to_owned()));
        harness.run();
        press(&mut harness, Modifiers::NONE, Key::Tab);
    }
    assert_eq!(harness.state().state().editing.line.words, "Bear deals 2 damage to Alice ");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(says(&harness, "Alice is at 18 life"));
}

#[test]
fn an_event_that_is_not_understood_says_why_and_stays_to_be_mended() {
    let mut harness = window(None);
    enter(&mut harness, LINE, "Bear deals 2 damage to Bob");
    assert!(says(&harness, "Nothing on the board is called `Bear`"));
    let state = harness.state().state();
    assert_eq!(state.editing.line.words, "Bear deals 2 damage to Bob");
    assert!(state.board.as_ref().unwrap().file.board.events.is_empty());
}

/// Types where the keyboard is, letter by letter as from a keyboard.
fn type_letters(harness: &mut Shown, words: &str) {
    for letter in words.chars() {
        let key = Key::from_name(&letter.to_uppercase().to_string());
        if let Some(key) = key {
            harness.event(egui::Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
        harness.event(egui::Event::Text(letter.to_string()));
        harness.run();
    }
}

fn objects(harness: &Shown) -> Vec<String> {
    let board = &harness.state().state().board.as_ref().expect("a board").file.board;
    board.objects.iter().map(|object| object.id.clone()).collect()
}

#[test]
fn what_is_typed_on_a_new_board_goes_into_the_line_and_runs_no_command() {
    let mut harness = window(None);
    type_letters(&mut harness, "furnace of ra");
    assert_eq!(harness.state().state().editing.line.words, "furnace of ra");
    assert!(harness.state().state().walk.is_none());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness), ["Furnace of Rath"]);
    type_letters(&mut harness, "bear 2/2");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness), ["Furnace of Rath", "bear"], "the line keeps the keyboard");
}

#[test]
fn enter_takes_the_marked_card_and_never_a_blank_object() {
    let mut harness = window(None);
    type_letters(&mut harness, "furnace");
    let offers = |harness: &Shown| -> Vec<String> {
        harness.state().state().editing.line.offers.iter().map(|offer| offer.text.clone()).collect()
    };
    let offered = offers(&harness);
    assert!(offered.len() > 2 && offered.contains(&"Furnace of Rath".to_owned()), "{offered:?}");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness), [offered[1].clone()]);
    type_letters(&mut harness, "furnace");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness), [offered[1].clone(), offered[0].clone()]);
    type_letters(&mut harness, "xyzzyx");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness).len(), 2);
    assert!(says(&harness, "No card is called `xyzzyx`"));
}

#[test]
fn one_line_is_a_whole_board_and_what_was_made_of_it_is_opened_by_a_click() {
    let mut harness = window(None);
    type_letters(&mut harness, "Furnace of Rath; Bob: shield 3; red Ogre 3/3 deals 3 to Bob");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(objects(&harness), ["Furnace of Rath", "Ogre"]);
    assert!(says(&harness, "Made:"));
    harness.get_by_label("Ogre 3/3 red").click();
    harness.run();
    assert_eq!(harness.state().state().editing.picked, ["Ogre"]);
    harness.get_by_label("Ogre deals 3 damage to Bob").click();
    harness.run();
    assert_eq!(harness.state().state().editing.event, "Ogre deals 3 damage to Bob");
    press(&mut harness, Modifiers::COMMAND, Key::I);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(objects(&harness).is_empty(), "in an empty line what the last one made is taken back");
}

#[test]
fn a_piece_that_is_not_understood_is_named_and_nothing_else_is_lost() {
    let mut harness = window(None);
    type_letters(&mut harness, "Furnace of Rath, Bear 2/2 wobbling");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(objects(&harness).is_empty());
    assert!(says(&harness, "`wobbling` says nothing of Bear"));
    assert_eq!(harness.state().state().editing.line.words, "Furnace of Rath, Bear 2/2 wobbling");
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
fn a_board_that_was_never_saved_is_kept_as_a_draft_and_nobody_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = windows::window(Vec::new(), Some(folder.path()));
    press(&mut harness, Modifiers::COMMAND, Key::N);
    a_bear_and_two_furnaces(&mut harness);
    let file = harness.state().state().board.as_ref().unwrap().file.clone();
    press(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.state().state().leaving.is_none() && objects(&harness).is_empty());
    let [draft] = &harness.state().state().recent[..] else { panic!("one draft is listed") };
    let draft = draft.clone();
    harness.state_mut().ask(Command::Files(FilesCommand::OpenPath(draft.clone())));
    harness.run();
    assert_eq!(harness.state().state().board.as_ref().unwrap().file, file);
    enter(&mut harness, LINE, "Wall 0/4");
    press(&mut harness, Modifiers::COMMAND, Key::N);
    assert_eq!(harness.state().state().recent, [draft], "it stays one draft");
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
    let code = copied("Copy the board as a code, which is a link");
    let board = copied("Copy the board as its file says it");
    harness.event(egui::Event::Paste(format!("\n{code}\n")));
    harness.run();
    assert!(harness.state().state().leaving.is_some(), "the code is the board, which has changes");
    harness.state_mut().ask(Command::Files(FilesCommand::Stay));
    harness.run();
    harness.event(egui::Event::Paste(board.replace("New board", "A board that somebody sent")));
    harness.run();
    assert!(harness.state().state().leaving.is_some(), "the board has changes");
    harness.state_mut().ask(Command::Files(FilesCommand::Leave));
    harness.run();
    assert!(says(&harness, "A board that somebody sent"));
}
