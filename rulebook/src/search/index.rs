//! The index: which words stand where.

use std::collections::BTreeMap;
use std::ops::Range;

use super::fold::tokens;
use crate::text::Number;

/// Where something that can be found is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A rule and what is said about it, by its place in [`crate::book::Book::rules`].
    Rule(usize),
    /// An entry of the glossary, by its place in [`crate::book::Book::glossary`].
    Entry(usize),
}

/// Something that can be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Document<'a> {
    /// Where it is. What is in one place is one hit.
    pub(crate) place: Place,
    /// The number that finds it.
    pub(crate) number: Option<Number>,
    /// What it is about, if it has a title.
    pub(crate) title: &'a str,
    /// What it says.
    pub(crate) body: String,
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
    /// Where its words begin in the sequence of all.
    pub(super) start: usize,
}

impl Kept {
    /// What is said about rules of other days counts less than rules.
    pub(super) const fn weight(&self) -> f32 {
        match (self.place, self.number) {
            (Place::Rule(_), None) => 0.5,
            (Place::Rule(_), Some(_)) | (Place::Entry(_), _) => 1.0,
        }
    }
}

/// An inverted index. Invariants: the words are sorted, and so are the postings of each; documents of one place stand
/// together.
#[derive(Clone, Default, Debug)]
pub(crate) struct Index {
    pub(super) documents: Vec<Kept>,
    pub(super) words: Vec<Box<str>>,
    pub(super) postings: Vec<Vec<Posting>>,
    /// The words of all documents, one document after another.
    sequence: Vec<u32>,
}

impl Index {
    /// Indexes documents; those of one place have to follow each other. Takes some tens of milliseconds for those of
    /// the newest rules text.
    pub(crate) fn new<'a>(documents: impl IntoIterator<Item = Document<'a>>) -> Self {
        let mut kept = Vec::new();
        let mut all: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
        let mut start = 0;
        for document in documents {
            let number = u32::try_from(kept.len()).unwrap_or(u32::MAX);
            let title = tokens(document.title);
            let (place, id, count) = (document.place, document.number, fitting(title.len()));
            let mut words = 0;
            for token in title.into_iter().chain(tokens(&document.body)) {
                all.entry(token.word).or_default().push(Posting { document: number, at: words });
                words += 1;
            }
            kept.push(Kept { place, number: id, title: count, words, start });
            start += words as usize;
        }
        let (words, postings) = all.into_iter().map(|(word, list)| (word.into_boxed_str(), list)).unzip();
        let mut index = Self { documents: kept, words, postings, sequence: vec![0; start] };
        index.put_in_sequence();
        index
    }

    fn put_in_sequence(&mut self) {
        for (word, list) in (0..).zip(&self.postings) {
            for posting in list {
                let at = self.documents[posting.document as usize].start + posting.at as usize;
                self.sequence[at] = word;
            }
        }
    }

    /// The words of a document, in order, by their places in the index.
    pub(super) fn words_of(&self, document: u32) -> &[u32] {
        let kept = &self.documents[document as usize];
        &self.sequence[kept.start..kept.start + kept.words as usize]
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
