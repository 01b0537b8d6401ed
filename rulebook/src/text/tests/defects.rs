//! What is wrong in real files, in small made-up texts.

use crate::text::{DateDoubt, Finding, NotRules, Text, read};

/// A whole text in our own words. `BODY` and `TERMS` are replaced by what a test is about.
const FRAME: &str = "\
Rules of a Made-Up Game

These rules are effective as of May 1, 2012.

Introduction

Nobody plays this.

Contents

1. Pebbles
100. Gathering Pebbles
101. Throwing Pebbles

Glossary

Credits

1. Pebbles

100. Gathering Pebbles

100.1. Pebbles are gathered by hand.

BODY

101. Throwing Pebbles

101.1. Pebbles are thrown far.

Glossary

TERMS

Pebble
A small stone. See rule 100.1.

Credits

Nobody in particular.
";

const MORE: &str = "100.2. Pebbles are counted.\n\n100.2a Each counts once.";
const TERM: &str = "Far\nOut of reach.";

fn frame(body: &str, terms: &str) -> String {
    FRAME.replace("BODY", body).replace("TERMS", terms)
}

fn made(body: &str, terms: &str) -> Text {
    read(frame(body, terms).as_bytes(), None).expect("a text")
}

fn said(text: &Text, number: &str) -> String {
    text.rule(number.parse().expect("a number")).expect("a rule").text()
}

fn findings(text: &Text) -> Vec<String> {
    text.findings.iter().map(Finding::to_string).collect()
}

#[test]
fn a_text_without_defects_has_no_findings() {
    let text = made(MORE, TERM);
    assert_eq!(findings(&text), [""; 0]);
    let numbers: Vec<String> = text.rules.iter().map(|rule| rule.number.to_string()).collect();
    assert_eq!(numbers, ["100.1", "100.2", "100.2a", "101.1"]);
    assert_eq!(text.introduction.last().map(String::as_str), Some("Nobody plays this."));
    assert_eq!(text.credits, ["Nobody in particular."]);
    assert_eq!(text.effective.to_string(), "2012-05-01");
    assert_eq!(text.section(100).map(|section| section.rules.clone()), Some(0..3));
    assert_eq!(text.chapter_of(101).map(|chapter| chapter.title.as_str()), Some("Pebbles"));
}

#[test]
fn contents_may_be_listed_twice_or_not_at_all() {
    let whole = frame(MORE, TERM);
    let contents =
        &whole[whole.find("Contents").expect("contents")..whole.find("1. Pebbles\n\n").expect("rules")];
    for copy in [whole.replace(contents, &contents.repeat(2)), whole.replace(contents, "")] {
        assert_eq!(read(copy.as_bytes(), None).map(|text| text.rules), Ok(made(MORE, TERM).rules));
    }
}

#[test]
fn misprinted_numbers_are_rules() {
    let body = "100.2 No stop.\n\n100.2a. One too many.\n\n100. 2b A blank.\n\n100.3.  Two blanks.\n\n100.4.No blank.";
    let text = made(body, TERM);
    for (number, words) in [
        ("100.2", "No stop."),
        ("100.2a", "One too many."),
        ("100.2b", "A blank."),
        ("100.3", "Two blanks."),
        ("100.4", "No blank."),
    ] {
        assert_eq!(said(&text, number), words);
    }
    assert_eq!(text.findings.len(), 3);
}

#[test]
fn a_number_with_mixed_up_digits_is_read_as_the_next_one() {
    let text = made("100.2. One.\n\n010.2a Not like a rule.\n\n100.2a Two.", TERM);
    assert!(said(&text, "100.2").contains("Not like a rule"));
    let text = made("100.2. One.\n\n100.2a Two.\n\n100.2b Three.", TERM);
    let swapped = frame("100.2. One.", TERM).replace("101.1. Pebbles", "101.1. One.\n\n110.2. Pebbles");
    let swapped = read(swapped.as_bytes(), None).expect("a text");
    assert_eq!(said(&swapped, "101.2"), "Pebbles are thrown far.");
    assert_eq!(
        swapped.rule("101.2".parse().expect("a number")).and_then(|rule| rule.printed.clone()),
        Some("110.2.".into())
    );
    assert_eq!(findings(&text), [""; 0]);
}

#[test]
fn paragraphs_without_a_number_belong_to_the_rule_before_them() {
    let text = made("100.2. One.\n     More of it.\n\nAnd more.\n1. A sense of it.", TERM);
    assert_eq!(said(&text, "100.2"), "One.\nMore of it.\nAnd more.\n1. A sense of it.");
}

#[test]
fn a_rule_may_have_four_examples() {
    let body = "100.2. One.\nExample: A.\n Example: B.\n\nExample: C.\nExample: D.\nAnd more.";
    let text = made(body, TERM);
    let rule = text.rule("100.2".parse().expect("a number")).expect("a rule");
    let examples: Vec<&str> =
        rule.paragraphs.iter().filter(|p| p.is_example).map(|p| p.text.as_str()).collect();
    assert_eq!(examples, ["A.", "B.", "C.", "D."]);
    assert_eq!(text.counts().examples, 4);
}

#[test]
fn letters_skip_l_and_o_without_a_gap() {
    let letters = "abcdefghijkmnpqrstuvwxyz".chars().map(|c| format!("100.2{c} Some.\n\n"));
    let body = format!("100.2. One.\n\n{}100.2aa Some.", letters.collect::<String>());
    assert_eq!(findings(&made(&body, TERM)), [""; 0]);
    let gap = made("100.2. One.\n\n100.2a Some.\n\n100.2c Some.\n\n100.4. Some.", TERM);
    assert_eq!(
        findings(&gap),
        ["line 29: 100.2c does not follow 100.2a", "line 31: 100.4 does not follow 100.2c"]
    );
}

