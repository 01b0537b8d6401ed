//! The commands about rules texts, from the words on the command line to what is printed.

#[path = "shared/documented.rs"]
mod documented;

use std::path::{Path, PathBuf};

use app::cli::{self, End};
use documented::{compare, documented};
use serde_json::Value;
use tempfile::TempDir;

const OLD: &str = "\
Rules effective as of May 1, 2012.

1. Play

100. Pebbles

100.1. A pebble's owner throws it once each turn (see rules 100.2-3).
Example: Somebody throws one.

100.2. Nobody throws at night.

100.3. Ten pebbles are a heap.

Glossary

Heap
See rule 100.3.
";

/// A data folder of its own, and files to import.
struct Desk(TempDir);

impl Desk {
    /// With two texts imported: in the newer one, a rule went and another moved up.
    fn new() -> Self {
        let desk = Self(TempDir::new().expect("a folder"));
        let new =
            OLD.replace("May 1, 2012", "July 13, 2013").replace("100.2. Nobody throws at night.\n\n", "");
        let new = new.replace("100.3. Ten pebbles", "100.2. Twelve pebbles");
        for (name, text) in [("old.txt", OLD), ("new.txt", &new)] {
            let file = desk.file(name, text);
            assert_eq!(desk.run(&["import", &file]).1, End::Fine);
        }
        desk
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path: PathBuf = self.0.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    fn try_run(&self, words: &[&str]) -> anyhow::Result<(String, End)> {
        let data = self.data().display().to_string();
        let words: Vec<&str> = [&["rules", "--data", &data], words].concat();
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
fn an_import_reports_what_it_found() {
    let desk = Desk::new();
    let file = desk.file("again.txt", &OLD.replace("100.2. Nobody", "100.2 Nobody"));
    let report = desk.json(&["import", &file])["files"][0]["imported"].clone();
    assert_eq!(report["effective"], "2012-05-01");
    assert_eq!([&report["rules"], &report["examples"], &report["glossary"]], [3, 1, 1]);
    assert_eq!(report["findings"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["is_new"], false, "a full stop at a number is no other text");
}

#[test]
fn a_bad_file_is_refused_and_the_good_ones_are_imported() {
    let desk = Desk::new();
    let (bad, good) =
        (desk.file("bad.txt", "%PDF-1.4"), desk.file("more.txt", &OLD.replace("May 1", "June 1")));
    let (text, end) = desk.run(&["import", &bad, &good]);
    assert_eq!(end, End::BadInput);
    assert!(
        text.contains("refused: this is a PDF") && text.contains("imported: rules of 2012-06-01"),
        "{text}"
    );
    assert_eq!(desk.json(&["list"])["texts"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_newest_text_is_used_and_one_can_be_removed() {
    let desk = Desk::new();
    let texts = desk.json(&["list"])["texts"].clone();
    assert_eq!([&texts[0]["is_default"], &texts[1]["is_default"]], [false, true]);
    assert_eq!(desk.json(&["show", "100.1"])["as_of"], "2013-07-13");
    desk.run(&["remove", "2013-07-13"]);
    assert_eq!(desk.json(&["show", "100.1"])["as_of"], "2012-05-01");
    assert!(desk.refused(&["remove", "2013-07-13"]).contains("no imported text is"));
}

#[test]
fn a_hit_is_shown_in_its_section() {
    let desk = Desk::new();
    let found = desk.json(&["search", "thro", "pebble", "--as-of", "2012-12-31"]);
    let hit = &found["hits"][0];
    assert_eq!([&found["as_of"], &hit["number"]], ["2012-05-01", "100.1"]);
    let around: Vec<_> =
        hit["around"].as_array().expect("rules").iter().map(|line| &line["number"]).collect();
    assert_eq!(around, ["100.1", "100.2", "100.3"]);
    let (text, _) = desk.run(&["search", "heap"]);
    assert!(text.contains("> 100.2 Twelve pebbles are a *heap*."), "{text}");
    assert!(desk.run(&["search", "zzzz"]).0.contains("nothing found"));
}

#[test]
fn a_rule_that_a_ruling_cites_opens_although_no_text_of_its_date_is_there() {
    let desk = Desk::new();
    let shown = desk.run(&["show", "616.1e", "--as-of", "2026-04-17"]).0;
    assert!(
        shown.contains("616.1e (2026-04-17)") && shown.contains("of 2013-07-13 is not that of"),
        "{shown}"
    );
    let shown = desk.run(&["show", "616.1e"]).0;
    assert!(shown.contains("616.1e (2026-04-17)"), "{shown}");
    let shown = desk.run(&["show", "419.9a", "--as-of", "2006-10-01"]).0;
    assert!(shown.contains("419.9a (2006-10-01)"), "{shown}");
}

#[test]
fn a_rule_is_shown_with_what_it_refers_to() {
    let desk = Desk::new();
    let shown = desk.json(&["show", "100.1", "--as-of", "2012-05-01"]);
    assert_eq!(shown["links"][0]["text"], "100.2-3");
    assert_eq!(shown["links"][0]["rules"].as_array().map(Vec::len), Some(2));
    assert_eq!([&shown["previous"], &shown["next"]], [&Value::Null, &Value::from("100.2")]);
    assert!(desk.refused(&["show", "999.9"]).contains("the rules of 2013-07-13 have no 999.9"));
    let too_old = desk.refused(&["show", "100.1", "--as-of", "2011-01-01"]);
    assert!(
        too_old.contains("no imported text is as old") && too_old.contains("own explanations only"),
        "{too_old}"
    );
}

#[test]
fn a_history_says_where_a_rule_went_and_what_was_changed() {
    let desk = Desk::new();
    let steps = desk.json(&["history", "100.3", "--from", "2012-05-01"])["steps"].clone();
    assert_eq!([&steps[0]["number"], &steps[1]["number"], &steps[1]["change"]], ["100.3", "100.2", "edited"]);
    let (text, _) = desk.run(&["history", "100.3", "--from", "2012-05-01", "--to", "2013-07-13"]);
    assert!(text.contains("[-Ten-] {+Twelve+} pebbles are a heap."), "{text}");
    let gone =
        desk.json(&["history", "100.2", "--from", "2012-05-01", "--to", "2013-07-13"])["steps"].clone();
    assert_eq!([&gone[1]["number"], &gone[1]["change"]], [&Value::Null, &Value::from("gone")]);
}

#[test]
fn look_ups_are_remembered() {
    let desk = Desk::new();
    desk.run(&["search", "heap"]);
    desk.run(&["show", "100.1"]);
    assert_eq!(desk.run(&["recent"]).0, "100.1\nheap\n");
}

/// A desk without anything imported.
fn empty() -> Desk {
    Desk(TempDir::new().expect("a folder"))
}

#[test]
fn without_a_text_our_explanations_are_searched_and_it_is_said_how_to_get_one() {
    let desk = empty();
    let (text, end) = desk.run(&["search", "who", "picks", "next"]);
    assert!(text.starts_with("no official text imported") && text.contains("instead rules import"), "{text}");
    assert!(text.contains("> 616.1 *who picks* the *next* effect. "), "{text}");
    assert!(text.contains("    616.1a first: self-replacement. "), "the section stands around it: {text}");
    assert_eq!(text.matches("616.1a first").count(), 1, "two hits of a section stand in it together: {text}");
    assert_eq!(end, End::Fine);
    let old = desk.json(&["search", "who picks the next effect", "--as-of", "2006-10-01"]);
    assert_eq!([&old["as_of"], &old["hits"][0]["number"]], ["2006-10-01", "419.9a"]);
    assert!(desk.run(&["list"]).0.contains("instead rules import"));
    assert!(desk.refused(&["history", "616.1"]).contains("instead rules import"));
}

#[test]
fn without_a_text_a_rule_is_shown_in_our_words() {
    let desk = empty();
    let (text, _) = desk.run(&["show", "616.1c"]);
    assert!(text.contains("616.1c (2026-04-17): then: as a copy of what"), "{text}");
    assert!(text.contains("before it: 616.1b; after it: 616.1d"), "{text}");
    let lifelink = desk.json(&["show", "702.15f"]);
    assert_eq!(lifelink["rules"][0]["explained"][0]["key"], "lifelink", "it speaks for its letters");
    let none = desk.refused(&["show", "999.9"]);
    assert!(none.contains("own explanations only") && none.contains("none is about 999.9"), "{none}");
}

#[test]
fn what_the_rules_of_a_day_do_not_have_says_so() {
    let (text, _) = empty().run(&["search", "as a copy of what", "--as-of", "2006-10-01"]);
    assert!(text.contains("\nnot in the rules of 2006-10-01\n  > - then: *as a copy of what*"), "{text}");
}

#[test]
fn a_text_and_our_explanation_of_a_rule_stand_together() {
    let desk = Desk::new();
    let file =
        desk.file("meet.txt", &OLD.replace("Glossary", "616. Meeting\n\n616.1. Pebbles meet.\n\nGlossary"));
    desk.run(&["remove", "2012-05-01"]);
    desk.run(&["import", &file]);
    let found = desk.json(&["search", "616.1", "--as-of", "2012-05-01"]);
    let hit = &found["hits"][0];
    assert_eq!([&hit["text"], &hit["explained"][0]["key"]], ["Pebbles meet.", "choose-one"]);
    assert_eq!([&found["note"], &hit["section"]], [&Value::Null, &Value::from("616. Meeting")]);
    let (text, _) = desk.run(&["show", "616.1", "--as-of", "2012-05-01"]);
    assert!(
        text.contains("616.1 Pebbles meet.\n  | 616.1 (2012-05-01): who picks the next effect"),
        "{text}"
    );
}

#[test]
fn asking_makes_no_folder() {
    let desk = empty();
    desk.run(&["list"]);
    desk.run(&["recent"]);
    desk.refused(&["history", "616.1"]);
    assert!(!Path::new(&desk.data()).exists());
}

/// Compares what is printed with the section of `JSON.md` that documents it.
fn check(desk: &Desk, section: &str, words: &[&str]) -> Value {
    let value = desk.json(words);
    compare(&documented(), section, &value);
    value
}

#[test]
fn the_json_has_exactly_the_documented_fields() {
    let desk = Desk::new();
    let (good, bad) = (desk.file("good.txt", OLD), desk.file("bad.txt", "%PDF-1.4"));
    check(&desk, "imports", &["import", &good, &bad]);
    check(&desk, "texts", &["list"]);
    let found = check(&desk, "found", &["search", "pebble"]);
    assert!(found["hits"][0]["highlights"][0].is_object() && found["hits"][0]["around"][0].is_object());
    check(&desk, "found", &["search", "heap"]);
    let shown = check(&desk, "shown", &["show", "100.1", "--as-of", "2012-05-01"]);
    assert!(shown["links"][0].is_object() && shown["rules"][0]["paragraphs"][1].is_object());
    let history = check(&desk, "history", &["history", "100.3", "--from", "2012-05-01"]);
    assert!(history["steps"][1]["differences"][0].is_object());
    check(&desk, "look_ups", &["recent"]);
    check(&desk, "removed", &["remove", "2013-07-13"]);
}

#[test]
fn the_json_without_a_text_has_exactly_the_documented_fields() {
    let desk = empty();
    let found = check(&desk, "found", &["search", "who picks the next effect"]);
    let explained = &found["hits"][0]["explained"][0];
    assert!(explained["title_highlights"][0].is_object() && found["note"].is_string());
    check(&desk, "found", &["search", "as a copy of what", "--as-of", "2006-10-01"]);
    let shown = check(&desk, "shown", &["show", "616.1", "--as-of", "2009-11-01"]);
    let explained = &shown["rules"][0]["explained"][0];
    assert!(explained["before"][0].is_object() && explained["near"][0].is_object());
    assert_eq!(explained["key"], "choose-one");
}
