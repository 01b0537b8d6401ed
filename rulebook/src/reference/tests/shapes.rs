//! What becomes of each shape of file.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::files::{card, id, mtgjson, packed, rulings, scryfall};
use crate::reference::{Cards, Content, Face, NotCards, Oddity, Printed, Publisher, read};
use language::board::Color;

fn content(file: &Value) -> Result<Content, NotCards> {
    read(file.to_string().as_bytes())
}

fn cards(file: &Value) -> Cards {
    match content(file) {
        Ok(Content::Cards(cards)) => cards,
        other => panic!("{other:?}"),
    }
}

fn one(file: &Value, name: &str) -> Printed {
    cards(file).cards.into_iter().find(|card| card.name == name).unwrap_or_else(|| panic!("no {name}"))
}

/// What is said of a file that is refused.
fn refused(bytes: impl AsRef<[u8]>) -> String {
    read(bytes.as_ref()).expect_err("refused").to_string()
}

#[test]
fn cards_stay_and_oddities_are_counted() {
    let read = cards(&scryfall());
    let names: Vec<&str> = read.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Bare", "Gong", "Loud Bell", "Old Prize", "Ring // Song", "Upper Half"]);
    let expected = [
        (Oddity::Token, 1),
        (Oddity::Emblem, 1),
        (Oddity::ArtCard, 1),
        (Oddity::Helper, 1),
        (Oddity::Memorabilia, 1),
        (Oddity::Rebalanced, 1),
        (Oddity::Again, 2),
        (Oddity::Nameless, 1),
    ];
    assert_eq!(read.left_out, BTreeMap::from(expected));
    assert_eq!((read.publisher, read.made), (Publisher::Scryfall, None));
}

#[test]
fn both_publishers_have_the_same_cards() {
    let mut other = cards(&mtgjson());
    assert_eq!(other.made.map(|day| day.to_string()).as_deref(), Some("2026-08-22"));
    let ruled: Vec<usize> = other.cards.iter().map(|card| card.rulings.len()).collect();
    assert_eq!(ruled, [0, 0, 2, 0, 0]);
    assert_eq!(other.cards[2].rulings[0].date.map(|day| day.to_string()).as_deref(), Some("2004-10-04"));
    other.cards.iter_mut().for_each(|card| card.rulings.clear());
    let mut first = cards(&scryfall()).cards;
    first.retain(|card| card.name != "Old Prize");
    assert_eq!(other.cards, first);
}

#[test]
fn a_card_has_all_that_is_printed_on_it() {
    let bell = one(&scryfall(), "Loud Bell");
    let face = Face {
        name: "Loud Bell".into(),
        mana_cost: "{2}".into(),
        type_line: "Artifact Creature \u{2014} Bell".into(),
        text: "It rings.\nLoudly.".into(),
        power: Some("1".into()),
        toughness: Some("1+*".into()),
        ..Face::default()
    };
    assert_eq!((bell.faces, bell.mana_value), (vec![face], Some(2.0)));
    assert_eq!(bell.oracle_id.map(|id| id.to_string()), Some(id(1)));
}

#[test]
fn halves_that_name_no_colors_have_those_of_their_cost_or_of_the_card() {
    let halves = one(&scryfall(), "Ring // Song").faces;
    assert_eq!(halves[0].colors, [Color::Red]);
    assert_eq!(halves[1].colors, [Color::Blue, Color::Red], "it has no cost");
    let faces = json!([{"name": "Day", "colors": ["W"]}, {"name": "Night", "colors": []}]);
    let file = json!([card("Day // Night", 1, &json!({"layout": "transform", "card_faces": faces}))]);
    let faces = one(&file, "Day // Night").faces;
    assert_eq!((faces[0].colors.as_slice(), faces[1].colors.len()), (&[Color::White][..], 0));
}

#[test]
fn a_meld_knows_its_other_cards_and_a_reversible_card_is_the_card_on_it() {
    assert_eq!(one(&scryfall(), "Upper Half").meld, ["Lower Half", "Whole Bell"]);
    let gong = one(&scryfall(), "Gong");
    assert_eq!((gong.faces.len(), gong.oracle_id.map(|id| id.to_string())), (1, Some(id(3))));
}

