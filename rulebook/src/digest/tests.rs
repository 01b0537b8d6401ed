use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write as _;

use expect_test::{expect, expect_file};

use super::*;
use crate::test_texts;
use language::rule::Rule;

/// For every known text, every rule of the sections that the digest covers whole.
const LISTED: &str = include_str!("../../data/sections.tsv");

/// The sections that the digest covers whole, by the start of their numbers, for every known text: on choices
/// and "can't", life, damage, draws, counters, planeswalkers, sources, replacement and prevention effects,
/// keywords, state-based actions, copies, loops and Commander.
const WHOLE: &[(&str, &str)] = &[
    ("2006-10-01", "103. 419. 420. 421. 423. 502.24 502.27 502.28 502.29 502.30 502.31 502.32 502.33 502.34"),
    ("2006-10-01", "502.35 502.36 502.37 502.47 502.50 502.54 503."),
    (
        "2008-02-01",
        "103. 212.9 215. 419. 420. 421. 423. 501.5 501.8 502.24 502.27 502.28 502.29 502.30 502.31",
    ),
    ("2008-02-01", "502.32 502.33 502.34 502.35 502.37 502.47 502.50 502.54 503."),
    ("2009-07-11", "101. 117. 118. 119. 120. 306. 608.7 613. 614. 615. 704. 706. 713."),
    ("2012-05-01", "101. 118. 119. 120. 121. 306. 609.7 614. 615. 616. 704. 706. 716. 903."),
    ("2013-07-13", "101. 118. 119. 120. 121. 306. 609.7 614. 615. 616. 704. 706. 716. 903."),
    ("2017-04-28", "101. 118. 119. 120. 121. 306. 609.7 614. 615. 616. 704. 706. 719. 903."),
    ("2018-04-27", "101. 118. 119. 120. 121. 306. 609.7 614. 615. 616. 704. 706. 720. 903."),
    ("2018-06-08", "101. 118. 119. 120. 121. 306. 609.7 614. 615. 616. 704. 706. 720. 903."),
    ("2020-07-03", "101. 119. 120. 121. 122. 306. 609.7 614. 615. 616. 704. 706. 722. 903."),
    ("2022-04-29", "101. 119. 120. 121. 122. 306. 609.7 614. 615. 616. 704. 707. 725. 903."),
    ("2025-02-07", "101. 119. 120. 121. 122. 306. 609.7 614. 615. 616. 704. 707. 729. 903."),
    (
        "2026-04-17",
        "101. 119. 120. 121. 122. 306. 609.7 614. 615. 616. 701.19 701.22 702.2 702.4 702.6 702.15 702.35 702.38",
    ),
    (
        "2026-04-17",
        "702.39 702.40 702.41 702.42 702.43 702.44 702.52 702.54 702.58 702.80 702.82 702.89 702.90 704. 707. 732. 903.",
    ),
];

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// All that an entry says in prose.
fn prose(entry: &Entry) -> impl Iterator<Item = &str> {
    let notes = entry.before.iter().map(|before| before.said.as_str());
    [entry.title.as_str(), &entry.text].into_iter().chain(entry.example.as_deref()).chain(notes)
}

#[test]
fn every_file_is_read_whole() {
    let read = read::FILES.iter().map(|(name, file)| match read::parsed(file) {
        Ok(entries) => entries.len(),
        Err(error) => panic!("{name}: {error}"),
    });
    assert_eq!(read.sum::<usize>(), all().len());
}

#[test]
fn no_concept_is_explained_twice() {
    let keys: BTreeSet<&str> = all().iter().map(|entry| entry.key.as_str()).collect();
    assert_eq!(keys.len(), all().len());
}

#[test]
fn every_concept_that_a_ruling_cites_is_explained() {
    for &rule in Rule::ALL {
        assert!(entry(rule.key()).is_some(), "{} has no entry", rule.key());
    }
}

