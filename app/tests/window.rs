//! The window as someone uses it: by the labels that a screen reader would read.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use app::command::{Command, FilesCommand};
use app::dialog::{Answer, FileDialog, Wanted};
use app::job::Place;
use app::panels::Panel;
use app::window::Window;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// A dialog that answers at once with what it was given.
#[derive(Clone, Default)]
struct Scripted(Rc<RefCell<Vec<PathBuf>>>);

impl FileDialog for Scripted {
    fn ask(&mut self, _wanted: Wanted, answer: Answer) {
        answer.give(std::mem::take(&mut self.0.borrow_mut()));
    }
}

fn window_with(board: Option<&Path>, dialog: Scripted) -> Harness<'static, Window> {
    let board = board.map(Path::to_owned);
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .build_eframe(|cc| Window::with(&cc.egui_ctx, board, Place::Here, Box::new(dialog), None));
    harness.run();
    // The list has the whole height.
    harness.state_mut().ask(Command::ClosePanel(Panel::Table));
    harness.run();
    click(&mut harness, "Examples");
    harness
}

fn window() -> Harness<'static, Window> {
    window_with(None, Scripted::default())
}

/// Writes a board file into a folder of its own, which goes away with the first value.
fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.board.ron");
    std::fs::write(&path, text).unwrap();
    (folder, path)
}

const MINE: &str = r#"(format: 2, title: "My own board", board: (
    players: [(name: "Alice"), (name: "Bob")],
    objects: [(id: "Bolt", is: (name: "Bolt", colors: [Red], types: [Instant]), zone: Stack)],
    events: [(source: "Bolt", does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(3))])])],
))"#;

fn click(harness: &mut Harness<'static, Window>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn says(harness: &Harness<'static, Window>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn it_opens_on_a_bundled_board_with_its_first_moment_selected() {
    let harness = window();
    assert!(says(&harness, "Two doublers"));
    assert!(says(&harness, "Moment 1: 2 damage to Bob, Bob orders"));
    assert!(says(&harness, "Bob orders: they are the affected player."));
    let selection = harness.state().state().selection.as_ref().unwrap();
    assert_eq!(selection.moment.index(), 0);
}

#[test]
fn a_click_on_a_moment_shows_what_is_pending_there() {
    let mut harness = window();
    assert!(!says(&harness, "Bear would deal 4 damage to Bob"));
    let moments: Vec<_> = harness.get_all_by_label_contains("4 damage to Bob, Bob orders").collect();
    moments[0].click();
    harness.run();
    assert!(says(&harness, "Bear would deal 4 damage to Bob"));
    assert!(says(&harness, "Right Banner comes next") || says(&harness, "Left Banner comes next"));
    assert!(says(&harness, "has had its one chance"));
}

#[test]
fn a_click_on_a_step_shows_what_it_changes() {
    let mut harness = window();
    harness.get_all_by_label("Step: Left Banner").next().unwrap().click();
    harness.run();
    for words in ["BEFORE", "AFTER", "Go on to moment"] {
        assert!(says(&harness, words), "{words}");
    }
}

#[test]
fn a_click_on_an_outcome_highlights_the_ways_to_it_and_another_takes_that_back() {
    let mut harness = window();
    search_and_open(&mut harness, "doubler plus one", "Doubler and plus one");
    let highlighted = |harness: &Harness<'static, Window>| {
        let highlight = harness.state().state().highlight.as_ref();
        highlight.map(|h| (h.outcome, h.steps.iter().filter(|on| **on).count(), h.steps.len()))
    };
    assert_eq!(highlighted(&harness), None);
    click(&mut harness, "Outcome 2");
    let (outcome, on, all) = highlighted(&harness).unwrap();
    assert!(outcome == 1 && 0 < on && on < all, "{on} of {all} steps lead to outcome {outcome}");
    click(&mut harness, "Outcome 2");
    assert_eq!(highlighted(&harness), None);
    click(&mut harness, "Outcome 1");
    assert!(highlighted(&harness).is_some());
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(highlighted(&harness), None);
}

#[test]
fn one_goes_on_with_the_board_after_an_outcome_and_back() {
    let mut harness = window();
    search_and_open(&mut harness, "doubler plus one", "Doubler and plus one");
    let title = |harness: &Harness<'static, Window>| {
        harness.state().state().board.as_ref().map(|board| board.file.title.clone())
    };
    assert!(harness.query_by_label("Go on from outcome 2").is_none());
    click(&mut harness, "Outcome 2");
    click(&mut harness, "Go on from outcome 2");
    assert_eq!(title(&harness).as_deref(), Some("A doubler and a plus one, after outcome 2"));
    let life = |harness: &Harness<'static, Window>| {
        harness.state().state().board.as_ref().map(|board| board.file.board.players[1].life)
    };
    assert!(life(&harness).is_some_and(|life| life < 20));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run();
    assert_eq!(title(&harness).as_deref(), Some("A doubler and a plus one"));
    click(&mut harness, "Outcome 1");
    harness.key_press(Key::N);
    harness.run();
    assert_eq!(title(&harness).as_deref(), Some("A doubler and a plus one, after outcome 1"));
}

