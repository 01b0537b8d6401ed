use std::fmt::Write as _;
use std::path::Path;

use expect_test::expect_file;
use ron::extensions::Extensions;

use super::*;

fn check(table: &str, date: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words").join(table).with_extension("txt");
    let words = Vocabulary::new(date.parse().expect("a day"));
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut said = String::new();
    for line in std::fs::read_to_string(&path).expect("a table").lines().filter(|line| !line.starts_with(' '))
    {
        let value: Fact = options.from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        writeln!(said, "{line}\n    {}", fact(words, &value)).expect("a string grows");
    }
    assert!(!said.is_empty());
    expect_file![path].assert_eq(&said);
}

#[test]
fn every_fact_is_a_clause() {
    check("facts", "2026-04-17");
}

#[test]
fn facts_are_said_in_the_words_of_2008() {
    check("facts_of_2008", "2008-02-01");
}