#[test]
fn cards_that_share_a_name_and_are_not_the_same_both_stay() {
    let data = json!({"Bell": [{"name": "Bell", "text": "One."}, {"name": "Bell", "text": "Two."},
        {"name": "Bell", "text": "One."}]});
    let read = cards(&json!({"data": data}));
    assert_eq!(read.cards.len(), 2, "{:?}", read.cards);
    let sides = json!([{"faceName": "A", "side": "a"}, {"faceName": "B", "side": "b"},
        {"faceName": "C", "side": "a"}, {"faceName": "D", "side": "b"}]);
    let read = cards(&json!({"data": {"Some": sides}}));
    assert_eq!(read.cards.iter().map(|card| card.faces.len()).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn rulings_are_read_by_day() {
    let Ok(Content::Rulings { rulings, left_out }) = content(&rulings()) else { panic!("rulings") };
    assert_eq!(left_out, BTreeMap::from([(Oddity::EmptyRuling, 1)]));
    let first: Vec<&str> = rulings[&id(1).parse().expect("an id")].iter().map(|r| r.text.as_str()).collect();
    assert_eq!(first, ["Bells ring.", "Ringing takes no time."]);
    assert_eq!(rulings.len(), 2);
}

#[test]
fn an_archive_a_mark_and_null_change_nothing() {
    let expected = content(&scryfall()).expect("cards");
    let text = scryfall().to_string();
    assert_eq!(read(packed(text.as_bytes()).as_slice()).expect("cards"), expected);
    assert_eq!(read(format!("\u{feff}{text}").as_bytes()).expect("cards"), expected);
    // Archives can be in several pieces.
    let (first, second) = text.split_at(text.len() / 2);
    let pieces = [packed(first.as_bytes()), packed(second.as_bytes())].concat();
    assert_eq!(read(pieces.as_slice()).expect("cards"), expected);
    let nothing = json!({"layout": null, "power": null, "cmc": null, "card_faces": null, "legalities": null});
    assert_eq!(one(&json!([card("Bell", 1, &nothing)]), "Bell").layout, "");
}

#[test]
fn other_files_are_called_by_their_name() {
    for (bytes, said) in [
        (&b""[..], "the file is empty"),
        (b"%PDF-1.7", "this is a PDF"),
        (b"\x89PNG\r\n\x1a\n", "this is a picture (PNG)"),
        (b"PK\x03\x04", "this is a zip archive"),
        (b"<!DOCTYPE html>", "this is a web page"),
        (b"[\0{\0", "this is no text in UTF-8"),
        (b"words", "this is not JSON: expected value at line 1 column 1"),
        (b"[{}] more", "neither a card nor a ruling"),
        (b"[] more", "this is not JSON: trailing characters at line 1 column 4"),
        (b"[]", "no card and no ruling is in this file"),
        (b"3", "this is JSON, but not of cards, after 0 entries: invalid type: integer `3`"),
        (b"{\"data\": {\"LEA\": {\"cards\": []}}}", "this is JSON, but not of cards"),
        (b"{\"object\": \"list\"}", "this object has no `data`"),
        (b"[{\"object\": \"set\", \"name\": \"Bells\"}]", "`set` is neither a card nor a ruling"),
        (
            b"[{\"name\": \"Bell\", \"type_line\": \"\"}, {\"name\": 3}]",
            "after 1 entries, the last card was `Bell`: invalid type",
        ),
        (
            b"[{\"name\": \"Bell\", \"type_line\": \"\"}, {\"comment\": \"?\", \"oracle_id\": \"\"}]",
            "cards and rulings are mixed",
        ),
        (b"[{\"name\": \"B\xffll\"}]", "this is not JSON"),
    ] {
        let found = refused(bytes);
        assert!(found.contains(said), "`{said}` is not in `{found}`");
    }
    assert!(refused(packed(b"%PDF-1.7")).contains("this is a PDF"));
}

#[test]
fn a_file_that_was_cut_off_says_where() {
    let text = scryfall().to_string();
    let half = &text.as_bytes()[..text.len() / 2];
    for cut in [half.to_vec(), packed(half), packed(text.as_bytes())[..100].to_vec()] {
        assert!(refused(cut).starts_with("the file ends in the middle, after "));
    }
    let cut = text.find("Old Prize").expect("a card");
    assert!(
        refused(&text[..cut]).contains("the last card was `Upper Half`")
            || refused(&text[..cut]).contains("Bare")
    );
}

#[test]
fn a_damaged_archive_is_told() {
    let mut bytes = packed(scryfall().to_string().as_bytes());
    let sum = bytes.len() - 8;
    bytes[sum] ^= 1;
    assert!(refused(&bytes).starts_with("the gzip archive is damaged, after 14 entries"));
}

#[test]
fn nesting_without_end_is_refused() {
    let deep = format!("[{{\"name\": \"Bell\", \"more\": {}", "[".repeat(1 << 20));
    assert!(refused(deep).starts_with("the file ends in the middle"));
    let deep = format!("{}{}", "[".repeat(1 << 20), "]".repeat(1 << 20));
    assert!(refused(deep).contains("not of cards"));
}

#[test]
fn what_is_far_longer_than_any_name_is_left_out() {
    let named = |length: usize| json!([{ "object": "card", "name": "x".repeat(length), "type_line": "Creature" }, { "object": "card", "name": "Bell", "type_line": "Artifact" }]);
    assert_eq!(cards(&named(141)).cards.len(), 2);
    assert_eq!(cards(&named(2_000)).left_out, BTreeMap::from([(Oddity::Nameless, 1)]));
}
