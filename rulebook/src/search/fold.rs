//! Words as the search sees them: small letters, without accents and marks.

use std::ops::Range;

/// Letters with marks, and the plain letter that stands for each.
const PLAIN: [(&str, &str); 13] = [
    ("\u{e0}\u{e1}\u{e2}\u{e3}\u{e4}\u{e5}\u{101}\u{103}\u{105}", "a"),
    ("\u{e7}\u{107}\u{10d}", "c"),
    ("\u{e8}\u{e9}\u{ea}\u{eb}\u{113}\u{117}\u{119}\u{11b}", "e"),
    ("\u{ec}\u{ed}\u{ee}\u{ef}\u{12b}\u{12f}", "i"),
    ("\u{f1}\u{144}\u{148}", "n"),
    ("\u{f2}\u{f3}\u{f4}\u{f5}\u{f6}\u{f8}\u{14d}\u{151}", "o"),
    ("\u{f9}\u{fa}\u{fb}\u{fc}\u{16b}\u{16f}\u{171}", "u"),
    ("\u{fd}\u{ff}", "y"),
    ("\u{15b}\u{161}", "s"),
    ("\u{17a}\u{17c}\u{17e}", "z"),
    ("\u{e6}", "ae"),
    ("\u{153}", "oe"),
    ("\u{df}", "ss"),
];

/// A word of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The word as the search sees it.
    pub word: String,
    /// Its bytes in the text.
    pub range: Range<usize>,
}

/// A character as the search sees it. Folding goes character by character, because a small letter can have another
/// length than the large one.
fn push_folded(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(c.to_ascii_lowercase());
        return;
    }
    for small in c.to_lowercase() {
        match PLAIN.iter().find(|(marked, _)| marked.contains(small)) {
            Some((_, plain)) => out.push_str(plain),
            None if small == '\u{2019}' || small == '\u{2018}' => out.push('\''),
            None => out.push(small),
        }
    }
}

/// A text as the search sees it, blanks and all.
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| push_folded(c, &mut out));
    out
}

/// Whether a character is part of a word wherever it stands.
fn is_inner(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '+' | '\u{221e}')
}

/// Whether a character is part of a word between two others, as in `player's` or `616.1c`.
fn joins(before: char, c: char, after: char) -> bool {
    match c {
        '\'' | '\u{2019}' => before.is_alphabetic() && after.is_alphabetic(),
        '.' => before.is_ascii_digit() && after.is_ascii_digit(),
        _ => false,
    }
}

/// The words of a text, in order.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut chars = text.char_indices().peekable();
    let (mut word, mut start, mut before) = (String::new(), 0, ' ');
    while let Some((at, c)) = chars.next() {
        let after = chars.peek().map_or(' ', |(_, after)| *after);
        if is_inner(c) || (!word.is_empty() && joins(before, c, after)) {
            start = if word.is_empty() { at } else { start };
            push_folded(c, &mut word);
        } else if !word.is_empty() {
            found.push(Token { word: std::mem::take(&mut word), range: start..at });
        }
        before = c;
    }
    if !word.is_empty() {
        found.push(Token { word, range: start..text.len() });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.word).collect()
    }

    #[test]
    fn words_are_small_and_plain() {
        assert_eq!(
            words("The Player\u{2019}s D\u{e9}j\u{e0} \u{c6}ther"),
            ["the", "player's", "deja", "aether"]
        );
    }

    #[test]
    fn numbers_of_rules_and_counters_are_words() {
        assert_eq!(
            words("See 616.1c. Put +1/+1 (state-based)."),
            ["see", "616.1c", "put", "+1", "+1", "state", "based"]
        );
    }

    #[test]
    fn a_word_knows_its_bytes_though_folding_changes_their_number() {
        let text = "\u{130}x \u{c6}ther";
        let found = tokens(text);
        assert_eq!(
            found.iter().map(|t| &text[t.range.clone()]).collect::<Vec<_>>(),
            ["\u{130}x", "\u{c6}ther"]
        );
    }
}
