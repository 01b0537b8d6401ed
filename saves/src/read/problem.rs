//! What can be wrong with a board file, and the words for it.

use std::{fmt, io};

use super::limits::{DEEPEST, LARGEST};
use super::place::At;
use crate::code::CodeError;
use crate::envelope::FORMAT;
use crate::nearest::did_you_mean;
use language::date::Date;

/// Why a board file was refused, and where.
#[derive(Debug, thiserror::Error)]
#[error("{problem}\n  at {place}")]
pub struct ReadError {
    /// What is wrong.
    pub problem: Box<Problem>,
    /// Where that stands.
    pub place: Place,
}

/// Where something is wrong. Displayed as `file:line:column, in field`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The file, as the caller named it.
    pub file: String,
    /// Line and column, when the problem is in the text.
    pub at: Option<At>,
    /// The field, from the outside in, such as `board.objects[3].owner`; empty when it is about the whole file.
    pub field: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(at) = self.at {
            write!(f, ":{at}")?;
        }
        if self.field.is_empty() { Ok(()) } else { write!(f, ", in {}", self.field) }
    }
}

/// What is wrong with a board file.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// There is no such file.
    #[error("there is no such file{}", did_you_mean(.nearest.as_deref()))]
    Missing {
        /// The most similar file name of the folder.
        nearest: Option<String>,
    },
    /// A folder stands there.
    #[error("this is a folder; name a board file in it")]
    Folder,
    /// It could not be read.
    #[error("it can't be read: {0}")]
    Io(#[source] io::Error),
    /// Too large to be a board.
    #[error("the file has {found} bytes; a board file has at most {LARGEST}")]
    TooLarge {
        /// Its size in bytes.
        found: u64,
    },
    /// Not a text.
    #[error("this is {what}; a board file is a UTF-8 text in RON whose name ends in `.board.ron`")]
    Binary {
        /// What it seems to be.
        what: &'static str,
    },
    /// A text in another encoding.
    #[error("the text is not UTF-8; save it as UTF-8")]
    NotUtf8,
    /// A code of a board that can't be read.
    #[error("{0}")]
    Code(#[source] CodeError),
    /// Nothing in it.
    #[error("the file is empty; a board file starts with `(format: {FORMAT}, title: \"..\", board: (..))`")]
    Empty,
    /// Only white space and comments.
    #[error(
        "the file holds no board, only blanks and comments; \
         a board file starts with `(format: {FORMAT}, title: \"..\", board: (..))`"
    )]
    Blank,
    /// A text of another kind.
    #[error("this is not a board file: it starts with `{found}`, expected `(format: {FORMAT}, ..)`{}", json(.found))]
    NotABoard {
        /// How it starts.
        found: String,
    },
    /// Brackets too deep inside each other.
    #[error("brackets are nested more than {DEEPEST} deep here; take the inner ones apart")]
    TooDeep,
    /// The file has no `format`.
    #[error("the field `format` is missing; write `format: {FORMAT}` first")]
    NoFormat,
    /// A format of the future.
    #[error(
        "the file is of format {found}, this program reads up to format {FORMAT}; get a newer version of it"
    )]
    NewerFormat {
        /// The format that the file names.
        found: u64,
    },
    /// A format that never was.
    #[error("there is no format `{found}`; write `format: {FORMAT}`")]
    NoSuchFormat {
        /// What stands there.
        found: String,
    },
    /// Brackets, commas or quotes that don't match.
    #[error(transparent)]
    Misshapen(Misshapen),
    /// A name that means nothing there.
    #[error("{}", words::unknown(*.kind, .found, .owner.as_deref(), .expected))]
    UnknownName {
        /// What sort of name it is.
        kind: NameKind,
        /// The name that stands there.
        found: String,
        /// The struct, event or list of names that it does not belong to.
        owner: Option<String>,
        /// What is possible there.
        expected: &'static [&'static str],
    },
    /// A field that has to be there.
    #[error("{} needs the field `{field}`; add it", words::thing(.owner.as_deref()))]
    MissingField {
        /// The field that is missing.
        field: &'static str,
        /// What needs it.
        owner: Option<String>,
    },
    /// A field twice.
    #[error("the field `{field}` stands here twice; leave one of them out")]
    FieldTwice {
        /// The field that stands there twice.
        field: &'static str,
    },
    /// A value of another type.
    #[error("expected {expected}, found {found}")]
    WrongType {
        /// What should stand there.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// Below zero where nothing can be.
    #[error("`{found}` is below zero, and this can't be; write a whole number from 0")]
    Negative {
        /// The number with its sign.
        found: String,
    },
    /// A number that does not fit.
    #[error(
        "`{found}` does not fit; whole numbers go up to 18446744073709551615, life totals and power from -9223372036854775808 to 9223372036854775807"
    )]
    NumberTooLarge {
        /// The number as it stands there.
        found: String,
    },
    /// A text that is not what it should be, such as a date; the message says what is expected.
    #[error("{0}")]
    BadValue(String),
    /// A date that no text of the rules is known for.
    #[error("no board can be ruled by {found}; rules dates start at {}", Date::FIRST)]
    TooEarly {
        /// The date that the file names.
        found: Date,
    },
    /// A board that makes no sense.
    #[error(transparent)]
    Board(statements::error::Problem),
}

