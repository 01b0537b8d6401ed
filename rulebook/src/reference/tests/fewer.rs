//! What is no file of cards, or one of a few, never takes the place of all cards.

use serde_json::{Value, json};

use super::files::{card, id, mtgjson, rulings, scryfall};
use super::folder::Desk;
use crate::reference::{Content, Imported, ReferenceError, read};

/// So many cards, in the shape of Scryfall.
fn many(count: u32) -> Value {
    (0..count).map(|n| card(&format!("Bell {n}"), 100 + n, &json!({"type_line": "Artifact"}))).collect()
}

#[test]
fn json_of_other_things_is_refused_and_changes_nothing() {
    let desk = Desk::new();
    desk.put(&many(10));
    let before = desk.files();
    for other in [
        json!([{"name": "Alice"}, {"name": "Bob"}]),
        json!([{"name": "Alice", "id": 1, "layout": "wide", "colors": ["red"]}]),
        json!([{"comment": "Good."}, {"comment": "Bad.", "id": 2}]),
        json!({"data": {"users": [{"id": 1}], "posts": [{"id": 2}]}}),
        json!({"data": {"users": [{"name": "Alice", "text": "Hi."}]}}),
        json!({"data": {"items": [{"type": "post", "layout": "wide"}]}}),
        json!({"data": {"Bell": [{"name": "Bell"}]}}),
        json!({"data": {"Bell": []}}),
    ] {
        let error = desk.import(other.to_string()).expect_err("refused");
        assert!(matches!(error, ReferenceError::NotCards { .. }), "{other}: {error}");
        assert_eq!(desk.files(), before, "{other}");
    }
}

#[test]
fn both_publishers_shapes_are_told_by_any_of_their_marks() {
    for cards in [
        json!([{"name": "Bell", "type_line": "Artifact"}]),
        json!([{"name": "Bell", "oracle_id": id(1)}]),
        json!([{"name": "Day // Night", "card_faces": [{"name": "Day"}, {"name": "Night"}]}]),
        json!({"data": {"Bell": [{"name": "Bell", "type": "Artifact"}]}}),
        json!({"data": {"Bell": [{"name": "Bell", "text": "It rings."}]}}),
        json!({"data": {"Bell": [{"identifiers": {"scryfallOracleId": id(1)}}]}}),
    ] {
        let content = read(cards.to_string().as_bytes());
        assert!(matches!(content, Ok(Content::Cards(_))), "{cards}: {content:?}");
    }
}

#[test]
fn a_file_with_far_fewer_cards_is_refused_until_it_may_replace_them() {
    let desk = Desk::new();
    desk.put(&many(100));
    let before = desk.files();
    let few = desk.file("few.json", many(2).to_string());
    let error = desk.store().import(&few).expect_err("refused").to_string();
    for said in ["100 cards are imported", "only 2", "nothing was changed", "`--replace`", "few.json"] {
        assert!(error.contains(said), "`{said}` is not in `{error}`");
    }
    assert_eq!(desk.files(), before);
    let Ok(Imported::Cards { cards: 2, .. }) = desk.store().replace(&few) else { panic!("two cards") };
    assert_eq!(desk.reference().expect("a reference").all().len(), 2);
}

#[test]
fn a_file_with_about_as_many_cards_takes_their_place() {
    let desk = Desk::new();
    desk.put(&many(100));
    desk.put(&many(50));
    desk.put(&many(500));
    assert_eq!(desk.reference().expect("a reference").all().len(), 500);
    desk.store().forget().expect("forgotten");
    desk.put(&many(1));
}

#[test]
fn far_fewer_rulings_are_refused_too() {
    let desk = Desk::new();
    desk.put(&many(100));
    let ruling = |n: u32| json!({"object": "ruling", "oracle_id": id(100 + n), "comment": "It rings."});
    desk.put(&(0..50).map(ruling).collect());
    let before = desk.files();
    let few = desk.file("few.json", json!([ruling(1), ruling(2)]).to_string());
    let error = desk.store().import(&few).expect_err("refused").to_string();
    assert!(error.contains("50 cards with rulings are imported") && error.contains("only 2"), "{error}");
    assert_eq!(desk.files(), before);
    desk.store().replace(&few).expect("replaced");
}

#[test]
fn what_was_broken_from_outside_is_no_reason_to_refuse() {
    let desk = Desk::new();
    desk.put(&many(100));
    for path in desk.files().into_keys() {
        std::fs::write(path, "words").expect("a change");
    }
    desk.put(&many(2));
}

#[test]
fn temporary_files_of_killed_imports_are_removed_by_the_next() {
    let desk = Desk::new();
    desk.put(&scryfall());
    let left = desk.data().join("cards").join(".instead-kFoPq2.tmp");
    std::fs::write(&left, "half").expect("a file");
    desk.put(&rulings());
    assert!(!left.exists());
    desk.put(&mtgjson());
    assert_eq!(desk.files().len(), 2);
}
