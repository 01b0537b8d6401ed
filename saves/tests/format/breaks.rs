//! Breaking one value in each way that applies to it, and looking at the error.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use saves::ReadError;
use saves::read::Problem;

use crate::frames::Type;
use crate::pieces::{Piece, Sort, opened, pieces, sort};
use crate::tables::{ANY_TEXT, BELOW_ZERO, NOBODY, SORTS, TOLD_BY_CHECK};

/// What was found out.
#[derive(Default)]
pub(crate) struct Found {
    /// Breaks that the reader did not tell as it should.
    pub(crate) wrong: Vec<String>,
    /// How many breaks there were, by sort.
    pub(crate) breaks: BTreeMap<&'static str, usize>,
    /// What was broken: `type.field`, `type.Variant`, `type.Variant.field`.
    pub(crate) broken: BTreeSet<String>,
    /// Fields and values that have to be there.
    pub(crate) required: BTreeSet<String>,
    /// Fields that may be left out.
    pub(crate) optional: BTreeSet<String>,
}

/// One value of a type, taken apart.
pub(crate) struct Entry<'a> {
    /// The type that it is a value of.
    pub(crate) of: &'a Type,
    /// How it is written.
    pub(crate) text: &'a str,
    /// `type` or `type.Variant`.
    pub(crate) key: String,
}

/// What an error must say.
struct Wanted<'a> {
    /// The bytes of the entry that it may point at.
    at: Range<usize>,
    /// The field that it must name, if any.
    field: Option<&'a str>,
}

impl Found {
    /// Reads the entry with a part of it replaced, and looks at the error.
    fn refused(
        &mut self,
        sort: &'static str,
        entry: &Entry,
        broken: &str,
        wanted: &Wanted,
    ) -> Option<ReadError> {
        *self.breaks.entry(sort).or_default() += 1;
        let (text, start) = entry.of.around(broken);
        let Err(error) = saves::from_text("a.board.ron", &text) else {
            self.wrong.push(format!("{}: {sort}: it was read: {broken}", entry.key));
            return None;
        };
        let byte = error.place.at.map(|at| byte_at(&text, at));
        let at = wanted.at.start + start..=wanted.at.end + start;
        let field = wanted.field.is_none_or(|field| last_field(&error.place.field) == field);
        let told = error.to_string();
        // Only of a file without `format` it can't be said where it is missing.
        let nowhere = matches!(*error.problem, Problem::NoFormat);
        let place = nowhere || byte.is_some_and(|byte| at.contains(&byte)) && field;
        if !place || error.place.file != "a.board.ron" || !expects(&told) {
            self.wrong.push(format!("{}: {sort}: {}\n    {told}", entry.key, around(broken, &wanted.at)));
        }
        Some(error)
    }

    /// Breaks a whole entry, and each of its parts.
    pub(crate) fn breaks(&mut self, entry: &Entry) {
        let (head, inside) = opened(entry.text);
        self.broken.insert(entry.key.clone());
        self.of_another_sort(entry, &Piece { name: 0..0, value: 0..entry.text.len() });
        if !head.is_empty() {
            let misspelled = format!("{head}x{}", &entry.text[head.len()..]);
            self.refused("misspelled", entry, &misspelled, &Wanted { at: 0..head.len() + 1, field: None });
        }
        let Some(inside) = inside else {
            let filled = format!("{}(7)", entry.text);
            let all = Wanted { at: 0..filled.len(), field: None };
            self.refused("brackets after a plain name", entry, &filled, &all);
            return;
        };
        for (number, piece) in pieces(entry.text, inside.clone()).into_iter().enumerate() {
            let name = &entry.text[piece.name.clone()];
            let part = if name.is_empty() { number.to_string() } else { name.to_owned() };
            self.part(entry, &piece, &format!("{}.{part}", entry.key));
        }
        let more = format!("{}{}7)", &entry.text[..inside.end], if inside.is_empty() { "" } else { ", " });
        self.refused("a value too many", entry, &more, &Wanted { at: 0..more.len(), field: None });
    }

