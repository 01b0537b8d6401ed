//! The parser's refusals, in our words and with our places.

use std::ops::Range;

use ron::error::{Error, Position, SpannedError};

use super::place::{At, byte_at};
use super::problem::{Misshapen, NameKind, Problem};
use super::scan::Tokens;
use super::shape::Found;
use super::tree;

/// What was wrong with a text, and at which byte.
pub(crate) fn of(text: &str, error: SpannedError) -> Found {
    let (start, end) = (byte(text, error.span.start), byte(text, error.span.end));
    if let Error::MissingStructField { field, outer } = error.code {
        let (at, name) = owner(text, end);
        return (Problem::MissingField { field, owner: outer.or(name) }, at);
    }
    if let Error::ExpectedDifferentLength { expected, found } = error.code {
        let (at, name) = owner(text, end);
        return (length(&expected, found, name.as_deref()), at);
    }
    let about_start = is_about_start(&error.code);
    let place = if about_start { start } else { end };
    let token = misread_name(text, &error.code, token_at(text, place));
    let found = &text[token.clone()];
    if token.start < place && found.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        return (wrong_type("a whole number", found), token.start);
    }
    (problem(text, error.code, &token), token.start)
}

fn byte(text: &str, position: Position) -> usize {
    byte_at(text, At { line: position.line, column: position.col })
}

/// Whether the parser has already read what it refuses.
fn is_about_start(code: &Error) -> bool {
    matches!(
        code,
        Error::NoSuchStructField { .. }
            | Error::NoSuchEnumVariant { .. }
            | Error::DuplicateStructField { .. }
            | Error::IntegerOutOfBounds
            | Error::InvalidValueForType { .. }
            | Error::Message(_)
    )
}

/// The token that a byte belongs to, or else the next one; empty at the end of the text.
fn token_at(text: &str, byte: usize) -> Range<usize> {
    Tokens::of(text).find(|token| byte < token.at.end).map_or(text.len()..text.len(), |token| token.at)
}

/// The start of the innermost brackets around a byte, and the name before them.
fn owner(text: &str, byte: usize) -> (usize, Option<String>) {
    let tree = tree::read(text);
    let (values, _) = tree.around(byte);
    let innermost = values.into_iter().rev().find(|value| value.holds(byte)).unwrap_or(&tree);
    (innermost.at.start, innermost.word.clone().map(|word| text[word].to_owned()))
}

