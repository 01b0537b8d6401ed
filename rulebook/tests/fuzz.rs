//! What fuzz targets start from and what they once found, asked again with the checks of the targets.

use std::path::{Path, PathBuf};

use rulebook::text::{Text, read};

#[path = "../../fuzz/checks/card_file.rs"]
mod card_file;
#[path = "../../fuzz/checks/oracle.rs"]
mod oracle;
#[path = "../../fuzz/checks/query.rs"]
mod query;
#[path = "../../fuzz/checks/rules_text.rs"]
mod rules_text;

/// The files of a target: its seeds, and what was found. Fails when there are none.
fn files(target: &str) -> Vec<PathBuf> {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    let folders = ["corpus", "found"].map(|kind| fuzz.join(kind).join(target));
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has no seeds");
    files
}

/// Asks a target about all of its files. A failure names the file.
fn replay(target: &str, check: fn(&[u8])) {
    for file in files(target) {
        println!("{}", file.display());
        check(&std::fs::read(&file).expect("a file that was listed"));
    }
}

#[test]
fn rules_texts_that_once_broke_something_are_read() {
    replay("rules_text", rules_text::check);
}

#[test]
fn queries_that_once_broke_something_are_answered() {
    replay("query", query::check);
}

#[test]
fn files_of_cards_that_once_broke_something_are_read() {
    replay("card_file", card_file::check);
}

#[test]
fn texts_of_cards_that_once_broke_something_are_compiled() {
    replay("oracle", oracle::check);
}

fn seed(name: &str) -> Text {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/rules_text").join(name);
    read(&std::fs::read(path).expect("a seed"), None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn the_seed_of_a_whole_text_is_one_in_every_encoding_and_with_any_line_ends() {
    let whole = seed("whole.txt");
    assert!(whole.rules.len() > 10 && whole.glossary.len() == 2);
    for name in ["cp1252.txt", "bom-lone-cr.txt", "utf16.txt"] {
        let copy = seed(name);
        assert_eq!((&copy.rules, &copy.glossary), (&whole.rules, &whole.glossary), "{name}");
    }
}
