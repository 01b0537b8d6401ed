//! The starter collection, written by hand, against what the compiler makes of the texts of its cards.
//!
//! The program ships no card texts. A file of open card data that a developer may have beside the workspace is read, and the
//! outcome for each card stands in `compiled/collection.tsv`; `UPDATE_EXPECT=1 cargo test -p rulebook --test compiled` renews
//! it, and keeps what was written by hand behind a difference. A card is
//!
//! - `same`: its whole text was understood, and says what was written by hand,
//! - `other`: understood whole, and something else; the third column says why, or that the hand was wrong,
//! - `more`: the same where a hand wrote it, and sentences that no hand wrote,
//! - `not whole`: at least one sentence was not understood.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use language::board::Ability;
use rulebook::cards::{Card, starter};
use rulebook::oracle::{Face, Read, compile};
use rulebook::reference::{Content, Printed, read};

/// The cards of the file by name; none when it isn't there.
fn file() -> BTreeMap<String, Printed> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards/oracle-cards.json.gz");
    let Ok(file) = std::fs::File::open(path) else { return BTreeMap::new() };
    let Ok(Content::Cards(cards)) = read(std::io::BufReader::new(file)) else { return BTreeMap::new() };
    cards.cards.into_iter().map(|card| (card.name.clone(), card)).collect()
}

fn table() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compiled/collection.tsv")
}

/// What an ability says, without what says nothing: the names by which several are told apart, and that what lasts until the
/// turn ends, as everything that has left its source does, says so.
fn said(ability: &Ability) -> String {
    let written = ron::to_string(ability).unwrap_or_default();
    let mut plain = written.replace("lifetime:ThisTurn,", "").replace(",lifetime:ThisTurn", "");
    plain = plain.replace(",blank:true", "");
    while let Some(start) = plain.find("name:Some(\"") {
        let rest = &plain[start..];
        let end = rest.find("\"),").map_or(rest.len(), |end| end + 3);
        plain.replace_range(start..start + end, "");
    }
    if let Some(named) = plain.strip_prefix("Activated(name:\"")
        && let Some((_, rest)) = named.split_once("\",")
    {
        return format!("Activated({rest}");
    }
    plain
}

fn outcome(card: &Card, printed: &Printed) -> &'static str {
    let mut made = Vec::new();
    for face in printed.faces.iter().take(1) {
        let compiled =
            compile(Face { name: &face.name, type_line: &face.type_line, text: &face.text, alone: false });
        if !compiled
            .sentences
            .iter()
            .all(|sentence| matches!(sentence.read, Read::Understood | Read::NoMatter(_)))
        {
            return "not whole";
        }
        made.extend(compiled.abilities.iter().map(said));
    }
    let by_hand = card.is.abilities.iter();
    let written: Vec<String> = by_hand
        .filter(|ability| !matches!(ability, Ability::Opaque(_) | Ability::Unread(_)))
        .map(said)
        .collect();
    let all_there = written.iter().all(|one| made.contains(one));
    match (all_there, made.len() == written.len()) {
        (true, true) => "same",
        (true, false) => "more",
        (false, _) => "other",
    }
}

#[test]
fn the_collection_comes_out_of_its_texts_as_it_was_written() {
    let printed = file();
    if printed.is_empty() {
        return;
    }
    let before = std::fs::read_to_string(table()).unwrap_or_default();
    let rows = before.lines().filter_map(|line| line.split_once('\t'));
    let reasons: BTreeMap<&str, &str> =
        rows.filter_map(|(name, rest)| rest.split_once('\t').map(|(_, reason)| (name, reason))).collect();
    let cards = starter().unwrap_or_else(|error| panic!("{error}")).all();
    let mut now = String::new();
    for card in cards {
        let Some(printed) = printed.get(&card.is.name) else { continue };
        let outcome = outcome(card, printed);
        let reason = reasons.get(card.is.name.as_str()).filter(|_| outcome == "other").copied();
        let reason = reason.or((outcome == "other").then_some("?"));
        let reason = reason.map(|why| format!("\t{why}")).unwrap_or_default();
        now.extend([card.is.name.as_str(), "\t", outcome, &reason, "\n"]);
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(table(), &now).unwrap_or_else(|error| panic!("{error}"));
        return;
    }
    assert!(
        now == before,
        "collection.tsv is no longer so: renew it with UPDATE_EXPECT=1 and look at what has changed"
    );
    assert!(
        !now.contains("\t?"),
        "a difference from what was written by hand has no reason in collection.tsv"
    );
}
