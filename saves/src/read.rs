//! Reading a board file, and saying what is wrong with one; whether the board makes sense is not asked here.
//!
//! Nothing is repaired silently. A hostile file costs a clear error: it is refused by its size before it is
//! read, and by the depth of its brackets before it is parsed.

mod guard;
mod limits;
mod place;
pub(crate) mod problem;
mod refusal;
mod scan;
mod shape;
pub(crate) mod tree;

use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;
use std::thread::ScopedJoinHandle;

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use language::path::BoardPath;
use statements::predicate::Predicate;

pub use limits::{DEEPEST, LARGEST};
pub use place::At;
pub use problem::{Misshapen, NameKind, Place, Problem, ReadError};

use crate::code;
use crate::envelope::{BoardFile, FORMAT};

/// The parser counts options and variants as levels, too; brackets are what is limited.
const LEVELS_PER_BRACKET: usize = 3;

/// The bytes of a file on disk.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, ReadError> {
    guard::bytes(path).map_err(|problem| error(problem, path.display().to_string(), None, String::new()))
}

/// Reads a predicate as board files write it, such as `survives("Bob")`. `file` says in errors where it stands.
///
/// Fails when it is not one; names are not looked at.
pub fn predicate(file: &str, text: &str) -> Result<Predicate, ReadError> {
    value(text).map_err(|found| at_byte(file, text, found))
}

/// Reads a board file without asking whether the board makes sense: a board that somebody is still working on.
///
/// Fails when it is not a board file.
pub fn draft(file: &str, text: &str) -> Result<BoardFile, ReadError> {
    parse(file, &usable(file, text.as_bytes())?)
}

/// The text in some bytes, where there is one that may be a board file; that of a code is unpacked.
pub(crate) fn usable<'a>(file: &str, bytes: &'a [u8]) -> Result<Cow<'a, str>, ReadError> {
    let text = guard::text(bytes).map_err(|(problem, byte)| {
        let at = matches!(problem, Problem::NotUtf8).then(|| guard::place_in(bytes, byte));
        error(problem, file.to_owned(), at, String::new())
    })?;
    if !code::is_code(text) {
        return Ok(Cow::Borrowed(text));
    }
    let unpacked = code::decode(text, LARGEST);
    unpacked.map(Cow::Owned).map_err(|why| error(Problem::Code(why), file.to_owned(), None, String::new()))
}

/// The board file that a text is.
pub(crate) fn parse(file: &str, text: &str) -> Result<BoardFile, ReadError> {
    let read = shape::look_at(text).and_then(|()| with_room(|| value(text)));
    Ok(BoardFile { format: FORMAT, ..read.map_err(|found| at_byte(file, text, found))? })
}

/// Reads on a stack of its own: what may be as deep as brackets may must not depend on who asks for it.
fn with_room<T: Send>(read: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(limits::STACK).spawn_scoped(scope, &read);
        match thread.map(ScopedJoinHandle::join) {
            Ok(Ok(whole)) => whole,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            // There is no room for another thread.
            Err(_) => read(),
        }
    })
}

/// Reads any part of the data language from a text whose brackets have been looked at.
fn value<T: DeserializeOwned>(text: &str) -> Result<T, shape::Found> {
    options(DEEPEST * LEVELS_PER_BRACKET).from_str(text).map_err(|error| refusal::of(text, error))
}

/// Whether a text has brackets too deep inside each other to be read.
pub(crate) fn is_too_deep(text: &str) -> bool {
    shape::look_at(text).is_err_and(|(problem, _)| matches!(problem, Problem::TooDeep))
}

/// The dialect of RON that board files are written in. Values inside each other are followed so many levels.
pub(crate) fn options(levels: usize) -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(levels)
}

fn at_byte(file: &str, text: &str, (problem, byte): shape::Found) -> ReadError {
    let whole =
        matches!(problem, Problem::Blank | Problem::Empty | Problem::NoFormat | Problem::TooLarge { .. });
    let at = (!whole).then(|| place::of_byte(text, byte));
    let field = if matches!(problem, Problem::NewerFormat { .. } | Problem::NoSuchFormat { .. }) {
        // It is looked at before it is known whether the brackets match.
        "format".to_owned()
    } else if is_balanced(&problem) {
        tree::read(text).around(byte).1
    } else {
        String::new()
    };
    error(problem, file.to_owned(), at, field)
}

/// Whether a text with this problem has brackets that match, so that it has fields.
fn is_balanced(problem: &Problem) -> bool {
    match problem {
        Problem::UnknownName { .. }
        | Problem::MissingField { .. }
        | Problem::FieldTwice { .. }
        | Problem::WrongType { .. }
        | Problem::Negative { .. }
        | Problem::NumberTooLarge { .. }
        | Problem::BadValue(_)
        | Problem::TooEarly { .. }
        | Problem::Board(_) => true,
        Problem::Misshapen(misshapen) => matches!(
            misshapen,
            Misshapen::NoComma { .. }
                | Misshapen::NoBrackets { .. }
                | Misshapen::TooMany
                | Misshapen::BadEscape
        ),
        Problem::Missing { .. }
        | Problem::Folder
        | Problem::Io(_)
        | Problem::TooLarge { .. }
        | Problem::Binary { .. }
        | Problem::NotUtf8
        | Problem::Empty
        | Problem::Blank
        | Problem::NotABoard { .. }
        | Problem::TooDeep
        | Problem::NoFormat
        | Problem::Code(_)
        | Problem::NewerFormat { .. }
        | Problem::NoSuchFormat { .. } => false,
    }
}

/// What is wrong at a path in a file that could be read.
pub(crate) fn at_path(file: &str, text: &str, problem: Problem, path: &BoardPath) -> ReadError {
    let value = tree::read(text).at_path(path).at.clone();
    let byte = named(&problem).and_then(|name| quoted(text, value.clone(), name)).unwrap_or(value.start);
    error(problem, file.to_owned(), Some(place::of_byte(text, byte)), path.to_string())
}

/// The name that a problem is about, as it stands in the file.
fn named(problem: &Problem) -> Option<&str> {
    if let Problem::Board(statements::error::Problem::Unknown { name, .. }) = problem {
        Some(name)
    } else {
        None
    }
}

/// Where a name stands in quotation marks in a part of a text.
fn quoted(text: &str, within: Range<usize>, name: &str) -> Option<usize> {
    let mut tokens = scan::Tokens::of(&text[within.clone()]);
    let quoted = format!("\"{name}\"");
    tokens
        .find(|token| text[within.clone()][token.at.clone()] == quoted)
        .map(|token| within.start + token.at.start)
}

fn error(problem: Problem, file: String, at: Option<At>, field: String) -> ReadError {
    ReadError { problem: Box::new(problem), place: Place { file, at, field } }
}
