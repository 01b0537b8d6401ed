//! The card reference on the command line: imported, searched, shown and forgotten.

#[path = "shared/documented.rs"]
mod documented;

use app::cli::{self, End};
use documented::{compare, documented};
use serde_json::{Value, json};
use tempfile::TempDir;

const BELL: &str = "00000000-0000-0000-0000-000000000001";

fn cards() -> Value {
    json!([
        {"object": "card", "name": "L\u{f6}ud Bell", "oracle_id": BELL, "layout": "normal", "mana_cost": "{2}",
         "type_line": "Artifact Creature", "oracle_text": "It rings.", "power": "1", "toughness": "4"},
        {"object": "card", "name": "Ring // Song", "layout": "split", "card_faces": [
            {"name": "Ring", "type_line": "Instant", "mana_cost": "{R}", "oracle_text": "It rings."},
            {"name": "Song", "type_line": "Sorcery", "mana_cost": "{G}", "oracle_text": "It sings."}]},
        {"object": "card", "name": "Furnace of Rath", "layout": "normal", "type_line": "Enchantment"},
        {"object": "card", "name": "Clapper", "layout": "token", "type_line": "Token Artifact"},
    ])
}

fn rulings() -> Value {
    json!([{"object": "ruling", "oracle_id": BELL, "source": "wotc", "published_at": "2012-05-01",
        "comment": "Ringing takes no time."}])
}

/// A data folder of its own, and files to import.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn with_cards() -> Self {
        let desk = Self::new();
        let (cards, rulings) = (desk.file("cards.json", &cards()), desk.file("rulings.json", &rulings()));
        // Rulings wait for their cards.
        assert_eq!(desk.run(&["import", &rulings, &cards]).1, End::Fine);
        desk
    }

    fn file(&self, name: &str, content: &Value) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, content.to_string()).expect("a file");
        path.display().to_string()
    }

    fn try_run(&self, words: &[&str]) -> anyhow::Result<(String, End)> {
        let data = self.0.path().join("data").display().to_string();
        let words: Vec<&str> = [&["cards", "--data", &data], words].concat();
        let mut out = Vec::new();
        let end = cli::run(&words, &mut out)?;
        Ok((String::from_utf8(out)?, end))
    }

    fn run(&self, words: &[&str]) -> (String, End) {
        self.try_run(words).unwrap_or_else(|error| panic!("{words:?}: {error:#}"))
    }

    fn json(&self, words: &[&str]) -> Value {
        let (text, _) = self.run(&[words, &["--format", "json"]].concat());
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["schema"], 1);
        value
    }

    fn refused(&self, words: &[&str]) -> String {
        format!("{:#}", self.try_run(words).expect_err("refused"))
    }
}

#[test]
fn an_import_says_what_it_kept_and_left_out() {
    let desk = Desk::new();
    let (cards, rulings) = (desk.file("cards.json", &cards()), desk.file("rulings.json", &rulings()));
    let report = desk.json(&["import", &cards])["files"][0].clone();
    assert_eq!([&report["refused"], &report["rulings"]], [&Value::Null, &Value::Null]);
    let report = &report["cards"];
    assert_eq!([&report["publisher"], &report["left_out"][0]["why"]], ["scryfall", "token"]);
    assert_eq!([&report["cards"], &report["left_out"][0]["count"], &report["ruled_before"]], [3, 1, 0]);
    let report = desk.json(&["import", &rulings])["files"][0]["rulings"].clone();
    assert_eq!(report["newest"], "2012-05-01");
    assert_eq!([&report["rulings"], &report["cards"], &report["of_no_card"]], [1, 1, 0]);
    let (text, end) = desk.run(&["import", &cards]);
    assert_eq!(end, End::Fine);
    for words in ["imported: 3 cards of Scryfall", "before stay; 1 of the cards", "left out: 1 tokens"] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
}

#[test]
fn a_bad_file_is_refused_and_the_good_ones_are_imported() {
    let desk = Desk::new();
    let (bad, good) = (desk.file("bad.json", &json!({"more": 1})), desk.file("good.json", &cards()));
    let (text, end) = desk.run(&["import", &bad, &good]);
    assert_eq!(end, End::BadInput);
    assert!(
        text.contains("refused: this is JSON, but not of cards") && text.contains("imported: 3"),
        "{text}"
    );
    assert!(desk.json(&["import", &bad])["files"][0]["refused"].is_string());
    let (text, end) = Desk::new().run(&["import", &desk.file("rulings.json", &rulings())]);
    assert_eq!(end, End::BadInput);
    assert!(text.contains("refused: these are rulings, and no cards are imported"), "{text}");
}

