//! How much of a file of cards is understood, on the command line.

#[path = "shared/documented.rs"]
mod documented;

use std::fs::File;
use std::io::Write;

use app::cli::{self, End};
use documented::{compare, documented};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder with files to compile.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn file(&self, name: &str, content: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, content).expect("a file");
        path.display().to_string()
    }
}

fn try_run(words: &[&str]) -> anyhow::Result<String> {
    let mut out = Vec::new();
    let end = cli::run(&[&["compile"], words].concat(), &mut out)?;
    assert_eq!(end, End::Fine);
    Ok(String::from_utf8(out)?)
}

fn run(words: &[&str]) -> String {
    try_run(words).unwrap_or_else(|error| panic!("{words:?}: {error:#}"))
}

fn refused(words: &[&str]) -> String {
    format!("{:#}", try_run(words).expect_err("refused"))
}

fn report(file: &str, words: &[&str]) -> Value {
    let text = run(&[&[file, "--report", "--format", "json"], words].concat());
    let value: Value = serde_json::from_str(&text).expect("JSON");
    compare(&documented(), "report", &value);
    value
}

fn scryfall() -> String {
    json!([
        {"object": "card", "name": "Bell", "layout": "normal", "type_line": "Artifact",
         "oracle_text": "Bell enters tapped. Zing zang.\nZong (and no reminder.)"},
        {"object": "card", "name": "Ring // Song", "layout": "split", "card_faces": [
            {"name": "Ring", "type_line": "Instant", "oracle_text": "Zing."},
            {"name": "Song", "type_line": "Sorcery", "oracle_text": "If it zings, draw a card instead."}]},
    ])
    .to_string()
}

fn mtgjson() -> String {
    json!({"meta": {"date": "2026-11-01"}, "data": {"Bell": [
        {"name": "Bell", "layout": "normal", "type": "Artifact", "types": ["Artifact"], "text": "Zing.\nZang."}
    ]}})
    .to_string()
}

fn sentences() -> String {
    let row = |card: &str, class: &str, sentence: &str| json!({"card": card, "sentence": sentence, "class": class, "group": "g", "norm": "", "type": "Land", "year": 1});
    let rows = [
        row("Bell", "etb-tapped-self", "Bell enters tapped."),
        row("Ring // Song", "odd", "Zing. Zang."),
        row("Bell", "odd", "Zong."),
    ];
    rows.map(|row| row.to_string()).join("\n")
}

#[test]
fn sentences_are_counted_by_card_and_kind_in_every_shape_of_file() {
    let desk = Desk::new();
    let found = report(&desk.file("cards.json", &scryfall()), &[]);
    assert_eq!([&found["sentences"]["total"], &found["cards"]["total"]], [5, 2]);
    assert_eq!(found["replacement"]["total"], 2);
    assert_eq!(found["classes"]["self-replacement-spell"]["total"], 1);
    assert_eq!(found["cues"], Value::Null);
    let found = report(&desk.file("atomic.json", &mtgjson()), &[]);
    assert_eq!([&found["sentences"]["total"], &found["cards"]["total"]], [2, 1]);
    let path = desk.0.path().join("cards.json.gz");
    let mut packed = GzEncoder::new(File::create(&path).expect("a file"), Compression::fast());
    packed.write_all(scryfall().as_bytes()).expect("written");
    packed.finish().expect("written");
    let found = report(&path.display().to_string(), &[]);
    assert_eq!(found["sentences"]["total"], 5);
}

#[test]
fn a_file_of_sentences_is_counted_by_its_classes() {
    let desk = Desk::new();
    let file = desk.file("sentences.jsonl", &sentences());
    let found = report(&file, &[]);
    assert_eq!(
        [&found["sentences"]["total"], &found["replacement"]["total"], &found["cards"]["total"]],
        [3, 3, 2]
    );
    assert_eq!([&found["classes"]["odd"]["total"], &found["cues"]["same"]], [2, 1]);
    let text = run(&[&file, "--report"]);
    for words in
        ["3 sentences of 2 cards", "by class", "etb-tapped-self", "the same as in the file for 1 of 3"]
    {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
}

#[test]
fn what_is_not_understood_is_listed_with_its_card_and_number() {
    let desk = Desk::new();
    let file = desk.file("cards.json", &scryfall());
    let found = report(&file, &["--failures", "9"]);
    let listed: Vec<_> =
        found["failures"].as_array().expect("a list").iter().map(|one| &one["words"]).collect();
    assert!(listed.contains(&&json!("Zing zang")) && listed.contains(&&json!("Zing")), "{listed:?}");
    let second = found["failures"].as_array().expect("a list").iter().find(|one| one["words"] == "Zing zang");
    assert_eq!(
        [&second.expect("listed")["card"], &second.expect("listed")["number"]],
        [&json!("Bell"), &json!(2)]
    );
    let found = report(&file, &["--failures", "9", "--class", "no-such-class"]);
    assert_eq!(found["failures"], json!([]));
    let text = run(&[&file, "--report", "--failures", "9", "--most", "1"]);
    assert!(text.contains("Not understood\n") && text.contains("  Bell 2 ("), "{text}");
}

#[test]
fn spoilt_sentences_are_counted_beside_the_others() {
    let desk = Desk::new();
    let file = desk.file("cards.json", &scryfall());
    assert_eq!(report(&file, &[])["shadow"], Value::Null);
    let shadow = report(&file, &["--spoil", "7", "--failures", "9"])["shadow"].clone();
    assert_eq!(shadow["seed"], 7);
    assert!(shadow["swapped"]["understood"].as_u64() <= shadow["swapped"]["tried"].as_u64());
    assert_eq!(shadow, report(&file, &["--spoil", "7", "--failures", "9"])["shadow"]);
    assert!(run(&[&file, "--report", "--spoil", "7"]).contains("two words swapped: "));
}

#[test]
fn a_bad_file_is_refused_with_what_is_wrong() {
    let desk = Desk::new();
    let refused_file = |name: &str, content: &str| refused(&[&desk.file(name, content), "--report"]);
    for (content, said) in [
        ("", "the file is empty"),
        ("no JSON", "this is not JSON"),
        ("{\"more\": 1}", "this is JSON, but not of cards"),
        ("[{\"object\": \"card\", \"name\": \"B", "the file ends in the middle"),
        (
            "[{\"object\": \"ruling\", \"oracle_id\": \"00000000-0000-0000-0000-000000000001\", \"comment\": \"Zing.\", \
          \"published_at\": \"2012-05-01\"}]",
            "these are rulings",
        ),
        ("{\"card\": \"Bell\", \"sentence\": \"Zing.\"}\n\n{\"card\": 1}", "line 3 is not a sentence"),
    ] {
        let error = refused_file("bad.json", content);
        assert!(error.contains(said) && error.contains("bad.json"), "{content}: {error}");
    }
    assert!(refused(&["/no/such/file", "--report"]).contains("No such file"));
    let without = refused(&[&desk.file("cards.json", &scryfall())]);
    assert!(without.contains("`instead compile FILE --report`"), "{without}");
    assert!(
        refused(&[&desk.file("cards.json", &scryfall()), "--report", "--sort", "odd"])
            .contains("invalid value")
    );
}
