//! The starter collection against a file of cards that a developer may have beside the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use language::board::Characteristics;
use rulebook::cards::starter;

/// Cards that the file is known not to have; they were written from memory, and nothing checks them.
const NOT_IN_THE_FILE: [&str; 8] = [
    "Anointed Procession",
    "Circle of Protection: Red",
    "Gratuitous Violence",
    "Leyline of the Void",
    "Parallel Lives",
    "Pariah",
    "Torbran, Thane of Red Fell",
    "Urza's Armor",
];

/// The cards of the file by name; none when it isn't there.
fn file() -> BTreeMap<String, Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards/oracle-cards.json.gz");
    let Ok(unpacked) = Command::new("gzip").arg("-dc").arg(path).output() else { return BTreeMap::new() };
    let cards: Vec<Value> = serde_json::from_slice(&unpacked.stdout).unwrap_or_default();
    cards.into_iter().map(|card| (text(&card, "name"), card)).collect()
}

fn text(card: &Value, field: &str) -> String {
    card[field].as_str().unwrap_or_default().to_owned()
}

/// Everything before the dash of a type line, and everything behind it.
fn types(line: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (kinds, subtypes) = line.split_once('\u{2014}').unwrap_or((line, ""));
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    (words(&kinds.replace("Tribal", "Kindred")), words(subtypes))
}

/// What is compared: name, mana value, colours, types and supertypes, subtypes, power, toughness, loyalty.
type Printed = (String, u64, BTreeSet<String>, BTreeSet<String>, BTreeSet<String>, String, String, String);

fn printed(card: &Value) -> Printed {
    let colors = card["colors"].as_array().cloned().unwrap_or_default();
    let color = |letter: &Value| match letter.as_str() {
        Some("W") => "White",
        Some("U") => "Blue",
        Some("B") => "Black",
        Some("R") => "Red",
        Some("G") => "Green",
        Some(_) | None => "no colour",
    };
    let (kinds, subtypes) = types(&text(card, "type_line"));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number of mana")]
    let mana_value = card["cmc"].as_f64().unwrap_or(-1.0) as u64;
    let colors = colors.iter().map(|letter| color(letter).to_owned()).collect();
    let [power, toughness, loyalty] = ["power", "toughness", "loyalty"].map(|field| text(card, field));
    (text(card, "name"), mana_value, colors, kinds, subtypes, power, toughness, loyalty)
}

fn ours(is: &Characteristics) -> Printed {
    let kinds = is.supertypes.iter().map(|kind| format!("{kind:?}"));
    let kinds = kinds.chain(is.types.iter().map(|kind| format!("{kind:?}")));
    let number = |number: Option<String>| number.unwrap_or_default();
    (
        is.name.clone(),
        is.mana_value,
        is.colors.iter().map(|color| format!("{color:?}")).collect(),
        kinds.collect(),
        is.subtypes.iter().cloned().collect(),
        number(is.power.map(|n| n.to_string())),
        number(is.toughness.map(|n| n.to_string())),
        number(is.loyalty.map(|n| n.to_string())),
    )
}

#[test]
fn every_card_is_what_is_printed_on_it() {
    let file = file();
    let cards = starter().unwrap_or_else(|error| panic!("{error}")).all();
    let (mut checked, mut missing) = (0, Vec::new());
    for card in cards.iter().filter(|_| !file.is_empty()) {
        match file.get(&card.is.name) {
            Some(theirs) => {
                assert_eq!(ours(&card.is), printed(theirs));
                checked += 1;
            }
            None => missing.push(card.is.name.as_str()),
        }
    }
    println!("{checked} of {} cards compared with the file", cards.len());
    if file.is_empty() {
        println!("SKIPPED: 0 cards compared, there is no file of cards beside the workspace");
    } else {
        missing.sort_unstable();
        assert_eq!(missing, NOT_IN_THE_FILE);
    }
}
