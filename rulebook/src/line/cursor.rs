//! Going through the words of a line.

use std::ops::Range;

use super::tokens::Token;
use crate::typed::number_named;

/// A place in a line, and how far one may read from there. Copying it remembers the place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    line: &'a str,
    tokens: &'a [Token<'a>],
    /// The next word, counted from the beginning of the line.
    pub(super) at: usize,
    /// The end of what may be read.
    pub(super) end: usize,
}

impl<'a> Cursor<'a> {
    /// At the beginning of a line, up to its end.
    pub(super) const fn new(line: &'a str, tokens: &'a [Token<'a>]) -> Self {
        Self { line, tokens, at: 0, end: tokens.len() }
    }

    /// The same place, up to another end.
    pub(super) const fn within(self, at: usize, end: usize) -> Self {
        Self { at, end, ..self }
    }

    /// The word so many places on. None behind the end.
    pub(super) fn word_at(&self, on: usize) -> Option<&'a str> {
        let place = self.at.saturating_add(on);
        self.tokens.get(place).filter(|_| place < self.end).map(|token| token.text)
    }

    /// The next word. None at the end.
    pub(super) fn word(&self) -> Option<&'a str> {
        self.word_at(0)
    }

    /// Goes behind the next word.
    pub(super) fn skip(&mut self, words: usize) {
        self.at = self.at.saturating_add(words).min(self.end);
    }

    /// Whether nothing is left.
    pub(super) const fn is_over(&self) -> bool {
        self.at >= self.end
    }

    /// Whether a piece ends here: at a comma, or where nothing is left.
    pub(super) fn is_boundary(&self) -> bool {
        self.word().is_none_or(|word| word == ",")
    }

    /// How many words are left up to the next sign.
    pub(super) fn words_left(&self) -> usize {
        let rest = self.tokens.get(self.at..self.end).unwrap_or_default();
        rest.iter().take_while(|token| !is_sign(token.text)).count()
    }

    /// The next so many words, as they stand in the line.
    pub(super) fn text(&self, words: usize) -> &'a str {
        self.span(words).and_then(|span| self.line.get(span)).unwrap_or_default()
    }

    /// Where the next so many words stand. None where there are not so many, and of none.
    pub(super) fn span(&self, words: usize) -> Option<Range<usize>> {
        let last = self.at.saturating_add(words.checked_sub(1)?);
        let (first, last) = (self.tokens.get(self.at)?, self.tokens.get(last)?);
        Some(first.at..last.span().end)
    }

    /// Where what was read since another place stands in the line.
    pub(super) fn span_since(&self, start: &Self) -> Range<usize> {
        start.span(self.at.saturating_sub(start.at).max(1)).unwrap_or(self.line.len()..self.line.len())
    }

    /// The place behind these words, if they come next as whole words, whatever their case.
    fn behind(&self, words: &str) -> Option<usize> {
        let from = self.tokens.get(self.at).filter(|_| self.at < self.end)?.at;
        let to = from + words.len();
        let is_said = self.line.get(from..to).is_some_and(|said| said.eq_ignore_ascii_case(words));
        let rest = self.tokens.get(self.at..self.end)?;
        let last = rest.iter().take_while(|token| token.at < to).position(|token| token.span().end == to);
        last.filter(|_| is_said && !words.is_empty()).map(|last| self.at + last + 1)
    }

    /// Whether these words come next.
    pub(super) fn comes(&self, words: &str) -> bool {
        self.behind(words).is_some()
    }

    /// Reads these words if they come next.
    pub(super) fn eat(&mut self, words: &str) -> bool {
        let behind = self.behind(words);
        self.at = behind.unwrap_or(self.at);
        behind.is_some()
    }

    /// Reads whichever of these words comes next.
    pub(super) fn eat_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|words| self.eat(words))
    }

    /// Reads a number if one comes next, in digits or as a word.
    pub(super) fn number(&mut self) -> Option<u64> {
        let number = number_named(self.word()?)?;
        self.skip(1);
        Some(number)
    }

    /// Reads the entry of a table whose words come next, the longest that fits.
    pub(super) fn one_of<T: Clone>(&mut self, table: &[(&str, T)]) -> Option<T> {
        let fits = |(words, _): &&(&str, T)| self.comes(words);
        let (words, found) = table.iter().filter(fits).max_by_key(|(words, _)| words.len())?;
        self.eat(words).then(|| found.clone())
    }
}

/// Whether a word is a sign between pieces.
pub(super) fn is_sign(word: &str) -> bool {
    matches!(word, "," | ";" | ":" | "(" | ")")
}
