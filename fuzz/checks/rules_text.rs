//! Any bytes as a rules text: read or refused, and what is read can be looked up.

use rulebook::book::Book;
use rulebook::links::links;
use rulebook::text::{Text, read};

/// A book takes much longer than a text, so only every so manieth length is made into one.
const BOOKS: usize = 61;

/// Reads the bytes as a rules text.
///
/// # Panics
/// When what is read is not as it must be.
pub(crate) fn check(bytes: &[u8]) {
    let Ok(text) = read(bytes, None) else { return };
    sections_hold_all_rules(&text);
    references_stay_inside(&text);
    if bytes.len().is_multiple_of(BOOKS) {
        let first = text.rules[0].number;
        let book = Book::of_text(text);
        let hits = book.search(&first.to_string(), 5).hits;
        assert!(!hits.is_empty(), "{first} is not found");
    }
}

fn sections_hold_all_rules(text: &Text) {
    let mut end = 0;
    for section in &text.sections {
        assert_eq!(section.rules.start, end, "section {}", section.number);
        end = section.rules.end;
        for rule in &text.rules[section.rules.clone()] {
            assert_eq!(rule.number.section, section.number);
            assert!(text.position(rule.number).is_some(), "{}", rule.number);
        }
    }
    assert_eq!(end, text.rules.len());
    assert_eq!(text.counts().rules + text.counts().subrules, text.rules.len());
}

fn references_stay_inside(text: &Text) {
    for said in text.rules.iter().flat_map(|rule| &rule.paragraphs) {
        for link in links(&said.text) {
            assert!(said.text.get(link.range).is_some());
            assert!(text.rules.get(link.target.rules(text)).is_some());
        }
    }
}