/// Where fields were expected, the parser has read a plain name as the name of their type and misses their brackets
/// behind it; what is wrong is the name.
fn misread_name(text: &str, code: &Error, token: Range<usize>) -> Range<usize> {
    let name = token_before(text, &token).filter(|name| text[name.clone()].starts_with(char::is_alphabetic));
    if matches!(code, Error::ExpectedNamedStructLike(_) | Error::ExpectedDifferentStructName { .. }) {
        name.unwrap_or(token)
    } else {
        token
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser's list of errors is not ours and can grow")]
fn problem(text: &str, code: Error, token: &Range<usize>) -> Problem {
    let found = &text[token.clone()];
    match code {
        Error::NoSuchStructField { expected, found, outer } => {
            Problem::UnknownName { kind: NameKind::Field, found, owner: outer, expected }
        }
        Error::NoSuchEnumVariant { expected, found, outer } => {
            Problem::UnknownName { kind: NameKind::Variant, found, owner: outer, expected }
        }
        Error::DuplicateStructField { field, .. } => Problem::FieldTwice { field },
        Error::IntegerOutOfBounds if found.starts_with('-') && found.parse::<i64>().is_ok() => {
            Problem::Negative { found: found.to_owned() }
        }
        Error::IntegerOutOfBounds => Problem::NumberTooLarge { found: found.to_owned() },
        Error::InvalidValueForType { expected, .. } => wrong_type(&expected, found),
        Error::ExceededRecursionLimit => Problem::TooDeep,
        Error::Message(message) => Problem::BadValue(message),
        Error::ExpectedIdentifier | Error::SuggestRawIdentifier(_) | Error::InvalidIdentifier(_) => {
            a_name(text, token)
        }
        Error::InvalidEscape(_) => Problem::Misshapen(Misshapen::BadEscape),
        Error::ExpectedComma | Error::ExpectedStructLikeEnd => too_much(text, token),
        Error::ExpectedStructLike => wrong_type(&format!("`(` after `{}`", before(text, token)), found),
        code => plain(&code, found),
    }
}

/// Where one kind of value was expected and another is there.
#[expect(clippy::wildcard_enum_match_arm, reason = "the parser's list of errors is not ours and can grow")]
fn plain(code: &Error, found: &str) -> Problem {
    let expected = match code {
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            "a whole number"
        }
        Error::ExpectedBoolean => "`true` or `false`",
        Error::ExpectedString => "a text in quotation marks",
        Error::ExpectedArray => "a list in `[` and `]`",
        Error::ExpectedMapColon => "`:` and a value",
        Error::ExpectedNamedStructLike(name) => return wrong_type(&fields_of(name), found),
        Error::ExpectedDifferentStructName { expected, .. } => {
            return wrong_type(&fields_of(expected), found);
        }
        other => return Problem::BadValue(in_small(&other.to_string())),
    };
    wrong_type(expected, found)
}

fn fields_of(name: &str) -> String {
    format!("the fields of `{name}` in `(` and `)`")
}

fn wrong_type(expected: &str, found: &str) -> Problem {
    Problem::WrongType { expected: expected.to_owned(), found: shown(found) }
}

/// A name was expected: the usual slips are a plain number for an amount and a plain text for a player.
fn a_name(text: &str, token: &Range<usize>) -> Problem {
    let found = &text[token.clone()];
    let is_field = text[token.end..].trim_start().starts_with(':');
    let hint = match found.chars().next() {
        Some(_) if in_predicate(&text[..token.start]) => {
            "; a fact is written like `life(\"Bob\", 1)`".to_owned()
        }
        Some('"') if is_field => "; the name of a field has no quotation marks".to_owned(),
        Some('0'..='9') => format!("; a plain number is written `N({found})`"),
        Some('"') => format!("; a player is written `Named({found})`, an object `Is({found})`"),
        _ => String::new(),
    };
    Problem::WrongType { expected: "a name".to_owned(), found: shown(found) + &hint }
}

/// Whether what comes next is the fact of a predicate.
fn in_predicate(before: &str) -> bool {
    ["is(", "at_least(", "at_most("].iter().any(|start| before.trim_end().ends_with(start))
}

/// Something stands where a value has ended: a comma is missing, or brackets hold too much.
fn too_much(text: &str, token: &Range<usize>) -> Problem {
    let found = &text[token.clone()];
    let before = before(text, token);
    if found == "(" && before.ends_with(|c: char| c.is_alphanumeric()) {
        return Problem::Misshapen(Misshapen::NoBrackets { name: before.to_owned() });
    }
    if before == "," || found == "," {
        return Problem::Misshapen(Misshapen::TooMany);
    }
    Problem::Misshapen(Misshapen::NoComma { found: shown(found) })
}

/// The token before a token; empty at the start.
fn before<'a>(text: &'a str, token: &Range<usize>) -> &'a str {
    token_before(text, token).map_or("", |before| &text[before])
}

fn token_before(text: &str, token: &Range<usize>) -> Option<Range<usize>> {
    let before = Tokens::of(text).take_while(|before| before.at.end <= token.start).last();
    before.map(|before| before.at)
}

/// The parser says "... with 2 elements" or "a tuple of size 2".
fn length(expected: &str, found: usize, name: Option<&str>) -> Problem {
    let wanted = expected.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty());
    let wanted = wanted.unwrap_or("another number of");
    let of = name.map(|name| format!(" of `{name}`")).unwrap_or_default();
    Problem::WrongType { expected: format!("{wanted} values in the brackets{of}"), found: found.to_string() }
}

/// A token, cut short when it is long.
fn shown(found: &str) -> String {
    match found.char_indices().nth(40) {
        _ if found.is_empty() => "the end of the file".to_owned(),
        Some((end, _)) => format!("`{}...`", &found[..end]),
        None => format!("`{found}`"),
    }
}

fn in_small(message: &str) -> String {
    let mut chars = message.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}
