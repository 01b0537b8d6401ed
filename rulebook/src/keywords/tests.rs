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
    in_chapter(if date < day("2009-07-11") { "502." } else { "702." }, text)
}

/// What the sections of a chapter are called, each with its number.
fn in_chapter(chapter: &str, text: &str) -> BTreeMap<String, String> {
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
            .filter_map(|name| {
                Some((name.words().to_owned(), number_of(Named::Ability(*name), date)?.to_owned()))
            })
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
        let from = rows(Named::Ability(*name))[0].0;
        let with = READ
            .iter()
            .position(|date| number_of(Named::Ability(*name), *date).is_some())
            .expect("a text has it");
        assert!(from <= READ[with] && (with == 0 || from > READ[with - 1]), "{}: {from}", name.words());
    }
}

#[test]
fn a_keyword_that_a_date_lacks_is_told_by_the_nearest_text_with_it() {
    let at = |name, date| nearest(Named::Ability(name), day(date));
    assert_eq!(at(KeywordName::Mentor, "2006-10-01"), Some(Nearest::Comes("702.133", day("2018-10-05"))));
    assert_eq!(at(KeywordName::Mentor, "2026-04-17"), None);
    assert_eq!(at(KeywordName::Imprint, "2026-04-17"), Some(Nearest::Was("502.34", day("2009-07-11"))));
    assert_eq!(at(KeywordName::Imprint, "2006-10-01"), None);
}

/// The keyword actions that are events, instructions, deeds or designations of their own here, or are said by what they come
/// to: fighting by two events of damage, adapting by an `If`, exchanging and doubling by amounts. Activating and playing are no
/// events.
const SAID_OTHERWISE: &[&str] = &[
    "activate",
    "adapt",
    "amass",
    "attach",
    "cast",
    "connive",
    "convert",
    "counter",
    "create",
    "destroy",
    "discard",
    "double",
    "endure",
    "exchange",
    "exile",
    "explore",
    "fight",
    "goad",
    "harness",
    "mill",
    "monstrosity",
    "play",
    "proliferate",
    "regenerate",
    "reveal",
    "sacrifice",
    "scry",
    "search",
    "shuffle",
    "surveil",
    "suspect",
    "tap",
    "tap and untap",
    "transform",
    "triple",
    "vote",
];

#[test]
fn the_table_has_every_keyword_action_of_every_text_that_has_no_other_words() {
    // The first text knows none: 501 is about evasion there.
    for (date, text) in test_texts::texts().into_iter().filter(|(date, _)| *date >= READ[1]) {
        let chapter = if date < day("2009-07-11") { "501." } else { "701." };
        let numbered = |action: &KeywordAction| {
            let number = number_of(Named::Action(*action), date)?.to_owned();
            // What a keyword ability says that is done, such as exploiting, has no number among the actions.
            number.starts_with(chapter).then(|| (action.words().to_owned(), number))
        };
        let told: BTreeMap<String, String> = KeywordAction::ALL.iter().filter_map(numbered).collect();
        let mut found = in_chapter(chapter, &text);
        found.retain(|name, _| !SAID_OTHERWISE.contains(&name.as_str()));
        assert_eq!(told, found, "{date}");
    }
}

#[test]
fn the_table_and_the_language_have_the_same_actions() {
    let names: BTreeSet<&str> = KeywordAction::ALL.iter().map(|action| action.words()).collect();
    assert_eq!(ACTION_ROWS.keys().copied().collect::<BTreeSet<_>>(), names);
}