#[test]
fn both_collections_are_searched_and_told_apart() {
    let desk = Desk::with_cards();
    let (text, _) = desk.run(&["search", "furnace"]);
    for words in
        ["In the starter collection, for boards:\n  Furnace of Rath: Enchantment (", "to read up:\n  Furnace"]
    {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
    let found = desk.json(&["search", "loud"]);
    assert_eq!(found["starter"], json!([]));
    let hit = &found["reference"]["hits"][0];
    assert_eq!([&hit["name"], &hit["fit"]], ["L\u{f6}ud Bell", "start"]);
    assert_eq!(hit["highlights"], json!([{"start": 0, "end": 5}]));
    assert_eq!(desk.json(&["search", "bell", "--limit", "1"])["reference"]["cards"], 3);
}

#[test]
fn a_card_is_shown_by_a_faces_name_with_its_rulings() {
    let desk = Desk::with_cards();
    let (text, _) = desk.run(&["show", "loud", "bell"]);
    for words in ["Artifact Creature; {2}; 1/4\nIt rings.", "Rulings\n- 2012-05-01: Ringing takes no time."] {
        assert!(text.contains(words), "{words} is not in:\n{text}");
    }
    let (text, _) = desk.run(&["show", "song"]);
    assert!(
        text.contains("Ring // Song\n====") && text.contains("\nSong\nSorcery; {G}\nIt sings."),
        "{text}"
    );
    let shown = desk.json(&["show", "Furnace of Rath"]);
    assert_eq!(
        [&shown["starter"]["name"], &shown["printed"]["name"]],
        ["Furnace of Rath", "Furnace of Rath"]
    );
    assert_eq!(shown["printed"]["faces"][0]["type_line"], "Enchantment");
    assert_eq!(desk.json(&["show", "song"])["starter"], Value::Null);
}

#[test]
fn a_card_that_is_nowhere_is_refused_with_the_nearest_name() {
    let desk = Desk::with_cards();
    let refused = desk.refused(&["show", "luod", "bell"]);
    assert!(
        refused.contains("or in the imported card reference; did you mean `L\u{f6}ud Bell`?"),
        "{refused}"
    );
    assert!(desk.refused(&["search", "xyzzy"]).contains("there is no card `xyzzy`"));
    assert!(Desk::new().refused(&["show", "song"]).contains("no card reference is imported"));
}

#[test]
fn the_reference_is_forgotten_when_asked_for() {
    let desk = Desk::with_cards();
    assert_eq!(desk.json(&["forget"])["forgotten"], true);
    assert_eq!(desk.run(&["forget"]).0, "no card reference was imported\n");
    assert!(desk.run(&["search", "furnace"]).0.contains("No card reference is imported"));
}

#[test]
fn a_broken_reference_says_what_to_do() {
    let desk = Desk::with_cards();
    std::fs::write(desk.0.path().join("data/cards/cards.jsonl.gz"), "words").expect("a change");
    assert!(desk.refused(&["show", "song"]).contains("instead cards forget"));
}

/// A card that has everything that cards can have.
fn full() -> Value {
    let face = json!({"name": "Bell", "mana_cost": "{W}", "type_line": "Bell", "oracle_text": "It rings.", "colors": ["W"],
        "power": "1", "toughness": "1", "loyalty": "1", "defense": "1"});
    json!({"object": "card", "name": "Full Bell", "oracle_id": BELL, "layout": "normal", "cmc": 1, "card_faces": [face],
        "all_parts": [{"component": "meld_part", "name": "Other Bell"}]})
}

#[test]
fn the_json_has_exactly_the_documented_fields() {
    let (desk, sections) = (Desk::with_cards(), documented());
    let (cards, rulings) = (desk.file("cards.json", &cards()), desk.file("rulings.json", &rulings()));
    let bad = desk.file("bad.json", &json!([]));
    let report = desk.json(&["import", &cards, &rulings, &bad]);
    assert!(report["files"][0]["cards"]["left_out"][0].is_object());
    compare(&sections, "card_imports", &report);
    let found = desk.json(&["search", "furnace"]);
    assert!(found["starter"][0].is_object() && found["reference"]["hits"][0]["highlights"][0].is_object());
    compare(&sections, "found_cards", &found);
    compare(&sections, "found_cards", &Desk::new().json(&["search", "furnace"]));
    for name in ["loud bell", "ring", "furnace of rath"] {
        compare(&sections, "shown_card", &desk.json(&["show", name]));
    }
    compare(&sections, "forgotten", &desk.json(&["forget"]));
}

#[test]
fn no_field_is_documented_that_no_card_has() {
    let desk = Desk::with_cards();
    desk.run(&["import", "--replace", &desk.file("full.json", &json!([full()]))]);
    let shown = desk.json(&["show", "full bell"])["printed"].clone();
    for (section, value) in
        [("printed", &shown), ("face", &shown["faces"][0]), ("ruling_of_card", &shown["rulings"][0])]
    {
        let there: Vec<&String> = value.as_object().expect("an object").keys().collect();
        assert_eq!(there, documented()[section].keys().collect::<Vec<_>>(), "{section}");
    }
}
