//! A sentence of a file, as it is counted.

use super::class;
use super::material::{Card, Piece};
use super::state::State;
use crate::oracle::text::{self, Token};
use crate::oracle::{Compiled, Read, Sentence, Sort};

/// A sentence of a file, and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Unit<'a> {
    /// The card, by its whole name.
    pub(super) card: &'a str,
    /// Which sentence of the card it is, over all its faces, counted from 1.
    pub(super) number: usize,
    /// Its words, as they stand in the file.
    pub(super) words: &'a str,
    /// The same in one spelling.
    pub(super) tokens: Vec<Token>,
    /// The class that the file says. None where it says none.
    pub(super) stated: Option<&'a str>,
    /// The class that the cues say. None for what is no replacement or prevention effect.
    pub(super) cued: Option<&'static str>,
    /// The sort of ability.
    pub(super) sort: Sort,
    /// What became of it.
    pub(super) read: Read,
}

impl Unit<'_> {
    pub(super) const fn state(&self) -> State {
        State::of(&self.read)
    }

    /// Its class: what the file says, or else the cues.
    pub(super) fn class(&self) -> Option<&str> {
        self.stated.or(self.cued)
    }
}

/// The sentences of a card, in order.
pub(super) fn of<'a>(card: &'a Card, compiled: &'a [Compiled]) -> Vec<Unit<'a>> {
    let each = card.pieces.iter().zip(compiled).flat_map(|(piece, compiled)| {
        let sentences: Vec<&Sentence> = if piece.is_one {
            worst(compiled).into_iter().collect()
        } else {
            compiled.sentences.iter().collect()
        };
        sentences.into_iter().map(|sentence| unit(card, piece, sentence))
    });
    each.zip(1..).map(|(unit, number)| Unit { number, ..unit }).collect()
}

fn unit<'a>(card: &'a Card, piece: &'a Piece, sentence: &'a Sentence) -> Unit<'a> {
    let tokens = text::tokens(&piece.name, &sentence.words);
    Unit {
        card: &card.name,
        number: 0,
        words: &sentence.words,
        cued: class::of(&tokens, &piece.type_line),
        tokens,
        stated: piece.class.as_deref(),
        sort: sentence.of,
        read: sentence.read.clone(),
    }
}

/// Where a file takes several sentences for one, that of which least is understood.
fn worst(compiled: &Compiled) -> Option<&Sentence> {
    compiled.sentences.iter().max_by_key(|sentence| State::of(&sentence.read))
}
