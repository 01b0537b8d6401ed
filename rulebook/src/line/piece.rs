//! What is made of the pieces of a line.

use std::ops::Range;

use language::board::Board;
use language::date::Date;

use super::refusal::Refusal;
use crate::cards::AllCards;

/// What a line is read for.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The board to which it adds; one with two players and nothing else for a line that says all.
    pub board: &'a Board,
    /// The place of the player whose things are without another's name before them.
    pub player: usize,
    /// The cards that it may name.
    pub cards: &'a AllCards,
}

/// What became of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Read {
    /// The board with all that was understood.
    pub board: Board,
    /// The pieces of the line, in its order.
    pub pieces: Vec<Piece>,
}

/// A piece of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Where it stands in the line, in bytes.
    pub span: Range<usize>,
    /// What it means.
    pub meaning: Meaning,
}

/// What a piece means.
#[derive(Clone, PartialEq, Debug)]
pub enum Meaning {
    /// These objects, by their ids: the thing itself last, behind what was made for it.
    Objects(Vec<String>, Option<Guess>),
    /// The effect of this id, which has left its source.
    Effect(String),
    /// Something about the player of this name.
    Player(String),
    /// Whose turn it is, and how far it has come.
    Turn,
    /// The rules date.
    Date(Date),
    /// The event at this place among those of the board.
    Event(usize),
    /// It is not understood, and nothing was made of it.
    Refused(Refusal),
}

/// A card that was taken for words that are not its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// The words.
    pub typed: String,
    /// The card that fits best.
    pub taken: String,
    /// Others that fit, best first.
    pub others: Vec<String>,
}

impl Read {
    /// What is not understood, with its place in the line.
    pub fn refused(&self) -> impl Iterator<Item = (&Range<usize>, &Refusal)> {
        self.pieces.iter().filter_map(|piece| {
            if let Meaning::Refused(refusal) = &piece.meaning { Some((&piece.span, refusal)) } else { None }
        })
    }

    /// The cards that were taken for words that are not their names.
    pub fn guesses(&self) -> impl Iterator<Item = &Guess> {
        self.pieces.iter().filter_map(|piece| {
            if let Meaning::Objects(_, guess) = &piece.meaning { guess.as_ref() } else { None }
        })
    }
}
