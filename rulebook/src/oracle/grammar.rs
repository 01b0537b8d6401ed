//! The grammar: sentences, by parts that combine.
//!
//! Each part is a function that takes tokens off the front and gives a part of the tree, or takes nothing and fails; the first
//! that fits is taken, so longer wordings stand before shorter ones. Nothing is skipped: a sentence that holds one word more
//! than its parts is none. How far anything came is kept, to say where a sentence left the grammar.

mod action;
mod again;
mod asks;
mod costs;
mod dealt;
mod description;
mod enters;
mod gain;
mod happening;
mod instead;
mod keyword;
mod memory;
mod noun;
mod number;
mod outside;
mod own_casting;
mod permission;
mod player;
mod priced;
mod restricts;
mod rider;
mod sentence;
mod statics;
mod subtype;
mod unasked;
mod words;

use memory::Memory;
use winnow::error::EmptyError;
use winnow::stream::{Stateful, TokenSlice};

use super::text::Token;
use super::tree::Said;

/// The tokens of a sentence that are still to be read, and what is remembered of those that were.
type Input<'t> = Stateful<TokenSlice<'t, Token>, &'t Memory>;

/// A part of the tree, or that the tokens are no such part.
type Parsed<T> = Result<T, EmptyError>;

/// Reads a sentence.
///
/// Fails with how many tokens from the end anything has come at most where it isn't one.
pub(super) fn read(tokens: &[Token]) -> Result<Said, usize> {
    let memory = Memory::new(tokens.len());
    let mut input = Stateful { input: TokenSlice::new(tokens), state: &memory };
    sentence::sentence(&mut input).ok().filter(|_| input.input.is_empty()).ok_or_else(|| memory.left())
}
