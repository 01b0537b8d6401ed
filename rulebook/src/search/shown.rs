//! A hit in its place: what stands around it, and which words to highlight.

use std::ops::Range;

use super::fold::tokens;
use super::{Place, Results};
use crate::text::Text;

/// A section with more rules is shown in part: the rule of the hit with its subrules.
const LONGEST: usize = 80;

/// The bytes of a text to highlight: its words that count as found, neighbours joined.
pub fn highlights(results: &Results, text: &str) -> Vec<Range<usize>> {
    let is_found = |word: &str| results.words.binary_search_by(|found| found.as_str().cmp(word)).is_ok();
    let found = tokens(text).into_iter().filter(|token| is_found(&token.word));
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for token in found {
        match ranges.last_mut() {
            Some(last) if text[last.end..token.range.start].trim().is_empty() => last.end = token.range.end,
            _ => ranges.push(token.range),
        }
    }
    ranges
}

/// The rules around a place, itself included, as a range of [`Text::rules`]: its whole section, or, in a section
/// with very many rules, its rule with the subrules. None for what is no rule.
pub fn around(text: &Text, place: Place) -> Option<Range<usize>> {
    let Place::Rule(at) = place else { return None };
    let number = text.rules.get(at)?.number;
    let section = text.section(number.section)?.rules.clone();
    if section.len() <= LONGEST {
        return Some(section);
    }
    let family = text.with_subrules(number.parent().unwrap_or(number));
    Some(if family.contains(&at) { family } else { at..at + 1 })
}
