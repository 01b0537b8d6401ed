//! The shadow of a figure: what is understood of sentences that were spoilt on purpose. A compiler that understands
//! much of these understands nothing.
//!
//! Only sentences are spoilt that are understood as they stand, in a line that is understood whole: so the share says
//! how often a change goes unnoticed, however much is understood. The line around the sentence stays as it is.

mod spoil;

use serde::Serialize;

use super::material::{Card, Piece};
use super::state::State;
use crate::oracle::{Compiled, Face, Read, Sentence, compile, text};
use spoil::{Dice, Part};

/// What is understood of sentences that were spoilt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Shadow {
    /// By what it was spoilt: the same file and seed give the same sentences.
    pub seed: u64,
    /// Two neighbouring words swapped.
    pub swapped: Swapped,
    /// A word dropped or replaced by one of another sentence, a player, a number or a "not" changed.
    pub changed: Changed,
    /// Some of those that were taken, as many as failures were asked for.
    pub taken: Vec<Taken>,
}

/// Sentences of which two neighbouring words were swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Swapped {
    /// All of them.
    pub tried: usize,
    /// Those that are understood.
    pub understood: usize,
}

/// Sentences of which a word was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Changed {
    /// All of them.
    pub tried: usize,
    /// Those that are understood, with the abilities of the sentence before it was spoilt.
    pub same: usize,
}

/// A spoilt sentence that was taken for a good one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Taken {
    /// The card that has the sentence.
    pub card: String,
    /// Whether two words were swapped, not one changed.
    pub swapped: bool,
    /// The words, as they were spoilt.
    pub words: String,
}

/// What is understood when the sentences of these cards are spoilt; at most so many of those are listed.
pub(super) fn cast(cards: &[Card], compiled: &[Vec<Compiled>], seed: u64, most: usize) -> Shadow {
    let mut dice = Dice::of(seed);
    let mut shadow = Shadow { seed, ..Shadow::default() };
    let words = corpus(cards, compiled);
    for (card, compiled) in cards.iter().zip(compiled) {
        for line in card.pieces.iter().zip(compiled).flat_map(|(piece, compiled)| lines(piece, compiled)) {
            let Some(good) = line.whole() else { continue };
            for at in 0..line.sentences.len() {
                line.spoil(card, at, &good, &words, &mut dice, &mut shadow, most);
            }
        }
    }
    shadow
}

/// A line of a card.
struct Line<'a> {
    piece: &'a Piece,
    sentences: &'a [Sentence],
}

fn lines<'a>(piece: &'a Piece, compiled: &'a Compiled) -> impl Iterator<Item = Line<'a>> {
    let lines = compiled.sentences.chunk_by(|one, next| one.line == next.line);
    lines.map(move |sentences| Line { piece, sentences })
}

impl Line<'_> {
    /// What it is compiled to, if all of it is understood.
    fn whole(&self) -> Option<Compiled> {
        let settled = self.sentences.iter().all(|sentence| State::of(&sentence.read).is_settled());
        let compiled = settled.then(|| self.with(usize::MAX, ""))?;
        let same = compiled.sentences.len() == self.sentences.len();
        (same && !compiled.abilities.is_empty()).then_some(compiled)
    }

    /// What it is compiled to with other words in place of one sentence.
    fn with(&self, place: usize, words: &str) -> Compiled {
        let sentence = |(at, sentence): (usize, &Sentence)| {
            let words = if at == place { words } else { &sentence.words };
            format!("{words}. ")
        };
        let text: String = self.sentences.iter().enumerate().map(sentence).collect();
        compile(Face { text: text.trim_end(), ..self.piece.face() })
    }

    #[expect(clippy::too_many_arguments, reason = "what is spoilt, what with, and where it is counted")]
    fn spoil(
        &self,
        card: &Card,
        place: usize,
        good: &Compiled,
        corpus: &[String],
        dice: &mut Dice,
        shadow: &mut Shadow,
        most: usize,
    ) {
        let Some(sentence) = self.sentences.get(place).filter(|sentence| sentence.read == Read::Understood)
        else {
            return;
        };
        let tokens = text::tokens(&self.piece.name, &sentence.words);
        let parts = spoil::parts(&sentence.words, &tokens);
        let mut note = |swapped: bool, words: String| {
            if shadow.taken.iter().filter(|taken| taken.swapped == swapped).count() < most {
                shadow.taken.push(Taken { card: card.name.clone(), swapped, words });
            }
        };
        if let Some(words) = self.changed(&tokens, spoil::swapped(&sentence.words, &parts, dice)) {
            shadow.swapped.tried += 1;
            if self.with(place, &words).sentences.get(place).is_some_and(is_understood) {
                shadow.swapped.understood += 1;
                note(true, words);
            }
        }
        if let Some(words) = self.changed(&tokens, spoil::changed(&sentence.words, &parts, corpus, dice)) {
            shadow.changed.tried += 1;
            let compiled = self.with(place, &words);
            let is_same = compiled.abilities == good.abilities;
            if is_same && compiled.sentences.get(place).is_some_and(is_understood) {
                shadow.changed.same += 1;
                note(false, words);
            }
        }
    }

    /// The spoilt words, if they are other words than before.
    fn changed(&self, tokens: &[text::Token], words: Option<String>) -> Option<String> {
        let spoilt = text::tokens(&self.piece.name, words.as_deref()?);
        let same = spoilt.iter().map(|token| &token.text).eq(tokens.iter().map(|token| &token.text));
        words.filter(|_| !same)
    }
}

fn is_understood(sentence: &Sentence) -> bool {
    sentence.read == Read::Understood
}

/// The words of all sentences, each as often as it is there.
fn corpus(cards: &[Card], compiled: &[Vec<Compiled>]) -> Vec<String> {
    let texts = cards.iter().zip(compiled).flat_map(|(card, compiled)| card.pieces.iter().zip(compiled));
    let sentences =
        texts.flat_map(|(piece, compiled)| compiled.sentences.iter().map(move |one| (piece, one)));
    let words = sentences.flat_map(|(piece, sentence)| {
        let parts = spoil::parts(&sentence.words, &text::tokens(&piece.name, &sentence.words));
        parts
            .into_iter()
            .filter(Part::is_word)
            .map(|part| sentence.words[part.at].to_owned())
            .collect::<Vec<_>>()
    });
    words.collect()
}
