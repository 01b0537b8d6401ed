//! A short title for every concept that a ruling cites.

use crate::digest;
use language::rule::Rule;

/// What a concept is about, in a few words, for lists and tooltips: the title of its entry in the digest.
pub fn title(rule: Rule) -> &'static str {
    digest::entry(rule.key()).map_or(rule.key(), |entry| &entry.title)
}
