use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::known_texts::READ;
use crate::test_texts;

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// What a section of keyword abilities is called in an official text, where that is not our name.
fn ours(called: &str) -> Vec<String> {
    match called {
        "daybound and nightbound" => vec!["daybound".to_owned(), "nightbound".to_owned()],
        "totem armor" => vec!["umbra armor".to_owned()],
        "\u{221e} (infinity)" => vec!["\u{221e}".to_owned()],
        // A keyword action later, and a deed here.
        "scry" => Vec::new(),
        name => vec![name.to_owned()],
    }
}

/// The keyword abilities that a text names, each with its number.
fn sections(date: Date, text: &str) -> BTreeMap<String, String> {
    let chapter = if date < day("2009-07-11") { "502." } else { "702." };
    let is_section = |number: &str| {
        number
            .strip_prefix(chapter)
            .is_some_and(|rest| rest != "1" && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    let headings = test_texts::rules(text).into_iter().filter(|(number, _)| is_section(number));
    headings
        .flat_map(|(number, heading)| {
            ours(&heading.trim().to_lowercase()).into_iter().map(move |name| (name, number.clone()))
        })
        .collect()
}

#[test]
fn the_table_has_every_keyword_of_every_text_by_its_number() {
    for (date, text) in test_texts::texts() {
        let told: BTreeMap<String, String> = KeywordName::ALL
            .iter()
            .filter_map(|name| Some((name.words().to_owned(), number_of(*name, date)?.to_owned())))
            .collect();
        assert_eq!(told, sections(date, &text), "{date}");
    }
}

#[test]
fn the_table_and_the_language_have_the_same_names() {
    let names: BTreeSet<&str> = KeywordName::ALL.iter().map(|name| name.words()).collect();
    assert_eq!(ROWS.keys().copied().collect::<BTreeSet<_>>(), names);
    let lines = TABLE.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(ROWS.values().map(Vec::len).sum::<usize>(), lines);
}

/// No keyword comes before the text that lies before the first one with it.
#[test]
fn a_keyword_comes_between_the_text_without_it_and_the_first_with_it() {
    for name in KeywordName::ALL {
        let from = rows(*name)[0].0;
        let with = READ.iter().position(|date| number_of(*name, *date).is_some()).expect("a text has it");
        assert!(from <= READ[with] && (with == 0 || from > READ[with - 1]), "{}: {from}", name.words());
    }
}

#[test]
fn a_keyword_that_a_date_lacks_is_told_by_the_nearest_text_with_it() {
    let at = |name, date| nearest(name, day(date));
    assert_eq!(at(KeywordName::Mentor, "2006-10-01"), Some(Nearest::Comes("702.133", day("2018-10-05"))));
    assert_eq!(at(KeywordName::Mentor, "2026-04-17"), None);
    assert_eq!(at(KeywordName::Imprint, "2026-04-17"), Some(Nearest::Was("502.34", day("2009-07-11"))));
    assert_eq!(at(KeywordName::Imprint, "2006-10-01"), None);
}
