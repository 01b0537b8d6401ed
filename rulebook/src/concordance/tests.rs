use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use expect_test::expect_file;

use super::*;

const FIXTURE: &str = include_str!("../../data/numbers.tsv");

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

fn cited(rule: Rule, date: &str) -> String {
    Citation::new(rule, day(date)).to_string()
}

#[test]
fn every_concept_of_the_engine_has_a_number_at_some_date() {
    for &rule in Rule::ALL {
        assert!(rows(rule).iter().any(|row| row.1.is_some()), "{} is not in the table", rule.key());
    }
}

#[test]
fn every_line_of_the_table_is_read() {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(ROWS.values().map(Vec::len).sum::<usize>(), lines);
}

#[test]
fn no_concept_has_two_numbers_from_the_same_day() {
    for (concept, rows) in ROWS.iter() {
        let days: BTreeSet<Date> = rows.iter().map(|row| row.0).collect();
        assert_eq!(days.len(), rows.len(), "{concept}");
    }
}

#[test]
fn a_number_changes_on_its_day() {
    assert_eq!(number(Rule::StepCopy, day("2011-09-29")), None);
    assert_eq!(number(Rule::StepCopy, day("2011-09-30")), Some("616.1c"));
    assert_eq!(number(Rule::StepAny, day("2022-02-17")), Some("616.1d"));
    assert_eq!(number(Rule::StepAny, day("2022-02-18")), Some("616.1e"));
}

#[test]
fn a_citation_names_its_date() {
    assert_eq!(cited(Rule::StepCopy, "2026-04-17"), "CR 616.1c (2026-04-17)");
    assert_eq!(cited(Rule::ChooseOne, "2006-10-01"), "CR 419.9a (2006-10-01)");
}

#[test]
fn a_date_without_the_rule_is_judged_by_the_next_text_that_has_it() {
    assert_eq!(
        cited(Rule::EntersLookAhead, "2006-10-01"),
        "no rule at this date; judged by CR 419.6i (2007-05-01)"
    );
}

#[test]
fn a_rule_that_is_gone_says_where_it_was() {
    assert_eq!(
        cited(Rule::PlaneswalkerRedirect, "2026-04-17"),
        "no rule at this date; it was CR 306.7 (2009-10-01)"
    );
}

#[test]
fn a_date_without_a_known_text_is_named_as_such() {
    assert_eq!(gap(day("2023-01-01")), Some((day("2022-04-29"), day("2024-04-12"))));
    assert_eq!(gap(day("2022-04-29")), None);
    assert_eq!(gap(day("2024-04-12")), None);
}

/// The rules texts that a developer may have beside the workspace, oldest first.
fn texts() -> Vec<(Date, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules");
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let dated = |path: PathBuf| {
        let date = path.file_stem()?.to_str()?.strip_prefix("cr-")?.parse().ok()?;
        Some((date, path))
    };
    let mut found: Vec<_> = files.filter_map(dated).collect();
    found.sort();
    found
}

/// The rule numbers at the start of a text's lines. Numbers are plain ASCII in every encoding of these files.
fn numbers_in(text: &str) -> BTreeSet<String> {
    text.split(['\r', '\n']).filter_map(|line| leading_number(line.trim_start_matches('\u{feff}'))).collect()
}

/// `702.37a` at the start of a line, also where a text misprints it as `702. 37a`.
fn leading_number(line: &str) -> Option<String> {
    let (chapter, rest) = line.trim_start().split_once('.')?;
    let rest = rest.trim_start();
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let letter = rest[digits..].chars().next().filter(char::is_ascii_lowercase);
    let whole = chapter.len() == 3 && chapter.bytes().all(|b| b.is_ascii_digit()) && digits > 0;
    whole.then(|| format!("{chapter}.{}{}", &rest[..digits], letter.map(String::from).unwrap_or_default()))
}

/// All numbers that the table ever uses.
fn used() -> BTreeSet<&'static str> {
    ROWS.values().flatten().filter_map(|row| row.1).collect()
}

/// A line for each text: its date, then those numbers of the table that it has.
fn derived(texts: &[(Date, PathBuf)]) -> String {
    let mut out = String::from("# For each text: which of the numbers in concordance.tsv it has.\n");
    for (date, path) in texts {
        let bytes = std::fs::read(path).expect("a text that was listed");
        let there = numbers_in(&String::from_utf8_lossy(&bytes));
        let list: Vec<&str> = used().into_iter().filter(|number| there.contains(*number)).collect();
        writeln!(out, "{date}\t{}", list.join(" ")).expect("a string grows");
    }
    out
}

fn fixture() -> BTreeMap<Date, BTreeSet<&'static str>> {
    let lines = FIXTURE.lines().filter_map(|line| line.split_once('\t'));
    lines.map(|(date, list)| (day(date), list.split(' ').collect())).collect()
}

#[test]
fn the_list_of_existing_numbers_is_what_the_texts_say() {
    let texts = texts();
    if texts.is_empty() {
        println!("SKIPPED: 0 rules texts found beside the workspace; the committed list is used as it is");
        return;
    }
    println!("read {} rules texts", texts.len());
    expect_file!["../../data/numbers.tsv"].assert_eq(&derived(&texts));
}

#[test]
fn every_number_exists_in_the_text_of_its_date() {
    let fixture = fixture();
    assert_eq!(fixture.len(), 12);
    for (date, there) in &fixture {
        for (concept, rows) in ROWS.iter() {
            let number = rows.iter().rev().find(|row| row.0 <= *date).and_then(|row| row.1);
            assert!(number.is_none_or(|n| there.contains(n)), "{concept}: {number:?} is not in {date}");
        }
    }
}
