//! The tokens of a RON text, with their places. Lenient: any text can be scanned, and nothing is recursive, so
//! that a hostile file can be looked at before it is handed to a parser.

use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An opening bracket.
    Open(Bracket),
    /// A closing bracket.
    Close(Bracket),
    /// A comma, `,`.
    Comma,
    /// A colon, `:`.
    Colon,
    /// A name, a number, or anything else without white space in it.
    Word,
    /// A string or a character, with its quotes.
    Quoted,
    /// A string or a comment that does not end.
    Unfinished,
}

/// A kind of bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bracket {
    /// `(` and `)`.
    Round,
    /// `[` and `]`.
    Square,
    /// `{` and `}`.
    Curly,
}

impl Bracket {
    /// The bracket that opens.
    pub(crate) const fn open(self) -> char {
        match self {
            Self::Round => '(',
            Self::Square => '[',
            Self::Curly => '{',
        }
    }

    /// The bracket that closes.
    pub(crate) const fn close(self) -> char {
        match self {
            Self::Round => ')',
            Self::Square => ']',
            Self::Curly => '}',
        }
    }
}

/// A token: what it is and which bytes of the text it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    /// What it is.
    pub(crate) kind: Kind,
    /// The bytes of the text that it takes.
    pub(crate) at: Range<usize>,
}

/// The tokens of a text, one by one. White space and comments are left out.
pub(crate) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text.
    pub(crate) const fn of(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn token(&mut self, kind: Kind, length: usize) -> Token {
        let start = self.at;
        self.at += length;
        Token { kind, at: start..self.at }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            self.at = self.text.len() - self.rest().trim_start().len();
            match comment(self.rest()) {
                Some(Length::Ends(length)) => self.at += length,
                Some(Length::Open) => return Some(self.token(Kind::Unfinished, self.rest().len())),
                None => break,
            }
        }
        let (kind, length) = token(self.rest())?;
        Some(self.token(kind, length))
    }
}

/// How far something goes.
enum Length {
    /// So many bytes.
    Ends(usize),
    /// To the end of the text, which comes too early.
    Open,
}

fn comment(rest: &str) -> Option<Length> {
    if rest.starts_with("//") {
        return Some(Length::Ends(rest.find('\n').unwrap_or(rest.len())));
    }
    rest.starts_with("/*").then(|| block_comment(rest))
}

/// Block comments can contain block comments.
fn block_comment(rest: &str) -> Length {
    let (mut depth, mut at) = (1_usize, 2);
    while let Some(found) = rest[at..].find(['*', '/']) {
        at += found;
        if rest[at..].starts_with("/*") {
            depth += 1;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
        } else {
            at += 1;
            continue;
        }
        at += 2;
        if depth == 0 {
            return Length::Ends(at);
        }
    }
    Length::Open
}

fn token(rest: &str) -> Option<(Kind, usize)> {
    let first = rest.chars().next()?;
    let single = match first {
        '(' => Some(Kind::Open(Bracket::Round)),
        '[' => Some(Kind::Open(Bracket::Square)),
        '{' => Some(Kind::Open(Bracket::Curly)),
        ')' => Some(Kind::Close(Bracket::Round)),
        ']' => Some(Kind::Close(Bracket::Square)),
        '}' => Some(Kind::Close(Bracket::Curly)),
        ',' => Some(Kind::Comma),
        ':' => Some(Kind::Colon),
        _ => None,
    };
    Some(match single {
        Some(kind) => (kind, 1),
        None => quoted(rest, first).unwrap_or_else(|| (Kind::Word, word(rest, first))),
    })
}

fn quoted(rest: &str, first: char) -> Option<(Kind, usize)> {
    let length = match first {
        '"' => string(rest, 1),
        '\'' => Length::Ends(character(rest)?),
        'r' | 'b' => prefixed(rest)?,
        _ => return None,
    };
    Some(match length {
        Length::Ends(length) => (Kind::Quoted, length),
        Length::Open => (Kind::Unfinished, rest.len()),
    })
}

/// `r"..."`, `r#"..."#`, `b"..."`, `br"..."`, `b'.'`.
fn prefixed(rest: &str) -> Option<Length> {
    let plain = rest.strip_prefix('b').unwrap_or(rest);
    let skipped = rest.len() - plain.len();
    if skipped == 1 && plain.starts_with('"') {
        return Some(string(rest, 2));
    }
    if skipped == 1 && plain.starts_with('\'') {
        return Some(Length::Ends(1 + character(plain)?));
    }
    let raw = plain.strip_prefix('r')?;
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    let body = raw[hashes..].strip_prefix('"')?;
    let start = rest.len() - body.len();
    let end = format!("\"{}", "#".repeat(hashes));
    Some(body.find(&end).map_or(Length::Open, |found| Length::Ends(start + found + end.len())))
}

/// A string whose text starts at `start`, up to a quote that no backslash stands before.
fn string(rest: &str, start: usize) -> Length {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(start) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Length::Ends(at + 1),
            _ => {}
        }
    }
    Length::Open
}

/// `'a'`, `'\''`, `'\u{1F600}'`; nothing for an apostrophe.
fn character(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    let skip = if first == '\\' { 1 + inside[1..].chars().next()?.len_utf8() } else { first.len_utf8() };
    let length = inside[skip..].find('\'')?;
    (length == 0 || first == '\\' && length <= 10).then_some(1 + skip + length + 1)
}

fn word(rest: &str, first: char) -> usize {
    let ends = |c: char| c.is_whitespace() || "()[]{},:\"'".contains(c);
    let after = first.len_utf8();
    let length = rest[after..].find(ends).map_or(rest.len(), |found| after + found);
    rest[after..length].find("//").or_else(|| rest[after..length].find("/*")).map_or(length, |at| after + at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        Tokens::of(text).map(|token| &text[token.at]).collect()
    }

    #[test]
    fn a_text_falls_into_its_tokens() {
        assert_eq!(
            texts("(a: -5, b:[N(1)] /* x /* y */ ( */, c: {}) // )"),
            ["(", "a", ":", "-5", ",", "b", ":", "[", "N", "(", "1", ")", "]", ",", "c", ":", "{", "}", ")"]
        );
    }

    #[test]
    fn brackets_in_strings_and_characters_are_text() {
        let strings =
            [r#""(""#, r#""\"(""#, r#"r"(""#, r##"r#"("("#"##, r#"b"(""#, "'('", r"'\''", r"'\u{28}'"];
        for text in strings {
            assert_eq!(texts(text), [text]);
        }
    }

    #[test]
    fn what_never_ends_is_told() {
        for text in ["\"abc", "/* abc /* */", "r#\"abc\""] {
            let kinds: Vec<Kind> = Tokens::of(text).map(|token| token.kind).collect();
            assert_eq!(kinds, [Kind::Unfinished], "{text}");
        }
    }

    #[test]
    fn prose_can_be_scanned() {
        assert_eq!(texts("I don't know 'what'"), ["I", "don", "'t", "know", "'what", "'"]);
    }
}
