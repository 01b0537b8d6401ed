//! Tokens: words, numbers, symbols, marks, and quotes.

use std::ops::Range;

use super::names::{Names, OWN};

/// What stands behind the name of an owner: of one, or of several.
pub const OF: &str = "'s";

/// The smallest part of a sentence that the grammar knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// In small letters; of a quote what stands in it, as it stands there but for the card's name.
    pub text: Box<str>,
    /// What it is.
    pub sort: Sort,
    /// Where it stands in the sentence's words, in bytes.
    pub at: Range<usize>,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A word in small letters.
    Word,
    /// A word with a capital letter: the first of a sentence, a subtype, a part of a name.
    Capital,
    /// A number in digits, one with a sign, or two with a slash: `3`, `+1/+1`, `2/2`.
    Number,
    /// A symbol in braces: `{r}`, `{t}`.
    Symbol,
    /// A mark: a comma, a colon, a dash.
    Mark,
    /// A quoted text.
    Quote,
    /// The card itself.
    Own,
}

/// The tokens of a sentence. Takes time in proportion to its length.
pub(super) fn tokens(words: &str, names: &Names) -> Vec<Token> {
    let mut list = Vec::with_capacity(words.len() / 5 + 1);
    let mut at = 0;
    while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
        let space = rest.len() - rest.trim_start().len();
        if space > 0 {
            at += space;
            continue;
        }
        // What stands behind "named" is a name, even where it is that of the card itself.
        let is_name = list.last().is_some_and(|before: &Token| &*before.text == "named");
        let (long, token) = first(rest, at, (!is_name).then_some(names));
        list.push(token);
        at += long.max(1);
    }
    list
}

/// The first token of a text that stands at this place, and how long it is there.
fn first(rest: &str, at: usize, names: Option<&Names>) -> (usize, Token) {
    let token =
        |long: usize, sort: Sort, text: &str| (long, Token { text: text.into(), sort, at: at..at + long });
    if let Some(long) = names.and_then(|names| names.start(rest)) {
        return token(long, Sort::Own, OWN);
    }
    let letter = rest.chars().next().unwrap_or(' ');
    match letter {
        '"' | '\u{201c}' => {
            let inside = &rest[letter.len_utf8()..];
            let long = inside.find(['"', '\u{201d}']);
            let text = long.map_or(inside, |long| &inside[..long]);
            let close = inside[text.len()..].chars().next().map_or(0, char::len_utf8);
            let inside = names.map_or_else(|| text.to_owned(), |names| names.within(text));
            token(letter.len_utf8() + text.len() + close, Sort::Quote, &inside)
        }
        '{' => {
            let long = rest.find('}').map_or(rest.len(), |end| end + 1);
            token(long, Sort::Symbol, &rest[..long].to_lowercase())
        }
        _ if is_of_number(rest) => {
            let long = rest.find(|letter: char| !is_in_number(letter)).unwrap_or(rest.len());
            token(long, Sort::Number, &rest[..long].replace('\u{2212}', "-").to_lowercase())
        }
        '\'' | '\u{2019}' => {
            let long = letter.len_utf8() + usize::from(rest[letter.len_utf8()..].starts_with('s'));
            token(long, Sort::Mark, OF)
        }
        _ if letter.is_alphanumeric() => {
            // Only this word has a stroke in it.
            let long = if rest.starts_with("and/or ") { "and/or".len() } else { word(rest) };
            let sort = if letter.is_uppercase() { Sort::Capital } else { Sort::Word };
            token(long, sort, &rest[..long].replace('\u{2019}', "'").to_lowercase())
        }
        _ => token(letter.len_utf8(), Sort::Mark, &rest[..letter.len_utf8()]),
    }
}

/// Whether a number begins here: `3`, `+1/+1`, `-x/-x`, `*/*`.
fn is_of_number(rest: &str) -> bool {
    let mut letters = rest.chars();
    match letters.next() {
        Some('+' | '-' | '\u{2212}') => {
            letters.next().is_some_and(|next| next.is_ascii_digit() || next == 'X' || next == 'x')
        }
        Some('X' | 'x' | '*') => letters.next() == Some('/'),
        Some(letter) => letter.is_ascii_digit(),
        None => false,
    }
}

const fn is_in_number(letter: char) -> bool {
    letter.is_ascii_digit() || matches!(letter, '+' | '-' | '\u{2212}' | '/' | 'X' | 'x' | '*')
}

/// How long the word is that begins here. What is owned by it is a word of its own: `'s`.
fn word(rest: &str) -> usize {
    let mut letters = rest.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let goes_on = match letter {
            '\'' | '\u{2019}' => {
                let behind = &rest[at + letter.len_utf8()..];
                let owned = behind.starts_with('s') && !behind[1..].starts_with(char::is_alphanumeric);
                !owned && next.is_some_and(char::is_alphabetic)
            }
            '-' => next.is_some_and(char::is_alphanumeric),
            _ => letter.is_alphanumeric(),
        };
        if !goes_on {
            return at;
        }
    }
    rest.len()
}
