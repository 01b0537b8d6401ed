use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use expect_test::expect_file;

use super::*;
use crate::{known_texts, test_texts};
use language::rule::KeywordName;

const FIXTURE: &str = include_str!("../../data/numbers.tsv");
const MARKERS: &str = include_str!("../../data/markers.tsv");

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

fn cited(rule: Rule, date: &str) -> String {
    Citation::new(rule, day(date)).to_string()
}

#[test]
fn every_concept_of_the_engine_has_a_number_at_some_date() {
    for &rule in Rule::ALL {
        assert!(rows(rule.key()).iter().any(|row| row.1.is_some()), "{} is not in the table", rule.key());
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

/// All numbers that the table ever uses.
fn used() -> BTreeSet<&'static str> {
    let of_keywords = KeywordName::ALL.iter().flat_map(|&name| keyword::rows(name));
    ROWS.values().flatten().chain(of_keywords).filter_map(|row| row.1).collect()
}

/// A line for each text: its date, then those numbers of the table that it has.
fn derived(texts: &[(Date, String)]) -> String {
    let mut out = String::from(
        "# For each text: which of the numbers in concordance.tsv, and of the first paragraphs of keywords.tsv, it has.\n",
    );
    for (date, text) in texts {
        let there = test_texts::rules(text);
        let list: Vec<&str> = used().into_iter().filter(|number| there.contains_key(*number)).collect();
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
    let texts = test_texts::texts();
    if texts.is_empty() {
        return;
    }
    expect_file!["../../data/numbers.tsv"].assert_eq(&derived(&texts));
}

#[test]
fn every_number_exists_in_the_text_of_its_date() {
    let fixture = fixture();
    assert!(fixture.keys().eq(&known_texts::READ));
    for (date, there) in &fixture {
        for (concept, rows) in ROWS.iter() {
            let number = rows.iter().rev().find(|row| row.0 <= *date).and_then(|row| row.1);
            assert!(number.is_none_or(|n| there.contains(n)), "{concept}: {number:?} is not in {date}");
        }
        for &name in KeywordName::ALL {
            let number = number(Rule::Keyword(name), *date);
            assert!(number.is_none_or(|n| there.contains(n)), "{name:?}: {number:?} is not in {date}");
        }
    }
}

/// What tells a rule from the others of its section: words that it has, and words that it has not.
#[derive(Default)]
struct Marker {
    has: Vec<&'static str>,
    lacks: Vec<&'static str>,
}

impl Marker {
    fn fits(&self, vocabulary: &BTreeSet<String>) -> bool {
        self.has.iter().all(|word| vocabulary.contains(*word))
            && !self.lacks.iter().any(|word| vocabulary.contains(*word))
    }
}

/// The markers of each concept, by the text from which on they are its markers.
fn markers() -> BTreeMap<&'static str, BTreeMap<Date, Marker>> {
    let mut markers: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    for line in MARKERS.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [concept, from, words] = cells[..] else { panic!("{line}: three cells were expected") };
        let lacks = words.split(' ').filter_map(|word| word.strip_prefix('!')).collect();
        let has = words.split(' ').filter(|word| !word.starts_with('!')).collect();
        markers.entry(concept).or_default().insert(day(from), Marker { has, lacks });
    }
    markers
}

#[test]
fn every_concept_has_words_to_know_its_rule_by() {
    let markers = markers();
    assert!(markers.keys().copied().eq(concepts()), "the markers are of other concepts than the table");
    for (concept, markers) in &markers {
        let first = known_texts::READ.iter().find(|date| number_of(concept, **date).is_some());
        assert_eq!(markers.keys().next(), first, "{concept}");
        let telling = |marker: &Marker| !marker.has.is_empty() && marker.has.len() + marker.lacks.len() >= 2;
        assert!(markers.values().all(telling), "{concept}");
    }
}

/// The only number of a heading whose words all stand in the rules below it as well.
const HEADING: &str = "419.6";

#[test]
fn every_rule_is_about_its_concept_and_no_other_rule_of_its_section_is() {
    let markers = markers();
    for (date, text) in test_texts::texts() {
        let said = test_texts::rules(&text).into_iter();
        let rules: BTreeMap<String, _> =
            said.map(|(number, said)| (number, test_texts::vocabulary(&said))).collect();
        for (concept, markers) in &markers {
            let Some(number) = number_of(concept, date) else { continue };
            let marker = markers.range(..=date).next_back().expect("markers from its first text on").1;
            let section = &number[..4];
            let fitting =
                rules.iter().filter(|(other, said)| other.starts_with(section) && marker.fits(said));
            let fitting: Vec<&str> = fitting.map(|(number, _)| number.as_str()).collect();
            assert!(fitting.contains(&number), "{concept}: {number} ({date}) is about something else");
            assert!(fitting.len() == 1 || number == HEADING, "{concept}: {fitting:?} ({date})");
        }
    }
}