#[test]
fn doubtful_numbers_are_named() {
    let text = made("100.3a No rule.\n\n100.1. Again.", TERM);
    assert_eq!(
        findings(&text),
        ["line 25: 100.3a has no rule above it", "line 27: 100.1 is there a second time"]
    );
    let whole = frame(MORE, TERM);
    let body = whole.rfind("101. Throwing Pebbles").expect("a heading");
    let text = format!("{}{}", &whole[..body], &whole[body + "101. Throwing Pebbles".len()..]);
    let text = read(text.as_bytes(), None).expect("a text");
    assert_eq!(
        findings(&text),
        ["line 31: section 101 has no heading", "section 101 is called \"Throwing Pebbles\" in the contents"]
    );
}

#[test]
fn a_gap_in_numbers_and_letters_is_named() {
    let text = made("100.3. One is missing before it.\n\n100.3a One.\n\n100.3c Three.", TERM);
    assert_eq!(
        findings(&text),
        ["line 25: 100.3 does not follow 100.1", "line 29: 100.3c does not follow 100.3a"]
    );
}

#[test]
fn a_rule_is_found_in_whichever_section_of_its_number_it_stands() {
    let text = made("101. Throwing Pebbles\n\n101.1. Far.\n\n100. Gathering Pebbles\n\n100.2. Late.", TERM);
    assert_eq!(said(&text, "100.2"), "Late.");
    assert!(!text.findings.is_empty());
}

#[test]
fn underscores_of_italics_go_and_blanks_to_fill_in_stay() {
    let text = made("100.2. The _Pebble_(R) game has _____ Pebbles.", TERM);
    assert_eq!(said(&text, "100.2"), "The Pebble(R) game has _____ Pebbles.");
}

#[test]
fn the_glossary_keeps_senses_commas_and_stops() {
    let terms = "\"As If\"\nNot so.\n\nFar, Farther\n1. Out of reach.\n2. Out of sight.\nSee rule 101.\n\nEtc.\nMore.";
    let text = made(MORE, terms);
    let entry = |at: usize| (text.glossary[at].term.clone(), text.glossary[at].text());
    assert_eq!(entry(0), ("\"As If\"".into(), "Not so.".into()));
    assert_eq!(entry(1), ("Far, Farther".into(), "1. Out of reach.\n2. Out of sight.\nSee rule 101.".into()));
    assert_eq!(entry(2), ("Etc.".into(), "More.".into()));
    assert_eq!(text.glossary.len(), 4);
}

#[test]
fn a_term_without_an_empty_line_before_it_is_found() {
    let text = made(MORE, "Far\nOut of reach of everyone.\nHand\nWhat throws.\n\nLost");
    let terms: Vec<&str> = text.glossary.iter().map(|entry| entry.term.as_str()).collect();
    assert_eq!(terms, ["Far", "Hand", "Lost", "Pebble"]);
    assert_eq!(
        findings(&text),
        [
            "line 37: the glossary's \"Hand\" has no empty line before it",
            "line 40: the glossary does not explain \"Lost\""
        ]
    );
}

#[test]
fn both_ways_to_name_the_day_are_read() {
    let current = frame(MORE, TERM).replace("effective", "current");
    assert_eq!(
        read(current.as_bytes(), None).map(|text| text.effective.to_string()),
        Ok("2012-05-01".into())
    );
}

#[test]
fn the_day_in_the_text_counts_and_others_are_named() {
    let name = "2013-02-01".parse().ok();
    let read = |text: &str| read(text.as_bytes(), name).expect("a text");
    let text = read(&frame(MORE, TERM));
    assert_eq!(text.effective.to_string(), "2012-05-01");
    assert!(matches!(text.findings[..], [Finding::Date(DateDoubt::OtherName { .. })]));
    let none = read(&frame(MORE, TERM).replace("effective as of", "from"));
    assert_eq!(none.effective.to_string(), "2013-02-01");
    assert_eq!(none.findings, [Finding::Date(DateDoubt::FromName)]);
    let two = frame(MORE, TERM).replace("Nobody in", "Current as of February 1, 2013.\n\nNobody in");
    assert!(matches!(read(&two).findings[..], [Finding::Date(DateDoubt::Two { .. }), _]));
}

#[test]
fn what_is_only_a_part_is_refused() {
    let whole = frame(MORE, TERM);
    let refused = |text: &str| read(text.as_bytes(), None).expect_err("refused");
    let until = |mark: &str| &whole[..whole.rfind(mark).expect("a mark")];
    assert!(matches!(refused(until("101.1")), NotRules::CutShort { .. }));
    assert!(
        matches!(refused(until("Glossary")), NotRules::CutShort { missing, .. } if missing == "a glossary")
    );
    assert!(matches!(refused(until("Credits")), NotRules::CutShort { missing, .. } if missing == "credits"));
    assert_eq!(refused(until("100.1. ")), NotRules::NoRules);
    let rest = &whole[whole.find("100.2.").expect("a rule")..];
    assert!(matches!(refused(rest), NotRules::NoStart { .. }));
    assert_eq!(refused(&whole.replace("effective as of", "from")), NotRules::NoDate);
}

#[test]
fn what_is_no_rules_text_is_refused() {
    let refused = |bytes: &[u8]| read(bytes, None).expect_err("refused");
    assert_eq!(refused(b""), NotRules::NoRules);
    assert_eq!(refused(b"%PDF-1.4"), NotRules::NotText("a PDF"));
    assert_eq!(refused(b"Version 1.\n\n100.1. Some line"), NotRules::TooLittle { rules: 1 });
}
