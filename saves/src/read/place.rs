//! Places in a text.

use std::fmt;

/// A place in a text, as editors count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1. A byte order mark is not counted.
    pub column: usize,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The place of a byte of a text.
pub(crate) fn of_byte(text: &str, byte: usize) -> At {
    let before = text.get(..byte).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    At {
        line: 1 + before.bytes().filter(|&b| b == b'\n').count(),
        column: 1 + before[line_start..].chars().count(),
    }
}

/// The byte at a place of a text, and the length of the text for a place behind its end.
pub(crate) fn byte_at(text: &str, at: At) -> usize {
    let mut line_start = 0;
    for _ in 1..at.line {
        match text[line_start..].find('\n') {
            Some(newline) => line_start += newline + 1,
            None => return text.len(),
        }
    }
    let column = text[line_start..].char_indices().nth(at.column - 1);
    column.map_or(text.len(), |(offset, _)| line_start + offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_and_its_byte_are_the_same_thing() {
        let text = "ab\r\nä: (\n\n)";
        for (byte, _) in text.char_indices() {
            assert_eq!(byte_at(text, of_byte(text, byte)), byte);
        }
        assert_eq!(of_byte(text, 6), At { line: 2, column: 2 });
    }
}
