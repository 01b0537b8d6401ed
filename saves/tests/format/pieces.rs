//! Taking an example of `FORMAT.md` apart: its entries, and what stands between the brackets of one.

use std::ops::Range;

/// A field with its value, or a value alone.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// The bytes of the field's name; empty when it has none.
    pub(crate) name: Range<usize>,
    /// The bytes of the value.
    pub(crate) value: Range<usize>,
}

/// What sort of value a text is, by how it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    /// A number: `3`.
    Number,
    /// A text in quotes: `"Bob"`.
    Text,
    /// A list: `[..]`.
    List,
    /// Fields, or values in brackets: `(..)`.
    Fields,
    /// `Tapped`, `N(3)`, `true`.
    Name,
}

/// The sort of a value.
pub(crate) fn sort(value: &str) -> Sort {
    match value.chars().next() {
        Some('"') => Sort::Text,
        Some('[') => Sort::List,
        Some('(') => Sort::Fields,
        Some(c) if c == '-' || c.is_ascii_digit() => Sort::Number,
        _ => Sort::Name,
    }
}

/// A text without its comments, with blanks in their place.
pub(crate) fn without_comments(text: &str) -> String {
    let line = |line: &str| {
        let quoted = |at: usize| line[..at].matches('"').count() % 2 == 1;
        let comment = line.match_indices("//").map(|(at, _)| at).find(|&at| !quoted(at));
        comment.map_or_else(|| line.to_owned(), |at| line[..at].to_owned())
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The pieces of a part of a text, between commas that no brackets are around.
pub(crate) fn pieces(text: &str, within: Range<usize>) -> Vec<Piece> {
    let (mut pieces, mut depth, mut quoted, mut start) = (Vec::new(), 0, false, within.start);
    for at in within.clone() {
        match text.as_bytes()[at] {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b',' if depth == 0 => {
                pieces.extend(piece(text, start..at));
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.extend(piece(text, start..within.end));
    pieces
}

fn piece(text: &str, within: Range<usize>) -> Option<Piece> {
    let value = trimmed(text, within);
    let name_length = text[value.clone()].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(0);
    let end = value.start + name_length;
    if name_length > 0 && text[end..value.end].starts_with(':') {
        return Some(Piece { name: value.start..end, value: trimmed(text, end + 1..value.end) });
    }
    (!value.is_empty()).then_some(Piece { name: value.start..value.start, value })
}

fn trimmed(text: &str, within: Range<usize>) -> Range<usize> {
    let start = within.end - text[within.clone()].trim_start().len();
    start..start + text[start..within.end].trim_end().len()
}

/// The name of a kind in front of its brackets, and what is between them; nothing when it has no brackets.
pub(crate) fn opened(text: &str) -> (&str, Option<Range<usize>>) {
    match text.find('(') {
        Some(open) if text.ends_with(')') => (&text[..open], Some(open + 1..text.len() - 1)),
        _ => (text, None),
    }
}
