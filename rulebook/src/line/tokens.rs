//! A line cut into words and signs, each with its place.

use std::ops::Range;

/// A word or a sign of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    /// As it stands in the line.
    pub(super) text: &'a str,
    /// Where it begins, in bytes.
    pub(super) at: usize,
}

impl Token<'_> {
    /// Where it stands in the line.
    pub(super) const fn span(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// Cuts a line. A semicolon is always a sign; a comma and a colon are where a word ends on them, so that `100,000` and
/// names with a colon in them are words. A full stop may end the line.
pub(super) fn cut(line: &str) -> Vec<Token<'_>> {
    let whole = line.trim_end();
    let whole = whole.strip_suffix('.').unwrap_or(whole);
    let mut tokens = Vec::new();
    let mut start = None;
    for (at, c) in whole.char_indices() {
        let end = at + c.len_utf8();
        let next = whole[end..].chars().next();
        let is_sign = match c {
            ';' | '(' | ')' => true,
            ',' | ':' => next.is_none_or(|next| next.is_whitespace() || next == ';'),
            _ => false,
        };
        if is_sign || c.is_whitespace() {
            tokens.extend(start.take().map(|from: usize| Token { text: &whole[from..at], at: from }));
        } else {
            start.get_or_insert(at);
        }
        if is_sign {
            tokens.push(Token { text: &whole[at..end], at });
        }
    }
    tokens.extend(start.map(|from| Token { text: &whole[from..], at: from }));
    tokens
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_line_is_cut_at_blanks_and_signs_and_not_inside_of_words() {
        let texts = |line| cut(line).iter().map(|token| token.text).collect::<Vec<_>>();
        assert_eq!(
            texts("Bob: Ogre 3/3, Bear;Wall (Elf) ."),
            ["Bob", ":", "Ogre", "3/3", ",", "Bear", ";", "Wall", "(", "Elf", ")"]
        );
        assert_eq!(texts("10,000 a:b  \u{c6}ther"), ["10,000", "a:b", "\u{c6}ther"]);
        assert_eq!(cut("  Bob: ")[1].span(), 5..6);
    }
}
