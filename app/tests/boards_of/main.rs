//! The table of boards by the rules that they show. `UPDATE_EXPECT=1 cargo test -p app --test boards_of` renews it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

mod citations;
mod citing;

use app::opened::{Opened, open_bundled};
use citing::{cited_at, dates_of, looping};

use engine::dates::dates;
use engine::{Limits, Options};
use language::date::Date;
use rulebook::digest;
use saves::bundled::{Bundled, all};

/// Rulings are compared as far as so many moments.
const PARTED: usize = 300;

/// The concepts that a board shows: those that its rulings cite, at each date of which its file says how it is ruled;
/// those of the switches that make its rulings differ; and those of the keywords and counters on it.
fn shown(board: &Bundled) -> BTreeSet<String> {
    let opened = open_bundled(board).unwrap();
    let dates = dates_of(&opened);
    let cited = dates.iter().flat_map(|date| cited_at(&opened, *date));
    let pairs = dates.iter().zip(dates.iter().skip(1)).map(|(a, b)| (*a, *b));
    let parted = pairs.flat_map(|(from, to)| parted_by(&opened, from, to));
    let looping = dates.iter().flat_map(|date| looping(&opened, *date));
    let named = board.text.split("Keyword(").skip(1).map(keyword);
    let counted =
        COUNTERS.iter().filter(|(word, _)| board.text.contains(word)).map(|(_, key)| (*key).to_owned());
    let all = cited.chain(parted).chain(looping).map(str::to_owned).chain(named).chain(counted);
    all.filter(|key| digest::entry(key).is_some()).collect()
}

/// How a board file writes counters and actions that have rules of their own.
const COUNTERS: [(&str, &str); 9] = [
    ("(Stun,", "stun-counters"),
    ("(Shield,", "shield-counters"),
    ("(Finality,", "finality-counters"),
    ("(Poison,", "counters-poison"),
    ("(Loyalty,", "counters-loyalty"),
    ("(Defense,", "counters-defense"),
    ("Regenerate(", "regenerate-shield"),
    ("StateBased", "sba-check"),
    ("PutTriggers", "triggers-on-stack"),
];

/// The key of a keyword, which a text starts with: `UmbraArmor` is `umbra-armor`.
fn keyword(text: &str) -> String {
    let mut key = String::new();
    for c in text.chars().take_while(char::is_ascii_alphanumeric) {
        if c.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(c.to_ascii_lowercase());
    }
    key
}

/// The rules of the switches without which a board would be ruled alike at two dates.
fn parted_by(opened: &Opened, from: Date, to: Date) -> Vec<&'static str> {
    let limits = Limits { nodes: PARTED, ..Limits::default() };
    let dates = dates(&opened.board, &Options { limits, ..Options::default() }, from, to).unwrap();
    dates.switches.into_iter().map(|switch| switch.rule().key()).collect()
}

/// A concept and its boards in a line, those that show the fewest concepts first.
fn table() -> String {
    let mut by_rule: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    for board in all() {
        let shown = shown(board);
        for concept in &shown {
            by_rule.entry(concept.clone()).or_default().push((shown.len(), board.full_name()));
        }
    }
    let row = |(concept, mut boards): (String, Vec<(usize, String)>)| {
        boards.sort();
        let names: Vec<String> = boards.into_iter().map(|(_, name)| name).collect();
        format!("{concept}\t{}\n", names.join(" "))
    };
    by_rule.into_iter().map(row).collect()
}

#[test]
fn the_table_of_boards_by_rule_is_what_they_show() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/boards_by_rule.tsv");
    let now = table();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept == now, "renew it with UPDATE_EXPECT=1 cargo test -p app --test boards_of");
}