#[test]
fn concordance_and_digest_have_the_same_concepts() {
    let explained: BTreeSet<&str> = all().iter().map(|entry| entry.key.as_str()).collect();
    let numbered: BTreeSet<&str> = concordance::concepts().collect();
    let apart: Vec<_> = explained.symmetric_difference(&numbered).collect();
    assert!(apart.is_empty(), "{apart:?}");
}

#[test]
fn every_title_is_short_and_of_one_entry_only() {
    let titles: BTreeSet<&str> = all().iter().map(|entry| entry.title.as_str()).collect();
    assert_eq!(titles.len(), all().len());
    for title in titles {
        assert!((1..=8).contains(&title.split(' ').count()) && !title.ends_with('.'), "{title}");
    }
}

#[test]
fn every_explanation_has_one_to_five_sentences() {
    for entry in all() {
        let sentences = entry.text.split_inclusive(' ').filter(|word| word.trim_end().ends_with(['.', '"']));
        let ends = sentences.filter(|word| word.contains('.')).count();
        assert!((1..=5).contains(&ends) && entry.text.ends_with('.'), "{} has {ends} sentences", entry.key);
    }
}

#[test]
fn neighbours_exist_and_know_each_other() {
    for one in all() {
        assert!(!one.near.is_empty(), "{} has no neighbour", one.key);
        for key in &one.near {
            let other = entry(key).unwrap_or_else(|| panic!("{} names {key}, which is not there", one.key));
            assert!(other.near.contains(&one.key.as_str()) && other.key != one.key, "{} and {key}", one.key);
        }
    }
}

#[test]
fn what_was_different_before_is_in_order_and_within_its_time() {
    for entry in all() {
        let days: Vec<Date> = entry.before.iter().map(|before| before.until).collect();
        assert!(days.is_sorted_by(|a, b| a < b), "{}: {days:?}", entry.key);
        let held = entry.held().expect("a time");
        let within = |day: &Date| *day <= Date::NOW && held.until.is_none_or(|end| *day < end);
        assert!(days.iter().all(within), "{}: {days:?} in {held:?}", entry.key);
    }
}

#[test]
fn an_entry_tells_what_it_said_at_a_date() {
    let look_ahead = entry("enters-look-ahead").expect("an entry");
    assert!(look_ahead.said_at(day("2007-06-01")).is_some_and(|said| said.contains("copiable")));
    assert!(look_ahead.said_at(day("2012-05-01")).is_some_and(|said| said.contains("other sources")));
    assert_eq!(look_ahead.said_at(day("2017-09-29")), None);
}

#[test]
fn a_number_leads_to_what_it_meant_at_its_date() {
    let keys = |number: &str, date: &str| -> Vec<&str> {
        of_number(number, day(date)).into_iter().map(|entry| entry.key.as_str()).collect()
    };
    assert_eq!(keys("616.1c", "2009-10-01"), ["step-any"]);
    assert_eq!(keys("616.1c", "2026-04-17"), ["step-copy"]);
    assert_eq!(keys("419.6h", "2006-10-01").len(), 3);
    assert_eq!(keys("903.12e", "2026-04-17"), ["brawl"]);
    assert_eq!(keys("702.15f", "2026-04-17"), ["lifelink"]);
    assert!(keys("616.1c", "2006-10-01").is_empty());
    assert!(keys("999.9", "2026-04-17").is_empty());
}

#[test]
fn an_entry_knows_when_it_held() {
    let modal = entry("modal-replacement").and_then(Entry::held).expect("a time");
    assert_eq!((modal.from, modal.until), (day("2006-07-15"), Some(day("2008-10-01"))));
    let copy = entry("step-copy").and_then(Entry::held).expect("a time");
    assert_eq!((copy.from, copy.until), (day("2011-09-30"), None));
}

