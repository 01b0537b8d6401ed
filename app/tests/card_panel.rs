//! The cards panel as someone uses it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "shared/windows.rs"]
mod windows;

use std::path::Path;

use app::cards::CardsCommand;
use app::command::Command;
use app::meet::MeetCommand;
use egui::{Key, Modifiers};
use windows::{Shown, press, says, type_into};

/// Two made-up cards, one of them with two faces, in the shape of Scryfall's bulk file; and a ruling.
const CARDS: &str = r#"[
{"object":"card","id":"1","oracle_id":"00000000-0000-0000-0000-000000000001","name":"Pebble Döner","layout":"normal",
 "mana_cost":"{1}{R}","cmc":2.0,"type_line":"Creature - Rock","oracle_text":"It rolls.","power":"2","toughness":"1",
 "colors":["R"],"set_type":"core","released_at":"2020-01-01"},
{"object":"card","id":"2","oracle_id":"00000000-0000-0000-0000-000000000002","name":"Sand // Glass",
 "layout":"transform","cmc":1.0,"type_line":"Land // Artifact","set_type":"core","released_at":"2020-01-01",
 "card_faces":[{"object":"card_face","name":"Sand","type_line":"Land","oracle_text":"It is hot.","mana_cost":""},
 {"object":"card_face","name":"Glass","type_line":"Artifact","oracle_text":"It breaks.","mana_cost":""}]}
]"#;

const RULINGS: &str = r#"[{"object":"ruling","oracle_id":"00000000-0000-0000-0000-000000000001","source":"wotc",
"published_at":"2021-02-03","comment":"It rolls downhill only."}]"#;

fn window(folder: &Path) -> Shown {
    let files = [("cards.json", CARDS), ("rulings.json", RULINGS)].map(|(name, text)| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    });
    windows::window(files.to_vec(), Some(&folder.join("data")))
}

fn type_name(harness: &mut Shown, name: &str) {
    press(harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::F);
    type_into(harness, "Search cards by name", name);
}

fn import(harness: &mut Shown) {
    harness.state_mut().ask(Command::Cards(CardsCommand::Search));
    harness.run();
    harness.state_mut().ask(Command::Cards(CardsCommand::AskForFiles));
    harness.run();
    harness.run();
}

#[test]
fn without_imported_cards_the_collection_says_what_a_card_does_on_a_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_name(&mut harness, "furnace of rath");
    assert!(says(&harness, "ON A BOARD, IN OUR WORDS"));
    assert!(says(&harness, "Its text is not at hand"));
}

#[test]
fn imported_cards_are_found_without_accents_and_shown_with_their_rulings() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    import(&mut harness);
    assert!(says(&harness, "Imported 2 cards"), "{:?}", harness.state().state().cards.note);
    assert!(says(&harness, "Imported 1 rulings on 1 cards."));
    type_name(&mut harness, "doner");
    for words in ["Pebble Döner", "Creature - Rock", "It rolls.", "2021-02-03", "It rolls downhill only."] {
        assert!(says(&harness, words), "{words}");
    }
}

#[test]
fn a_card_is_found_by_the_name_of_a_face_and_shows_both() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    import(&mut harness);
    type_name(&mut harness, "glass");
    for words in ["Sand // Glass", "It is hot.", "It breaks."] {
        assert!(says(&harness, words), "{words}");
    }
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.state().state().cards.hits.is_empty() && says(&harness, "It breaks."));
}

#[test]
fn a_file_without_cards_says_why_and_what_was_imported_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    import(&mut harness);
    let wrong = folder.path().join("wrong.json");
    std::fs::write(&wrong, "%PDF-1.4 and so on").unwrap();
    harness.state_mut().ask(Command::Cards(CardsCommand::Import(vec![wrong])));
    harness.run();
    harness.run();
    assert!(says(&harness, "wrong.json"));
    assert_eq!(harness.state().state().cards.stock.reference().unwrap().all().len(), 2);
}

#[test]
fn what_a_card_meets_is_listed_by_kind_of_event_and_opens_as_a_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = window(folder.path());
    type_name(&mut harness, "hardened scales");
    assert!(says(&harness, "What does it meet?"));
    harness.state_mut().ask(Command::Meet(MeetCommand::Of("Hardened Scales".to_owned())));
    harness.run();
    harness.run();
    assert!(says(&harness, "COUNTERS PUT"));
    harness.state_mut().ask(Command::Meet(MeetCommand::Board(0)));
    harness.run();
    let title = harness.state().state().board.as_ref().map(|opened| opened.file.title.clone());
    assert!(title.as_ref().is_some_and(|title| title.starts_with("Hardened Scales meets ")), "{title:?}");
}