    fn part(&mut self, entry: &Entry, piece: &Piece, key: &str) {
        let value = &entry.text[piece.value.clone()];
        self.broken.insert(key.to_owned());
        self.of_another_sort(entry, piece);
        self.removed(entry, piece, key);
        if !piece.name.is_empty() {
            self.misnamed(entry, piece);
        }
        match sort(value) {
            Sort::Number => self.numbers(entry, piece, key),
            Sort::Text => self.texts(entry, piece, key),
            Sort::Fields | Sort::Name => self.nobody(entry, piece, key),
            Sort::List => {
                self.nobody(entry, piece, key);
                self.listed(entry, piece);
            }
        }
    }

    /// Breaks what stands in a list, and in brackets without names in it.
    fn listed(&mut self, entry: &Entry, list: &Piece) {
        for listed in pieces(entry.text, list.value.start + 1..list.value.end - 1) {
            let value = &entry.text[listed.value.clone()];
            if listed.name.is_empty() {
                self.of_another_sort(entry, &listed);
            }
            if sort(value) == Sort::Fields {
                self.listed(entry, &listed);
            }
        }
    }

    fn of_another_sort(&mut self, entry: &Entry, piece: &Piece) {
        let value = &entry.text[piece.value.clone()];
        for (_, replaced) in SORTS.iter().filter(|(other, _)| *other != sort(value)) {
            self.replaced("another sort of value", entry, piece, replaced);
        }
        if sort(value) == Sort::Name {
            self.replaced("an unknown name", entry, piece, "Seven");
        }
    }

    fn replaced(&mut self, sort: &'static str, entry: &Entry, piece: &Piece, by: &str) -> Option<ReadError> {
        let (text, name) = (entry.text, &entry.text[piece.name.clone()]);
        let broken = format!("{}{by}{}", &text[..piece.value.start], &text[piece.value.end..]);
        let start = if name.is_empty() { piece.value.start } else { piece.name.start };
        let field = (!name.is_empty()).then_some(name);
        self.refused(sort, entry, &broken, &Wanted { at: start..piece.value.start + by.len(), field })
    }

    fn misnamed(&mut self, entry: &Entry, piece: &Piece) {
        let (text, name) = (entry.text, &entry.text[piece.name.clone()]);
        let (before, after) = (&text[..piece.name.start], &text[piece.name.end..]);
        let misspelled = format!("{name}x");
        let at = piece.name.start..piece.name.end + 1;
        let broken = format!("{before}{misspelled}{after}");
        self.refused("a misspelled field", entry, &broken, &Wanted { at, field: Some(&misspelled) });
        let whole = &text[piece.name.start..piece.value.end];
        let twice = format!("{before}{whole}, {whole}{}", &text[piece.value.end..]);
        let second = piece.value.end..piece.value.end + 2 + whole.len();
        self.refused("a field twice", entry, &twice, &Wanted { at: second, field: Some(name) });
    }

    /// Without it, the file is read as well, or the error names the field.
    fn removed(&mut self, entry: &Entry, piece: &Piece, key: &str) {
        let text = entry.text;
        let rest = text[piece.value.end..].trim_start();
        let after = rest.strip_prefix(',').unwrap_or(rest);
        let broken = format!("{}{after}", &text[..piece.name.start.min(piece.value.start)]);
        if saves::draft("a.board.ron", &entry.of.around(&broken).0).is_ok() {
            self.optional.insert(key.to_owned());
            return;
        }
        self.required.insert(key.to_owned());
        let error = self.refused("missing", entry, &broken, &Wanted { at: 0..broken.len(), field: None });
        let name = &text[piece.name.clone()];
        let names = |error: &ReadError| {
            matches!(*error.problem, Problem::MissingField { field, .. } if field == name)
                || name == "format" && matches!(*error.problem, Problem::NoFormat)
        };
        if !name.is_empty() && !error.as_ref().is_some_and(names) {
            self.wrong.push(format!("{key}: missing: the error does not name the field: {error:?}"));
        }
    }

