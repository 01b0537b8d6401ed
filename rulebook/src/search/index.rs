//! The index: which words stand where.

use std::collections::BTreeMap;
use std::ops::Range;

use super::fold::tokens;
use crate::text::{Number, Text};

/// Where something that can be found is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A rule, by its place in [`Text::rules`].
    Rule(usize),
    /// An entry of the glossary, by its place in [`Text::glossary`].
    Entry(usize),
    /// An entry of another list that the caller keeps, such as the digest.
    Other(usize),
}

/// Something that can be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document<'a> {
    /// Where it is.
    pub place: Place,
    /// The number that finds it.
    pub number: Option<Number>,
    /// What it is about, if it has a title.
    pub title: &'a str,
    /// What it says.
    pub body: String,
}

/// Where a word stands: the document, and the how manieth word of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Posting {
    pub(super) document: u32,
    pub(super) at: u32,
}

/// What the index keeps of a document.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) place: Place,
    pub(super) number: Option<Number>,
    /// How many words the title has; they come first.
    pub(super) title: u32,
    pub(super) words: u32,
}

/// An inverted index. Invariant: the words are sorted, and so are the postings of each.
#[derive(Clone, Default, Debug)]
pub struct Index {
    pub(super) documents: Vec<Kept>,
    pub(super) words: Vec<Box<str>>,
    pub(super) postings: Vec<Vec<Posting>>,
}

impl Index {
    /// Indexes a rules text: its rules and its glossary. Takes some tens of milliseconds for the newest one.
    pub fn of(text: &Text) -> Self {
        Self::new(documents(text))
    }

    /// Indexes documents.
    pub fn new<'a>(documents: impl IntoIterator<Item = Document<'a>>) -> Self {
        let mut kept = Vec::new();
        let mut all: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
        for document in documents {
            let number = u32::try_from(kept.len()).unwrap_or(u32::MAX);
            let title = tokens(document.title);
            let (place, id, count) = (document.place, document.number, fitting(title.len()));
            let mut words = 0;
            for token in title.into_iter().chain(tokens(&document.body)) {
                all.entry(token.word).or_default().push(Posting { document: number, at: words });
                words += 1;
            }
            kept.push(Kept { place, number: id, title: count, words });
        }
        let (words, postings) = all.into_iter().map(|(word, list)| (word.into_boxed_str(), list)).unzip();
        Self { documents: kept, words, postings }
    }

    /// How many documents there are.
    pub fn len(&self) -> usize {
        self.documents.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.documents.is_empty()
    }

    /// The places of all words that start like this.
    pub(super) fn starting_with(&self, start: &str) -> Range<usize> {
        let first = self.words.partition_point(|other| **other < *start);
        let count = self.words[first..].iter().take_while(|other| other.starts_with(start)).count();
        first..first + count
    }

    /// The place of a word. None when no document has it.
    pub(super) fn word(&self, word: &str) -> Option<usize> {
        self.words.binary_search_by(|other| (**other).cmp(word)).ok()
    }
}

fn fitting(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Everything in a rules text that can be found, in order.
fn documents(text: &Text) -> impl Iterator<Item = Document<'_>> {
    let sections =
        text.sections.iter().flat_map(|section| section.rules.clone().map(move |at| (at, section)));
    let rules = sections.map(|(at, section)| {
        let rule = &text.rules[at];
        let is_first = at == section.rules.start;
        // A section is found by its first rule.
        let title = if is_first { section.title.as_str() } else { "" };
        let body = rule.text();
        Document { place: Place::Rule(at), number: Some(rule.number), title, body }
    });
    let entries = text.glossary.iter().enumerate().map(|(at, entry)| Document {
        place: Place::Entry(at),
        number: None,
        title: &entry.term,
        body: entry.text(),
    });
    rules.chain(entries)
}
