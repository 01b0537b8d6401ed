//! Files of cards in our own words, as the publishers would write them.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

/// The oracle id that ends with these digits.
pub(super) fn id(digits: u32) -> String {
    format!("00000000-0000-0000-0000-{digits:012}")
}

/// An object of Scryfall's with more fields.
pub(super) fn card(name: &str, number: u32, more: &Value) -> Value {
    let mut card = json!({"object": "card", "name": name, "oracle_id": id(number), "lang": "en",
        "image_uris": {"small": "none"}, "prices": {"usd": null}});
    for (field, value) in more.as_object().into_iter().flatten() {
        card[field] = value.clone();
    }
    card
}

/// Cards of every sort, and what is none.
pub(super) fn scryfall() -> Value {
    let bell = json!({"layout": "normal", "type_line": "Artifact Creature \u{2014} Bell", "cmc": 2.0,
        "mana_cost": "{2}", "oracle_text": "It rings.\nLoudly.", "colors": [], "power": "1", "toughness": "1+*"});
    let split = json!({"layout": "split", "cmc": 3.0, "colors": ["U", "R"], "type_line": "Instant // Sorcery",
        "card_faces": [
            {"object": "card_face", "name": "Ring", "type_line": "Instant", "mana_cost": "{R}"},
            {"object": "card_face", "name": "Song", "type_line": "Sorcery", "oracle_text": "It sings."}]});
    let twice = json!({"layout": "reversible_card", "oracle_id": null, "card_faces": [
        {"name": "Gong", "oracle_id": id(3), "type_line": "Artifact", "cmc": 1.0},
        {"name": "Gong", "oracle_id": id(3), "type_line": "Artifact", "cmc": 1.0}]});
    let half = json!({"layout": "meld", "type_line": "Creature", "all_parts": [
        {"component": "meld_part", "name": "Upper Half"}, {"component": "meld_part", "name": "Lower Half"},
        {"component": "meld_result", "name": "Whole Bell"}, {"component": "token", "name": "Clapper"}]});
    let odd = |layout: &str, types: &str| json!({"layout": layout, "type_line": types});
    json!([
        card("Loud Bell", 1, &bell),
        card("Ring // Song", 2, &split),
        card("Gong // Gong", 0, &twice),
        card("Upper Half", 4, &half),
        card("Bare", 5, &json!({})),
        card("Clapper", 6, &odd("token", "Token Artifact")),
        card("Picture // Picture", 7, &odd("art_series", "Card // Card")),
        card("Sign", 8, &odd("emblem", "Emblem")),
        card("Help", 9, &odd("normal", "Card")),
        card("Prize", 10, &json!({"set_type": "memorabilia", "legalities": {"vintage": "not_legal"}})),
        card("Old Prize", 11, &json!({"set_type": "memorabilia", "legalities": {"vintage": "banned"}})),
        card("A-Loud Bell", 12, &json!({"promo_types": ["rebalanced"]})),
        card("Loud Bell", 1, &bell),
        card("", 13, &json!({})),
    ])
}

/// Rulings: two of the first card, one of a card that is not there, and one that says nothing.
pub(super) fn rulings() -> Value {
    let ruling = |number: u32, day: &str, says: &str| json!({"object": "ruling", "oracle_id": id(number), "source": "wotc", "published_at": day, "comment": says});
    json!([
        ruling(1, "2012-05-01", "Ringing takes no time."),
        ruling(1, "2004-10-04", "Bells ring."),
        ruling(99, "2020-01-01", "Nobody knows this one."),
        ruling(2, "2020-01-01", " "),
    ])
}

/// The same cards in the shape of MTGJSON, as far as it has them.
pub(super) fn mtgjson() -> Value {
    let rulings = json!([{"date": "2012-05-01", "text": "Ringing takes no time."},
        {"date": "2004-10-04", "text": "Bells ring."}]);
    let half = json!(["Upper Half", "Lower Half", "Whole Bell"]);
    json!({"meta": {"date": "2026-08-22", "version": "5"}, "data": {
        "Loud Bell": [{"name": "Loud Bell", "layout": "normal", "type": "Artifact Creature \u{2014} Bell",
            "types": ["Artifact"], "manaValue": 2.0, "convertedManaCost": 2.0, "manaCost": "{2}",
            "text": "It rings.\nLoudly.", "colors": [], "power": 1, "toughness": "1+*", "rulings": rulings,
            "identifiers": {"scryfallOracleId": id(1)}}],
        "Ring // Song": [
            {"name": "Ring // Song", "faceName": "Ring", "side": "a", "layout": "split", "type": "Instant",
             "manaValue": 3.0, "manaCost": "{R}", "colors": ["R"], "identifiers": {"scryfallOracleId": id(2)}},
            {"name": "Ring // Song", "faceName": "Song", "side": "b", "layout": "split", "type": "Sorcery",
             "manaValue": 3.0, "text": "It sings.", "colors": ["R", "U"], "identifiers": {"scryfallOracleId": id(2)}}],
        "Gong // Gong": [
            {"name": "Gong // Gong", "faceName": "Gong", "side": "a", "layout": "reversible_card",
             "type": "Artifact", "manaValue": 1.0, "identifiers": {"scryfallOracleId": id(3)}},
            {"name": "Gong // Gong", "faceName": "Gong", "side": "b", "layout": "reversible_card",
             "type": "Artifact", "manaValue": 1.0, "identifiers": {"scryfallOracleId": id(3)}}],
        "Upper Half // Whole Bell": [
            {"name": "Upper Half // Whole Bell", "faceName": "Upper Half", "side": "a", "layout": "meld",
             "type": "Creature", "cardParts": half, "identifiers": {"scryfallOracleId": id(4)}}],
        "Bare": [{"identifiers": {"scryfallOracleId": id(5)}}],
        "Clapper": [{"name": "Clapper", "layout": "token", "type": "Token Artifact"}],
        "A-Loud Bell": [{"name": "A-Loud Bell", "layout": "normal", "isRebalanced": true}],
    }})
}

pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes).and_then(|()| packed.finish()).expect("packed")
}