/// How a text is not well-formed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misshapen {
    /// Something behind the end.
    #[error("nothing may follow the bracket that closes the board file; take this away")]
    Trailing,
    /// A bracket that nothing closes.
    #[error("this `{bracket}` is never closed; the file may be cut off")]
    NeverClosed {
        /// The bracket that opens.
        bracket: char,
    },
    /// A bracket closed by another one.
    #[error("expected `{expected}`, which closes the `{opened}` of {from}, found `{found}`")]
    OtherClosed {
        /// What stands there.
        found: char,
        /// The bracket that should stand there.
        expected: char,
        /// What it closes.
        opened: char,
        /// Where that is.
        from: At,
    },
    /// A comment without an end.
    #[error("this comment never ends; close it with `*/`")]
    CommentNeverEnds,
    /// A string without an end.
    #[error("this text never ends; close it with a quotation mark")]
    TextNeverEnds,
    /// A comma that is missing.
    #[error("expected a comma before {found}")]
    NoComma {
        /// What stands there.
        found: String,
    },
    /// Brackets after a name that takes none.
    #[error("`{name}` takes no brackets; take them away")]
    NoBrackets {
        /// The name in front of them.
        name: String,
    },
    /// More values in brackets than belong there.
    #[error("there is a value too many in these brackets")]
    TooMany,
    /// An escape that means nothing.
    #[error("there is no such escape in this text; a backslash is written `\\\\`")]
    BadEscape,
}

/// What sort of name is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameKind {
    /// The name of a field.
    Field,
    /// A variant: an event, a kind of object, a zone.
    Variant,
}

fn json(found: &str) -> &'static str {
    if found.starts_with(['{', '[']) { " (JSON is not read)" } else { "" }
}

mod words {
    use super::{NameKind, did_you_mean};
    use crate::nearest::nearest;

    pub(super) fn unknown(kind: NameKind, found: &str, owner: Option<&str>, expected: &[&str]) -> String {
        let what = match (kind, owner) {
            (NameKind::Field, owner) => format!("`{found}` is not a field of {}", thing(owner)),
            (NameKind::Variant, Some(owner)) => format!("`{found}` is not {}", with_article(owner)),
            (NameKind::Variant, None) => format!("`{found}` is not known here"),
        };
        match nearest(found, expected.iter().copied()) {
            Some(name) => what + &did_you_mean(Some(name)),
            None => format!("{what}; possible here: {}", list(expected)),
        }
    }

    pub(super) fn thing(owner: Option<&str>) -> String {
        owner.map_or_else(|| "this".to_owned(), |owner| format!("`{owner}`"))
    }

    fn with_article(owner: &str) -> String {
        let article = if owner.starts_with(['A', 'E', 'I', 'O']) { "an" } else { "a" };
        format!("{article} `{owner}`")
    }

    fn list(names: &[&str]) -> String {
        names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    }
}