    fn numbers(&mut self, entry: &Entry, piece: &Piece, key: &str) {
        for never in ["2.5", "18446744073709551616", "-9223372036854775809"] {
            self.replaced("a number that can't be", entry, piece, never);
        }
        if !BELOW_ZERO.contains(&key) {
            self.replaced("a number below zero", entry, piece, "-1");
        }
    }

    fn texts(&mut self, entry: &Entry, piece: &Piece, key: &str) {
        let any = ANY_TEXT.iter().any(|(any, _)| *any == key) || TOLD_BY_CHECK.contains(&entry.of.tag);
        if !any {
            self.replaced("a text that names nothing", entry, piece, "\"Nobody\"");
        }
    }

    /// What holds names somewhere is refused when it names nobody.
    fn nobody(&mut self, entry: &Entry, piece: &Piece, key: &str) {
        if TOLD_BY_CHECK.contains(&entry.of.tag) {
            return;
        }
        let (mut told, mut senseless) = (false, None);
        for nobody in NOBODY {
            let (broken, name) = naming(entry, piece, nobody);
            let (text, start) = entry.of.around(&broken);
            if saves::draft("a.board.ron", &text).is_err() {
                continue;
            }
            *self.breaks.entry("a name inside that names nothing").or_default() += 1;
            match saves::from_text("a.board.ron", &text) {
                Ok(_) => self.wrong.push(format!("{key}: nobody is missed: {broken}")),
                // Another value would make sense there, but for its name.
                Err(error) if is_senseless(&error) => senseless = Some(broken),
                Err(error) => {
                    told = true;
                    let at = error.place.at.map(|at| byte_at(&text, at)) == Some(start + name);
                    if !at || !passes(&error.place.field, &entry.text[piece.name.clone()]) {
                        self.wrong.push(format!("{key}: another place: {broken}\n    {error}"));
                    }
                }
            }
        }
        if let (false, Some(broken)) = (told, senseless) {
            self.wrong.push(format!("{key}: only senseless: {broken}"));
        }
    }
}

/// The entry with something else for a part of it, and where that names `Nobody`.
fn naming(entry: &Entry, piece: &Piece, nobody: &str) -> (String, usize) {
    let (before, value) = (&entry.text[..piece.value.start], &entry.text[piece.value.clone()]);
    let by = if sort(value) == Sort::List { format!("[{nobody}]") } else { nobody.to_owned() };
    let name = before.len() + by.find("\"Nobody\"").expect("it is named");
    (format!("{before}{by}{}", &entry.text[piece.value.end..]), name)
}

fn is_senseless(error: &ReadError) -> bool {
    matches!(*error.problem, Problem::Board(statements::error::Problem::Senseless { .. }))
}

/// Whether a path goes through a field; any does when it has no name.
fn passes(path: &str, field: &str) -> bool {
    field.is_empty() || path.split(['.', '[']).any(|passed| passed == field)
}

/// The lines of a text that a part of it is on.
fn around<'t>(text: &'t str, at: &Range<usize>) -> &'t str {
    let start = text[..at.start].rfind('\n').unwrap_or(0);
    let end = text[at.end.min(text.len())..].find('\n').map_or(text.len(), |end| at.end + end);
    text[start..end].trim()
}

/// Whether a message says what would be right.
fn expects(message: &str) -> bool {
    const WORDS: &[&str] = &[
        "expected",
        "did you mean",
        "possible here",
        "needs the field",
        "leave one of them out",
        "write",
        "take",
        "whole numbers go",
        "too many",
        "there is no",
    ];
    WORDS.iter().any(|word| message.contains(word))
}

/// The last field of a path: `does[0].amount` leads to `amount`.
fn last_field(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default().split('[').next().unwrap_or_default()
}

fn byte_at(text: &str, at: saves::read::At) -> usize {
    let line: usize = text.split_inclusive('\n').take(at.line - 1).map(str::len).sum();
    line + text[line..].chars().take(at.column - 1).map(char::len_utf8).sum::<usize>()
}
