//! What can be read in a book of rules.

use rulebook::book::Book;
use rulebook::search::Place;
use rulebook::text::Number;

/// Something that can be read, whatever book is open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A rule, by the number that it has in the book.
    Rule(Number),
    /// What we say about a concept, by its key.
    Concept(String),
    /// A term of the glossary.
    Term(String),
}

impl Spot {
    /// The spot of a place in a book. None for what is not in it.
    pub fn of(book: &Book, place: Place) -> Option<Self> {
        match place {
            Place::Rule(at) => {
                let rule = book.rules().get(at)?;
                let concept = || rule.explained.first().map(|entry| Self::Concept(entry.key.clone()));
                rule.number.map(Self::Rule).or_else(concept)
            }
            Place::Entry(at) => book.glossary().get(at).map(|entry| Self::Term(entry.term.clone())),
        }
    }

    /// Where it stands in a book. None when it is not there.
    pub fn place(&self, book: &Book) -> Option<Place> {
        match self {
            Self::Rule(number) => book
                .position(*number)
                .or_else(|| book.speaking_for(*number).first().copied())
                .or_else(|| book.with_subrules(*number).next())
                .map(Place::Rule),
            Self::Concept(key) => book.position_of(key).map(Place::Rule),
            Self::Term(term) => {
                book.glossary().iter().position(|entry| entry.term == *term).map(Place::Entry)
            }
        }
    }
}
