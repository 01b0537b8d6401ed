//! Which words of a hit to highlight.

use std::ops::Range;

use super::Results;
use super::fold::tokens;

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
