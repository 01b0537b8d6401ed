//! Cards on the command line and in the window: found by name, and told apart from what a board adds.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/closed.rs"]
mod closed;

use std::path::PathBuf;

use app::cli::{End, run};
use app::job::Place;
use app::window::Window;
use closed::Closed;
use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use serde_json::Value;

fn printed(arguments: &[&str]) -> String {
    let mut out = Vec::new();
    assert_eq!(run(arguments, &mut out).unwrap(), End::Fine);
    String::from_utf8(out).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    format!("{:#}", run(arguments, &mut Vec::new()).unwrap_err())
}

/// A board on which one effect is a card's and the other the board's.
const MIXED: &str = r#"(format: 2, title: "Mixed", board: (
    players: [(name: "Alice"), (name: "Bob")],
    objects: [
        (id: "Ogre", is: (types: [Creature], power: 2, toughness: 2)),
        (id: "Hot", card: "furnace of rath", is: (abilities: [Effect((
            name: "Own words",
            when: (event: Damage(to: Player(Opponents))),
            rewrite: Scale(Plus(N(1))),
        ))])),
    ],
    events: [(source: "Ogre", does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(2))])])],
), rulings: [(outcomes: [(facts: [life("Bob", 15)]), (facts: [life("Bob", 14)])], paths: "2")])"#;

fn mixed(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mixed.board.ron");
    std::fs::write(&path, text).unwrap();
    (folder, path)
}

#[test]
fn cards_are_searched_and_shown() {
    let found = printed(&["cards", "--data", "nowhere", "search", "rath"]);
    assert!(found.contains("Furnace of Rath: Enchantment (More damage)"), "{found}");
    let shown = printed(&["cards", "--data", "nowhere", "show", "furnace", "of", "rath"]);
    for words in ["Furnace of Rath\n====", "Enchantment; red; mana value 4", "- If damage would be dealt"] {
        assert!(shown.contains(words), "{words} is not in:\n{shown}");
    }
}

#[test]
fn a_card_that_is_not_there_is_refused_with_the_nearest_name() {
    assert!(
        refused(&["cards", "--data", "nowhere", "show", "Furnace of Wrath"])
            .contains("did you mean `Furnace of Rath`?")
    );
    assert!(refused(&["cards", "--data", "nowhere", "search", "xyzzy"]).contains("there is no card `xyzzy`"));
    let (_folder, path) = mixed(&MIXED.replace("furnace of rath", "Furnace of Wrath"));
    let wrong = refused(&["explain", path.to_str().unwrap()]);
    assert!(
        wrong.contains("`Hot` names the card `Furnace of Wrath`, which is not in the collection"),
        "{wrong}"
    );
}

#[test]
fn a_board_that_names_cards_is_checked() {
    let (_folder, path) = mixed(MIXED);
    assert!(printed(&["check", path.to_str().unwrap()]).contains("1 as they should be"));
}

#[test]
fn explain_says_what_is_from_the_card_and_what_from_the_board() {
    let (_folder, path) = mixed(MIXED);
    for format in ["text", "markdown"] {
        let text = printed(&["explain", path.to_str().unwrap(), "--format", format]);
        for words in [
            "Hot is the card Furnace of Rath.",
            "From the card: If ",
            "From the board: If ",
            "From the card Furnace of Rath.",
            "From the board.",
        ] {
            assert!(text.contains(words), "{words} is not in:\n{text}");
        }
    }
}

#[test]
fn the_json_says_what_is_from_the_card() {
    let (_folder, path) = mixed(MIXED);
    let json = printed(&["explain", path.to_str().unwrap(), "--format", "json"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["cards"][0]["object"], "Hot");
    assert_eq!(report["cards"][0]["card"], "Furnace of Rath");
    let offered = report["lanes"][0]["nodes"][0]["offered"].as_array().unwrap();
    let cards: Vec<&Value> = offered.iter().map(|one| &one["card"]).collect();
    assert_eq!(cards, [&Value::from("Furnace of Rath"), &Value::Null]);
}

#[test]
fn the_inspector_says_where_each_effect_is_from() {
    let (_folder, path) = mixed(MIXED);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .build_eframe(|cc| Window::with(&cc.egui_ctx, Some(path), Place::Here, Box::new(Closed), None));
    window.run();
    for words in ["From the card Furnace of Rath.", "From the board."] {
        assert!(window.query_all_by_label_contains(words).next().is_some(), "{words}");
    }
}
