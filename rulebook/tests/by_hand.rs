//! Sentences whose effect a hand wrote from their text, before anything compiled them, against what the compiler makes.
//!
//! The program ships no card texts. A file of sentences that a developer may have beside the workspace is read, and the outcome
//! for each row of `by_hand/sentences.txt` stands in `by_hand/outcomes.tsv`; `UPDATE_EXPECT=1 cargo test -p rulebook --test
//! by_hand` renews it, and keeps the reason behind a difference. A row is
//!
//! - `same`: it was understood, and says what was written by hand,
//! - `other`: understood, and something else; the last column says why that is no wrong reading,
//! - `not understood`: by the compiler,
//! - `nor by hand`: neither understood nor written by hand; or rightly no matter for both.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use language::board::Ability;
use rulebook::oracle::{Face, Read, compile};

/// A row of a hand.
struct Row {
    /// The line of the file of sentences.
    line: usize,
    card: String,
    /// What it does; none where the hand wrote no abilities.
    does: Vec<Ability>,
    /// `?`, `~` or `rider`, where the hand wrote no abilities.
    mark: String,
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_hand").join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(place(name)).unwrap_or_default()
}

fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in read("sentences.txt").lines() {
        let Some(said) = line.strip_prefix("  ") else {
            let Some((number, card)) = line.split_once(' ') else { panic!("{line}") };
            let line = number.parse().unwrap_or_else(|_| panic!("{line}"));
            rows.push(Row { line, card: card.to_owned(), does: Vec::new(), mark: String::new() });
            continue;
        };
        let Some(row) = rows.last_mut() else { panic!("{line}") };
        if let Some(ability) = said.strip_prefix("= ") {
            row.does.push(ron::from_str(ability).unwrap_or_else(|error| panic!("{}: {error}", row.card)));
        } else {
            said.clone_into(&mut row.mark);
        }
    }
    rows
}

/// The sentences of the file; none when it isn't there.
fn sentences() -> Vec<serde_json::Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards/sentences.jsonl");
    let Ok(text) = std::fs::read_to_string(path) else { return Vec::new() };
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn outcome(row: &Row, sentence: &serde_json::Value) -> &'static str {
    let field = |name: &str| sentence.get(name).and_then(serde_json::Value::as_str).unwrap_or_default();
    assert_eq!(field("card"), row.card, "line {}", row.line);
    let names = row.card.split(" // ");
    let name = names.clone().find(|name| field("sentence").contains(name)).or(names.clone().next());
    let text = field("sentence");
    let compiled =
        compile(Face { name: name.unwrap_or_default(), type_line: field("type"), text, alone: true });
    let understood = compiled.sentences.iter().all(|one| one.read == Read::Understood);
    match (understood, row.mark.as_str()) {
        (true, "") if compiled.abilities == row.does => "same",
        (true, "rider") if compiled.abilities.is_empty() => "same",
        (true, _) => "other",
        (false, "~" | "?") => "nor by hand",
        (false, _) => "not understood",
    }
}

#[test]
fn what_a_hand_wrote_comes_out_of_the_sentences() {
    let sentences = sentences();
    if sentences.is_empty() {
        return;
    }
    let before = read("outcomes.tsv");
    let cells = before.lines().filter_map(|line| line.split_once('\t'));
    let reasons: BTreeMap<&str, &str> =
        cells.filter_map(|(line, rest)| rest.split_once('\t').map(|(_, reason)| (line, reason))).collect();
    let mut now = String::new();
    for row in rows() {
        let Some(sentence) = sentences.get(row.line - 1) else { panic!("no line {}", row.line) };
        let line = row.line.to_string();
        let outcome = outcome(&row, sentence);
        let reason = reasons.get(line.as_str()).copied().unwrap_or("?");
        let reason = if outcome == "other" { format!("\t{reason}") } else { String::new() };
        now.extend([line.as_str(), "\t", outcome, &reason, "\n"]);
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(place("outcomes.tsv"), &now).unwrap_or_else(|error| panic!("{error}"));
        return;
    }
    assert!(
        now == before,
        "outcomes.tsv is no longer so: renew it with UPDATE_EXPECT=1 and look at what has changed"
    );
    assert!(!now.contains("\t?"), "a difference from what was written by hand has no reason in outcomes.tsv");
}