/// Whether a number lies in a section, named by the start of its numbers: `101.4` has `101.4a`, not `101.40`.
fn lies_in(number: &str, section: &str) -> bool {
    let rest = number.strip_prefix(section);
    rest.is_some_and(|rest| section.ends_with('.') || !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The rules of some sections: what is numbered and is more than a heading over letters.
fn rules_of(text: &str, sections: &str) -> Vec<String> {
    let rules = test_texts::rules(text);
    let is_heading = |number: &str, said: &str| {
        said.split_whitespace().count() < 5 && rules.contains_key(&format!("{number}a"))
    };
    let inside = |number: &str| sections.split(' ').any(|section| lies_in(number, section));
    let kept = rules.iter().filter(|(number, said)| inside(number) && !is_heading(number, said));
    kept.map(|(number, _)| number.clone()).collect()
}

#[test]
fn the_list_of_rules_to_cover_is_what_the_texts_have() {
    let texts: BTreeMap<Date, String> = test_texts::texts().into_iter().collect();
    if texts.is_empty() {
        return;
    }
    let mut out =
        String::from("# For every known text: every rule of the sections that the digest covers whole.\n");
    for (date, sections) in WHOLE {
        let list = rules_of(&texts[&day(date)], sections);
        writeln!(out, "{date}\t{}", list.join(" ")).expect("a string grows");
    }
    expect_file!["../../data/sections.tsv"].assert_eq(&out);
}

#[test]
fn every_rule_of_the_covered_sections_is_explained() {
    let mut counted = 0;
    let mut missing = Vec::new();
    for (date, list) in LISTED.lines().filter_map(|line| line.split_once('\t')) {
        for number in list.split(' ') {
            counted += 1;
            if of_number(number, day(date)).is_empty() {
                missing.push(format!("{number} ({date})"));
            }
        }
    }
    assert!(missing.is_empty(), "{} not explained: {}", missing.len(), missing.join(", "));
    assert!(counted > 2500, "only {counted} rules listed");
}

#[test]
fn the_digest_has_no_ten_words_in_a_row_from_an_official_text() {
    let spoken = |entry: &'static Entry| prose(entry).map(move |said| (entry, test_texts::words(said)));
    let own: Vec<_> = all().iter().flat_map(spoken).collect();
    let runs: HashSet<&[String]> = own.iter().flat_map(|(_, words)| words.windows(10)).collect();
    for (date, text) in test_texts::texts() {
        for run in test_texts::words(&text).windows(10) {
            assert!(!runs.contains(run), "from the text of {date}: {}", run.join(" "));
        }
    }
}

#[test]
#[expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them so")]
fn a_page_says_number_words_and_time() {
    let page = |key: &str, date: &str| page(entry(key).expect("an entry"), day(date)).join("\n");
    expect![[r#"
        616.1d (2026-04-17): then: which face is up
        Next come effects that have a card enter with its back face up. They go before the rest, because the face decides what enters.
        In the rules from 2022-02-18.
        Until 2022-02-18: No such step; it was picked among all others.
        See also 707.8: copying a double-faced permanent
        See also 702.145b: what daybound stands for
        See also 616.1e: then: any other effect
        See also 616.1c: then: as a copy of what"#]].assert_eq(&page("step-back-face", "2026-04-17"));
    expect![[r#"
        no rule at this date (2004-12-01): first: self-replacement
        If any of the applicable effects is a self-replacement effect, one of those has to be picked first.
        At 2004-12-01: No such step.
        In the rules from 2005-08-01.
        Until 2005-08-01: No such step.
        Until 2009-07-11: A sentence in the rule on choosing, without a letter of its own.
        See also 419.9a: who picks the next effect
        See also 419.6d: an instruction that changes itself
        See also no rule at this date: then: under whose control"#]]
    .assert_eq(&page("step-self", "2004-12-01"));
    expect![[r#"
        no rule at this date (2012-05-01): replacement with modes
        A replacement effect that says "instead choose one" has its mode chosen as it applies. For several events each may get a mode of its own. Whatever the mode, the effect has one chance for an event, and impossible modes can't be chosen.
        For example: Two creatures would die at the same time: for one the first mode may be chosen, for the other the second.
        In the rules from 2006-07-15 until 2008-10-01.
        See also 117.12: "if you do" asks for the choice
        See also 614.5: one chance for each event"#]].assert_eq(&page("modal-replacement", "2012-05-01"));
}

#[test]
fn an_example_of_a_later_date_is_not_shown_at_an_earlier_one() {
    let of_day = |key, date| entry(key).and_then(|entry| entry.example_at(day(date)));
    assert!(of_day("sba-legend", "2012-05-01").is_none(), "both legends went then");
    assert!(of_day("sba-legend", "2013-07-13").is_some());
    assert!(of_day("step-copy", "2009-07-11").is_none(), "there was no such rule yet");
    assert!(of_day("once-only", "2006-10-01").is_some());
    assert!(
        !page(entry("mana-empties").expect("an entry"), day("2006-10-01")).join(" ").contains("draw step")
    );
}

#[test]
fn an_example_holds_from_a_day_on_which_there_is_the_rule() {
    for entry in all() {
        let Some(from) = entry.example_from else { continue };
        let held = entry.held().expect("a number");
        assert!(entry.example.is_some() && from > held.from, "{}", entry.key);
    }
}

/// Entries that tell how a rule was before and whose example came out the same then, each read for that. Of any other the
/// example says from when on it holds.
#[rustfmt::skip]
const SAME_BEFORE: &[&str] = &[
    "abilities-function",
    "apply-continuously",
    "attackers-declared",
    "attacks-required",
    "blockers-declared",
    "blocks-required",
    "cant-effects",
    "cant-enters",
    "cant-only-self",
    "cant-wins",
    "choose-one",
    "combat-damage-assigned",
    "connive-together",
    "copiable-values",
    "copy-defining",
    "copy-undefined",
    "cost-total",
    "counters-move",
    "damage-excess",
    "damage-only-to",
    "damage-results",
    "damage-wither",
    "double-strike-steps",
    "duration-begins",
    "enters-look-ahead",
    "enters-object-once",
    "enters-with-as",
    "graft",
    "last-known-effect",
    "last-known-targets",
    "layer-abilities",
    "layer-copy",
    "layers",
    "life-cant-gain",
    "life-cant-lose",
    "life-gain-replacements",
    "life-payment",
    "linked-exile",
    "look-back-triggers",
    "loops-fragmented",
    "next-time-source",
    "once-only",
    "phased-out",
    "player-leaves",
    "prevention-recheck",
    "redirection",
    "regenerate-shield",
    "removed-from-combat",
    "sba-check",
    "sba-token",
    "shield-amount",
    "shield-counters",
    "spell-changed",
    "step-control",
    "sunburst",
    "tokens-counters-effects",
    "trample",
    "umbra-armor",
    "unpreventable",
    "word-skip",
    "zero-damage",
];

#[test]
fn of_a_rule_that_was_different_it_is_known_whether_its_example_held() {
    for entry in all().iter().filter(|entry| entry.example.is_some() && !entry.before.is_empty()) {
        let held = entry.held().map(|held| held.from);
        // A note on the time before there was the rule says nothing of its examples.
        let changed = entry.before.iter().any(|before| held.is_none_or(|from| before.until > from));
        let is_read = SAME_BEFORE.contains(&entry.key.as_str());
        let says = entry.example_from.is_some();
        assert!(
            !(is_read && says),
            "{}: it is listed as the same, and says from when on it is so",
            entry.key
        );
        assert!(
            is_read || says || !changed,
            "{}: from when on does its example come out like that?",
            entry.key
        );
    }
    for key in SAME_BEFORE {
        assert!(entry(key).is_some_and(|entry| entry.example.is_some()), "{key} has no example");
    }
}
