//! Finding a rule as one types: an inverted index over rules, explanations and a glossary.
//!
//! A query is parsed once ([`Query`]) and found in the index of a [`crate::book::Book`]; [`shown`] says what to
//! highlight. Every word has to be there, in any order; what has them side by side comes first. A word may be a
//! beginning, and where nothing starts like it, a misspelling.

mod candidates;
mod find;
pub mod fold;
mod index;
#[cfg(test)]
mod properties;
mod query;
pub mod shown;
#[cfg(test)]
mod tests;

pub use index::Place;
pub(crate) use index::{Document, Index};
pub use query::{Query, Within};

/// What was found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// The best hits, best first.
    pub hits: Vec<Hit>,
    /// How many there are in all.
    pub total: usize,
    /// The words of the index that count as found, sorted; they are what is highlighted.
    pub words: Vec<String>,
}

/// A place that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit {
    /// Where it is.
    pub place: Place,
    /// Why it is where it is in the list.
    pub rank: Rank,
}

/// How good a hit is; ordered from the best to the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// It has the number that was asked for, or explains all letters of that number.
    Number,
    /// What it is about is what was asked for: a title or term of just these words.
    Title,
    /// It has the words side by side, in the order of the query.
    Phrase,
    /// It has all of the words.
    Words,
    /// It has words that are spelled nearly so.
    Near,
}
