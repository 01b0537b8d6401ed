//! The rulebook panel as someone uses it, by keyboard and by clicks.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/windows.rs"]
mod windows;

use std::path::Path;

use app::command::{Command, FilesCommand};
use app::panels::Panel;
use app::rulebook::{Page, RulebookCommand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use windows::{Shown, press, says, type_into};

/// Two small rules texts in our own words, of two days.
const OLD: &str = "\
Rules effective as of May 1, 2012.

100. Pebbles

100.1. Pebbles are round.

616. Pebbles That Meet

616.1. Whoever is hit by two pebbles says which one comes first. See rule 616.2.

616.2. A pebble may roll on.

Glossary

Heap
Ten pebbles.
";

const NEW: &str = "\
Rules effective as of April 17, 2026.

100. Pebbles

100.1. Pebbles are round.

616. Pebbles That Meet

616.1. Whoever is hit by several pebbles says which one comes first. See rule 616.2.

616.2. A pebble may roll on.

Glossary

Heap
Ten pebbles.
";

/// What stands in the empty search field.
const SEARCH: &str = "Search the rules: words, or 616.1c";

/// A window whose data folder is empty at first, and whose dialog answers with both texts.
fn window(folder: &Path) -> Shown {
    let files = [("old.txt", OLD), ("new.txt", NEW)].map(|(name, text)| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    });
    windows::window(files.to_vec(), Some(&folder.join("data")))
}

fn with_texts(folder: &Path) -> Shown {
    let mut harness = window(folder);
    press(&mut harness, Modifiers::COMMAND, Key::F);
    harness.get_by_label("Texts").click();
    harness.run();
    harness.get_by_label("Import official texts...").click();
    harness.run();
    harness.run();
    harness
}

/// Whether this is what is said to be read.
fn reads(harness: &Shown, words: &str) -> bool {
    harness.query_by_value(words).is_some()
}

fn type_query(harness: &mut Shown, words: &str) {
    press(harness, Modifiers::COMMAND, Key::F);
    type_into(harness, SEARCH, words);
}

/// The rule that is read: its number or name.
fn read(harness: &Shown) -> Option<String> {
    let reading = harness.state().state().rulebook.reading.as_ref()?;
    Some(reading.items.get(reading.chosen?)?.label.clone())
}

#[test]
fn a_click_on_a_rule_number_opens_the_rulebook_there_without_any_text_imported() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    assert!(!harness.state().state().panels.is_open(Panel::Rulebook));
    harness.get_all_by_label("616.1").next().unwrap().click();
    harness.run();
    harness.run();
    assert!(harness.state().state().panels.is_open(Panel::Rulebook));
    assert_eq!(read(&harness).as_deref(), Some("616.1"));
    assert!(reads(&harness, "Our words of 2026-04-17"));
    assert!(says(&harness, "BOARDS THAT SHOW IT"));
}

#[test]
fn everything_is_done_with_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_query(&mut harness, "616.1");
    assert_eq!(read(&harness).as_deref(), Some("616.1"), "the first hit stands in its place at once");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(read(&harness).as_deref(), Some("616.1a"));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(read(&harness).as_deref(), Some("616.1b"), "the rule after it");
    press(&mut harness, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(read(&harness).as_deref(), Some("616.1a"), "the page before");
    press(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(read(&harness).as_deref(), Some("616.1b"));
    assert_eq!(harness.state().state().rulebook.recent, ["616.1"]);
}

#[test]
fn an_old_number_leads_to_what_it_was_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_query(&mut harness, "419.9a");
    assert!(says(&harness, "It is one of another day"));
    assert_eq!(read(&harness).as_deref(), Some("616.1"), "where it stands in the rules of the ruling");
}

#[test]
fn a_number_that_a_rule_once_had_leads_to_the_rules_of_that_day() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    harness.get_all_by_label("616.1").next().unwrap().click();
    harness.run();
    harness.run();
    harness.get_by_label("419.9a").click();
    harness.run();
    harness.run();
    assert!(reads(&harness, "Our words of 2004-10-01"));
    assert_eq!(read(&harness).as_deref(), Some("419.9a"));
}

#[test]
fn escape_leaves_what_was_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_query(&mut harness, "self replacement");
    assert!(harness.state().state().rulebook.found.is_some());
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.state().state().rulebook.found.is_none());
}

#[test]
fn imported_texts_are_read_and_their_words_compared() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = with_texts(folder.path());
    assert_eq!(harness.state().state().rulebook.texts.len(), 2);
    assert!(says(&harness, "Imported the rules of 2012-05-01"));
    type_query(&mut harness, "several pebbles");
    assert_eq!(read(&harness).as_deref(), Some("616.1"));
    assert!(reads(&harness, "Official text of 2026-04-17"));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, Modifiers::ALT, Key::H);
    harness.run();
    assert!(says(&harness, "What became of 616.1 (2026-04-17)"));
    assert!(says(&harness, "2026-04-17: 616.1, edited"));
    harness.get_by_label("Compare these").click();
    harness.run();
    let past = harness.state().state().rulebook.past.clone();
    assert!(matches!(past, Some(app::rulebook::PastStage::Ready(Ok(past))) if past.compared.is_some()));
    assert!(says(&harness, "older: 616.1 (2012-05-01)"));
}

#[test]
fn another_day_is_read_and_a_text_can_be_removed() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = with_texts(folder.path());
    let day = harness.state().state().rulebook.texts[0].effective;
    harness.state_mut().ask(Command::Rulebook(RulebookCommand::Day(Some(day))));
    harness.run();
    harness.run();
    assert!(reads(&harness, "Official text of 2012-05-01"));
    let key = harness.state().state().rulebook.texts[0];
    harness.state_mut().ask(Command::Rulebook(RulebookCommand::Remove(key)));
    harness.run();
    harness.run();
    assert_eq!(harness.state().state().rulebook.texts.len(), 1);
    assert!(reads(&harness, "Official text of 2026-04-17"), "the day of the ruling again");
}

#[test]
fn a_file_that_is_no_rules_text_says_why_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = with_texts(folder.path());
    let picture = folder.path().join("picture.txt");
    std::fs::write(&picture, b"\x89PNG\r\n\x1a\n and so on").unwrap();
    harness.state_mut().ask(Command::Rulebook(RulebookCommand::Import(vec![picture])));
    harness.run();
    harness.run();
    assert!(says(&harness, "picture.txt"), "{:?}", harness.state().state().rulebook.note);
    assert_eq!(harness.state().state().rulebook.texts.len(), 2);
}

#[test]
fn a_rule_is_copied_with_its_number_and_date() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = with_texts(folder.path());
    harness.state_mut().ask(Command::Rulebook(RulebookCommand::Open(Page::Spot(app::rulebook::Spot::Rule(
        "616.2".parse().unwrap(),
    )))));
    harness.run();
    assert_eq!(read(&harness).as_deref(), Some("616.2"));
    press(&mut harness, Modifiers::ALT, Key::C);
    assert!(says(&harness, "Copied: 616.2 (2026-04-17) A pebble may roll on."));
}

#[test]
fn a_board_that_shows_a_rule_is_opened_with_a_click() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_query(&mut harness, "self replacement");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let boards = &harness.state().state().rulebook.reading.as_ref().unwrap().boards;
    let board = boards.first().unwrap().full_name();
    harness.state_mut().ask(Command::Files(FilesCommand::OpenBundled(board.clone())));
    harness.run();
    assert_eq!(harness.state().state().library.open, Some(board));
}
