//! A board file's text as a tree of fields and lists, to find the place of a field and the field at a place.

use std::iter::Peekable;
use std::ops::Range;

use super::scan::{Bracket, Kind, Token, Tokens};
use language::path::{BoardPath, Segment};

/// A value of the text. Only for texts whose brackets match and are not nested too deep.
#[derive(Debug)]
pub(crate) struct Value {
    /// The bytes of the text that it takes.
    pub(crate) at: Range<usize>,
    /// The word before the bracket, or the value itself when it has no brackets; its bytes.
    pub(crate) word: Option<Range<usize>>,
    bracket: Option<Bracket>,
    /// The byte of the opening bracket, if it has one.
    open: usize,
    /// What stands between the brackets.
    pub(crate) items: Vec<Item>,
}

/// A field, or a value in a list.
#[derive(Debug)]
pub(crate) struct Item {
    /// The name of a field, with its bytes.
    pub(crate) name: Option<(String, Range<usize>)>,
    /// What the field or the list has there.
    pub(crate) value: Value,
}

/// Reads the tree of a text.
pub(crate) fn read(text: &str) -> Value {
    Reader { text, tokens: Tokens::of(text).peekable() }.value()
}

struct Reader<'a> {
    text: &'a str,
    tokens: Peekable<Tokens<'a>>,
}

impl Reader<'_> {
    fn value(&mut self) -> Value {
        let word = self.tokens.next_if(|token| matches!(token.kind, Kind::Word | Kind::Quoted));
        let word = word.map(|token| token.at);
        match self.tokens.next_if(|token| matches!(token.kind, Kind::Open(_))) {
            Some(open) => self.bracketed(word, &open),
            None => self.bare(word),
        }
    }

    fn bare(&self, word: Option<Range<usize>>) -> Value {
        let at = word.clone().unwrap_or(self.text.len()..self.text.len());
        Value { open: at.start, at, word, bracket: None, items: Vec::new() }
    }

    fn bracketed(&mut self, word: Option<Range<usize>>, open: &Token) -> Value {
        let start = word.as_ref().map_or(open.at.start, |word| word.start);
        let bracket = match open.kind {
            Kind::Open(bracket) => Some(bracket),
            Kind::Close(_) | Kind::Comma | Kind::Colon | Kind::Word | Kind::Quoted | Kind::Unfinished => None,
        };
        let mut items = Vec::new();
        loop {
            match self.tokens.peek().map(|token| (token.kind, token.at.clone())) {
                Some((Kind::Close(_), at)) => {
                    self.tokens.next();
                    return Value { at: start..at.end, word, bracket, open: open.at.start, items };
                }
                Some((Kind::Comma | Kind::Colon | Kind::Unfinished, _)) => {
                    self.tokens.next();
                }
                Some((Kind::Open(_) | Kind::Word | Kind::Quoted, _)) => items.push(self.item()),
                None => {
                    return Value { at: start..self.text.len(), word, bracket, open: open.at.start, items };
                }
            }
        }
    }

    fn item(&mut self) -> Item {
        let first = self.value();
        if first.bracket.is_none() && self.tokens.next_if(|token| token.kind == Kind::Colon).is_some() {
            let name = self.text[first.at.clone()].trim_matches('"').to_owned();
            let followed = self
                .tokens
                .peek()
                .is_some_and(|t| matches!(t.kind, Kind::Open(_) | Kind::Word | Kind::Quoted));
            let value = if followed { self.value() } else { self.bare(Some(first.at.end..first.at.end)) };
            return Item { name: Some((name, first.at)), value };
        }
        Item { name: None, value: first }
    }
}

impl Value {
    /// The value at a path, or the innermost one on the way to it that is there. `Name(..)` around a single
    /// value is looked through where the path does not mention it.
    pub(crate) fn at_path(&self, path: &BoardPath) -> &Self {
        let mut here = self;
        for segment in &path.0 {
            match here.step(segment) {
                Some(next) => here = next,
                None => break,
            }
        }
        here
    }

    fn step(&self, segment: &Segment) -> Option<&Self> {
        let found = match segment {
            Segment::Field(name) => self.field(name),
            Segment::Index(index) if self.wraps().is_none() => self.items.get(*index).map(|item| &item.value),
            Segment::Index(_) => None,
        };
        found.or_else(|| self.wraps()?.step(segment))
    }

    fn field(&self, wanted: &str) -> Option<&Self> {
        let named = |item: &&Item| item.name.as_ref().is_some_and(|(name, _)| name == wanted);
        self.items.iter().find(named).map(|item| &item.value)
    }

    /// The only value in `Name(..)` or `(..)`, when it has no field name.
    fn wraps(&self) -> Option<&Self> {
        match &self.items[..] {
            [Item { name: None, value }] if self.bracket == Some(Bracket::Round) => Some(value),
            _ => None,
        }
    }

    /// What stands before and behind the items: the name and the brackets, or all of a value without brackets.
    pub(crate) fn around_items<'a>(&self, text: &'a str) -> (&'a str, &'a str) {
        match self.bracket {
            Some(_) => (&text[self.at.start..=self.open], &text[self.at.end - 1..self.at.end]),
            None => (&text[self.at.clone()], ""),
        }
    }

    fn has_fields(&self) -> bool {
        self.items.iter().any(|item| item.name.is_some())
    }

    /// The values around a byte from the outside in, this one first, and the field that leads there.
    pub(crate) fn around(&self, byte: usize) -> (Vec<&Self>, String) {
        let (mut values, mut path, mut here) = (vec![self], String::new(), self);
        while let Some((index, item)) = here.items.iter().enumerate().find(|(_, item)| item.covers(byte)) {
            match &item.name {
                Some((name, _)) if path.is_empty() => path.clone_from(name),
                Some((name, _)) => path = format!("{path}.{name}"),
                None if here.wraps().is_some() || here.has_fields() => {}
                None => path = format!("{path}[{index}]"),
            }
            here = &item.value;
            values.push(here);
        }
        (values, path)
    }

    /// Whether a byte is between its brackets, or is the closing one.
    pub(crate) fn holds(&self, byte: usize) -> bool {
        self.bracket.is_some() && self.open < byte && byte < self.at.end
    }
}

impl Item {
    fn covers(&self, byte: usize) -> bool {
        let start = self.name.as_ref().map_or(self.value.at.start, |(_, name)| name.start);
        start <= byte && byte < self.value.at.end
    }
}
