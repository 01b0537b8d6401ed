//! A paragraph as pieces: plain words, words that were found, and references that can be followed.

use std::ops::Range;

use rulebook::book::Book;
use rulebook::links::links;
use rulebook::search::{Place, Results, shown};

use super::spot::Spot;

/// A paragraph, cut where words lead somewhere or were searched for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whether it is an example.
    pub is_example: bool,
    /// Its words, in order.
    pub pieces: Vec<Piece>,
}

/// Words of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The words as they are shown.
    pub text: String,
    /// Where they lead.
    pub leads: Option<Spot>,
    /// Whether they were searched for.
    pub is_found: bool,
}

impl Line {
    /// The pieces of a paragraph. References lead where the book has something; what was found is marked.
    pub fn of(book: &Book, found: Option<&Results>, is_example: bool, text: &str) -> Self {
        let links: Vec<(Range<usize>, Option<Spot>)> = links(text)
            .into_iter()
            .map(|link| (link.range, book.led_to(link.target).next()))
            .map(|(range, at)| (range, at.and_then(|at| Spot::of(book, Place::Rule(at)))))
            .collect();
        let found: Vec<Range<usize>> = found.map(|found| shown::highlights(found, text)).unwrap_or_default();
        let ends =
            links.iter().map(|(range, _)| range).chain(&found).flat_map(|range| [range.start, range.end]);
        let mut cuts: Vec<usize> = ends.chain([0, text.len()]).collect();
        cuts.sort_unstable();
        cuts.dedup();
        let piece = |(start, end): (usize, usize)| Piece {
            text: text[start..end].to_owned(),
            leads: links
                .iter()
                .find(|(range, _)| range.contains(&start))
                .and_then(|(_, leads)| leads.clone()),
            is_found: found.iter().any(|range| range.contains(&start)),
        };
        let pairs = cuts.iter().copied().zip(cuts.iter().copied().skip(1));
        Self { is_example, pieces: pairs.map(piece).collect() }
    }

    /// All of its words.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
}
