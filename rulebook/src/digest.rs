//! Every rule that rulings rest on, explained in words of our own.
//!
//! Entries are named by concept, so that one entry serves every date; [`crate::concordance`] knows the number
//! that it has at a date. The entries stand in `rulebook/data/digest`, one file for each theme, and are meant
//! to be read and written by hand.

mod page;
mod read;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use language::date::Date;

pub use page::page;

use read::Written;

use crate::concordance;
use crate::concordance::Held;

/// What one rule says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The concept, as the concordance names it.
    pub key: String,
    /// What it is about, in at most eight words, for lists and tooltips.
    pub title: String,
    /// What the rule says now, or said last, in one to five sentences.
    pub text: String,
    /// A small case in which it matters.
    pub example: Option<String>,
    /// The first day on which the case comes out like that; none where it does for as long as there is the rule.
    pub example_from: Option<Date>,
    /// The entries to read next, by key, in alphabetical order. Links go both ways: each of them names this one.
    pub near: Vec<&'static str>,
    /// What was different before, oldest first.
    pub before: Vec<Before>,
    /// Whether the entry also speaks for the lettered rules under its number, or beside it, that have no entry of
    /// their own.
    pub letters: bool,
}

/// What a rule said in the time up to a day, from the note before it on or from the first text on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// The first day on which it was no longer so; where only the texts before and after the change were read,
    /// the day of the later one.
    pub until: Date,
    /// What was different in that time from what the rule says now, or said last.
    pub said: String,
}

impl Entry {
    /// From when and until when the texts have the rule. None for a concept without any number.
    pub fn held(&self) -> Option<Held> {
        concordance::held(&self.key)
    }

    /// The number of the rule in the text in force at a date. None when that text has no such rule.
    pub fn number(&self, date: Date) -> Option<&'static str> {
        concordance::number_of(&self.key, date)
    }

    /// What was different at a date from what the entry says. None when nothing was.
    pub fn said_at(&self, date: Date) -> Option<&str> {
        self.before.iter().find(|before| date < before.until).map(|before| before.said.as_str())
    }

    /// The small case, where it comes out like that at a date: none before the rule was there, or said so.
    pub fn example_at(&self, date: Date) -> Option<&str> {
        let from = self.example_from.or(self.held().map(|held| held.from));
        let is_so = from.is_none_or(|from| date >= from || from == Date::FIRST);
        self.example.as_deref().filter(|_| is_so)
    }

    /// The entries to read next.
    pub fn neighbours(&self) -> impl Iterator<Item = &'static Self> {
        self.near.iter().filter_map(|key| entry(key))
    }
}

/// All entries in the order of their files, and where each key is.
static DIGEST: LazyLock<(Vec<Entry>, BTreeMap<&'static str, usize>)> = LazyLock::new(|| {
    let written = read::written();
    let entries = written.iter().map(|one| finished(one, written)).collect();
    let places = written.iter().enumerate().map(|(at, one)| (one.key.as_str(), at)).collect();
    (entries, places)
});

fn finished(one: &'static Written, all: &'static [Written]) -> Entry {
    let named = one.near.iter().map(String::as_str);
    let naming = all.iter().filter(|other| other.near.contains(&one.key)).map(|other| other.key.as_str());
    let mut near: Vec<&str> = named.chain(naming).collect();
    near.sort_unstable();
    near.dedup();
    let before = one.before.iter().map(|(until, said)| Before { until: *until, said: said.clone() });
    Entry {
        key: one.key.clone(),
        title: one.title.clone(),
        text: one.text.clone(),
        example: one.example.clone(),
        example_from: one.example_from,
        near,
        before: before.collect(),
        letters: one.letters,
    }
}

/// Every entry, theme by theme, in the order in which one would read them.
pub fn all() -> &'static [Entry] {
    &DIGEST.0
}

/// The entry of a concept. None for a key that has none.
pub fn entry(key: &str) -> Option<&'static Entry> {
    DIGEST.1.get(key).and_then(|&at| DIGEST.0.get(at))
}

/// The entries that explain a number of the text in force at a date: several where one paragraph said several
/// things. A letter without an entry of its own has those that speak for the letters of its number. Empty for a
/// number that the digest does not cover.
pub fn of_number(number: &str, date: Date) -> Vec<&'static Entry> {
    let own: Vec<_> = concordance::at_number(number, date).into_iter().filter_map(entry).collect();
    if !own.is_empty() {
        return own;
    }
    let above = without_letter(number);
    let speaks = |entry: &&Entry| entry.letters && entry.number(date).map(without_letter) == Some(above);
    all().iter().filter(speaks).collect()
}

/// `702.15b` without its letter.
fn without_letter(number: &str) -> &str {
    number.trim_end_matches(|c: char| c.is_ascii_lowercase())
}
