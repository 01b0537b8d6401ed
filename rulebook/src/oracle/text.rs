//! The text of a face in one spelling: its lines, their sentences, and the tokens of these.
//!
//! Reminders are left out, the card's own name in whatever wording is [`OWN`], and old wordings are those of today, so that
//! the grammar knows one of each. A quoted ability is one token, whose text is read by itself.

mod cut;
mod names;
mod spelling;
mod token;

pub use names::OWN;
pub use token::{OF, Sort, Token};

use names::Names;

/// A line of a text: an ability, or several that share it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its sentences, in order. Never empty.
    pub sentences: Vec<Sentence>,
}

/// A sentence: what stands up to a full stop, or is a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// As it stands in the text, without reminders and the full stop.
    pub words: String,
    /// In one spelling. Never empty.
    pub tokens: Vec<Token>,
}

/// Cuts the text of a face that is called so into lines, sentences and tokens. Takes time in proportion to its length.
pub fn read(name: &str, text: &str) -> Vec<Line> {
    cut_up(&Names::of(name), text)
}

/// The same of a legendary card, which may be called by the first word of its name.
pub(super) fn read_of_legend(name: &str, text: &str) -> Vec<Line> {
    cut_up(&Names::of_legend(name), text)
}

fn cut_up(names: &Names, text: &str) -> Vec<Line> {
    let plain = cut::without_reminders(text);
    let line = |line: &str| {
        let sentences: Vec<Sentence> =
            cut::sentences(line).filter_map(|words| sentence(names, words)).collect();
        (!sentences.is_empty()).then_some(Line { sentences })
    };
    plain.lines().filter_map(line).collect()
}

/// The tokens of a sentence, as [`read`] makes them of a card that is called so.
pub fn tokens(name: &str, words: &str) -> Vec<Token> {
    spelled(&Names::of(name), words)
}

fn spelled(names: &Names, words: &str) -> Vec<Token> {
    spelling::of_today(&token::tokens(words, names))
}

fn sentence(names: &Names, words: &str) -> Option<Sentence> {
    let tokens = spelled(names, words);
    (!tokens.is_empty()).then(|| Sentence { words: words.to_owned(), tokens })
}