fn search_and_open(harness: &mut Harness<'static, Window>, words: &str, board: &str) {
    let field = harness.get_by(|node| node.placeholder() == Some("Search boards"));
    field.focus();
    harness.run();
    harness.get_by(|node| node.placeholder() == Some("Search boards")).type_text(words);
    harness.run();
    click(harness, board);
}

#[test]
fn another_rules_date_rules_the_board_again_and_no_other_board() {
    let mut harness = window();
    let as_of = |harness: &Harness<'static, Window>| {
        harness.state().state().presentation().map(|shown| shown.ruling.as_of().to_string())
    };
    assert_eq!(as_of(&harness).as_deref(), Some("2026-04-17"));
    harness.get_by_value("Rules of 2026-04-17").click();
    harness.run();
    click(&mut harness, "2006-10-01");
    assert_eq!(as_of(&harness).as_deref(), Some("2006-10-01"));
    search_and_open(&mut harness, "doubler plus one", "Doubler and plus one");
    assert_eq!(as_of(&harness).as_deref(), Some("2026-04-17"), "the date of the board that was opened");
    harness.get_by_value("Rules of 2026-04-17").click();
    harness.run();
    click(&mut harness, "2006-10-01");
    harness.state_mut().ask(Command::Files(FilesCommand::NewBoard));
    harness.run();
    assert_eq!(as_of(&harness).as_deref(), Some("2026-04-17"), "the date of a new board");
}

#[test]
fn a_file_that_is_no_board_says_why_and_leaves_the_last_board_open() {
    let (_folder, path) = file(&MINE.replace("players", "playrs"));
    let harness = window_with(Some(&path), Scripted::default());
    assert!(says(&harness, "playrs"), "the message names what is wrong");
    assert!(says(&harness, "What is shown below is still the board that was open before."));
    assert!(says(&harness, "Moment 1: 2 damage to Bob, Bob orders"));
}

#[test]
fn the_message_about_a_file_goes_away_with_a_click() {
    let (_folder, path) = file("not a board");
    let mut harness = window_with(Some(&path), Scripted::default());
    assert!(harness.state().state().message.is_some());
    click(&mut harness, "Close message");
    assert!(harness.state().state().message.is_none());
}

#[test]
fn a_file_chosen_in_the_dialog_is_opened_and_a_closed_dialog_changes_nothing() {
    let (_folder, path) = file(MINE);
    let dialog = Scripted::default();
    let mut harness = window_with(None, dialog.clone());
    click(&mut harness, "Open file...");
    assert!(says(&harness, "Two doublers"));
    *dialog.0.borrow_mut() = vec![path];
    click(&mut harness, "Open file...");
    assert!(says(&harness, "My own board"));
}

#[test]
fn the_arrow_keys_walk_along_the_ruling() {
    let mut harness = window();
    let mut at = |key: Key| {
        harness.key_press(key);
        harness.run();
        harness.state().state().selection.as_ref().unwrap().moment.index()
    };
    let below = at(Key::ArrowDown);
    assert_ne!(below, 0);
    let sides = [at(Key::ArrowRight), at(Key::ArrowLeft)];
    assert!(sides.iter().any(|side| *side != below), "one of the two has a neighbour");
    assert_eq!(at(Key::ArrowUp), 0);
    let end = [at(Key::ArrowDown), at(Key::ArrowDown)][1];
    assert!(harness_is_end(&harness, end));
    harness.key_press(Key::Home);
    harness.run();
    assert_eq!(harness.state().state().selection.as_ref().unwrap().moment.index(), 0);
}

fn harness_is_end(harness: &Harness<'static, Window>, at: usize) -> bool {
    let shown = harness.state().state().presentation().unwrap();
    shown.outcomes.iter().any(|ending| ending.outcome.node.index() == at)
}

#[test]
fn keys_that_mean_letters_are_left_to_a_text_field() {
    let mut harness = window();
    let field = harness.get_by(|node| node.placeholder() == Some("Search boards"));
    field.focus();
    harness.run();
    harness.key_press(Key::ArrowDown);
    harness.run();
    assert_eq!(harness.state().state().selection.as_ref().unwrap().moment.index(), 0);
}

#[test]
fn text_can_be_made_larger_and_smaller() {
    let mut harness = window();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    harness.run();
    assert!(harness.ctx.zoom_factor() > 1.05);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Num0);
    harness.run();
    assert!((harness.ctx.zoom_factor() - 1.0).abs() < 0.01);
}

#[test]
fn light_and_dark_can_be_chosen() {
    let mut harness = window();
    click(&mut harness, "View");
    click(&mut harness, "Light");
    assert_eq!(harness.ctx.theme(), egui::Theme::Light);
    click(&mut harness, "View");
    click(&mut harness, "Dark");
    assert_eq!(harness.ctx.theme(), egui::Theme::Dark);
}

#[test]
fn every_bundled_board_can_be_shown() {
    let mut harness = window();
    for board in saves::bundled::all() {
        harness.input_mut().events.clear();
        harness
            .state_mut()
            .ask(app::command::Command::Files(app::command::FilesCommand::OpenBundled(board.full_name())));
        harness.run();
        let state = harness.state().state();
        assert!(state.message.is_none(), "{}: {:?}", board.full_name(), state.message);
        assert!(state.presentation().is_some(), "{}", board.full_name());
    }
}
