//! What a line says, held against the abilities that were made of it: the guard of "understood".
//!
//! It knows nothing of the grammar. Data flows two ways that meet: [`said`] finds in the tokens what an ability has to hold
//! (numbers, players, colours, durations, "may", "unless"), by the table of [`cues`], and [`held`] walks through the abilities
//! and notes what they do hold. What is said and not held is a [`Loss`]. It finds words that were dropped, and of words that
//! were understood wrong only pronouns that can't mean what was made of them ([`astray`]); a few that the language says otherwise have their reason in the table.

mod astray;
mod cues;
mod held;
mod said;
mod sign;
#[cfg(test)]
mod tests;

use std::ops::Range;

use language::board::Ability;

use super::text::Token;
use held::Held;

/// Something that a line says and no ability holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// What: the words that say it.
    pub what: String,
    /// Where they stand in the sentence's words, in bytes.
    pub at: Range<usize>,
}

/// What these tokens say that none of the abilities holds, in the order of the tokens. Takes time in proportion to both.
pub fn missing(tokens: &[Token], abilities: &[Ability]) -> Vec<Loss> {
    let held = Held::of(abilities);
    let mut lost = Vec::new();
    said::each(tokens, &mut |said, by| {
        if !held.holds(by) {
            lost.push(loss(said));
        }
    });
    let pronoun = tokens.iter().position(|token| matches!(&*token.text, "that" | "it"));
    if let Some(at) = pronoun.filter(|_| astray::is_any(abilities)) {
        lost.push(loss(&tokens[at..=at]));
        lost.sort_by_key(|one| one.at.start);
    }
    lost
}

fn loss(said: &[Token]) -> Loss {
    let what = said.iter().map(|token| &*token.text).collect::<Vec<_>>().join(" ");
    let start = said.first().map_or(0, |token| token.at.start);
    Loss { what, at: start..said.last().map_or(start, |token| token.at.end) }
}
