//! What the checks on a text found. None of it is lost or changed: the reader is told where to look.

use std::fmt;

use super::number::Number;
use language::date::Date;

/// Something in a text that is not as it should be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Finding {
    /// A number that doesn't belong where it stands, read as the one that does.
    Misprint {
        /// The line that it is in, counted from 1.
        line: usize,
        /// As it is printed.
        printed: String,
        /// As it was read.
        read: Number,
    },
    /// A full stop or a blank too many or too few at a number.
    Irregular {
        /// The line that it is in, counted from 1.
        line: usize,
        /// As it is printed.
        printed: String,
    },
    /// A number that does not follow the one before.
    Gap {
        /// The line of the number, counted from 1.
        line: usize,
        /// The number before; none at the start of a section.
        before: Option<Number>,
        /// The number that does not follow.
        number: Number,
    },
    /// A number that stands there twice.
    Twice {
        /// The line of the second one.
        line: usize,
        /// The number that both have.
        number: Number,
    },
    /// A subrule without its rule.
    NoParent {
        /// The line of the subrule, counted from 1.
        line: usize,
        /// The number of the subrule.
        number: Number,
    },
    /// A rule whose section has no heading.
    NoHeading {
        /// The line of the rule, counted from 1.
        line: usize,
        /// The section that has none.
        section: u16,
    },
    /// A section whose heading differs from the contents.
    OtherTitle {
        /// The section that is called otherwise.
        section: u16,
        /// What the contents call it; none when they leave it out.
        contents: Option<String>,
    },
    /// A line that looks like a rule, and was taken as a sentence that goes on.
    LooksLikeRule {
        /// Where it stands, counted from 1.
        line: usize,
    },
    /// A glossary entry that starts without an empty line before it.
    NoBlank {
        /// The line where it starts, counted from 1.
        line: usize,
        /// What it explains.
        term: String,
    },
    /// A glossary entry without an explanation.
    EmptyEntry {
        /// The line where it starts, counted from 1.
        line: usize,
        /// What it should explain.
        term: String,
    },
    /// The day is in doubt.
    Date(DateDoubt),
    /// There is no glossary.
    NoGlossary,
}

/// Why the day of a text is in doubt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DateDoubt {
    /// The text names two days.
    Two {
        /// The day at the start, which counts.
        first: Date,
        /// The other day.
        other: Date,
    },
    /// The text names no day; that of its file's name was taken.
    FromName,
    /// The file's name has another day than the text, which counts.
    OtherName {
        /// The day in the name.
        name: Date,
        /// The day in the text.
        text: Date,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Misprint { line, printed, read } => {
                write!(f, "line {line}: {printed} does not belong here and was read as {read}")
            }
            Self::Irregular { line, printed } => {
                write!(f, "line {line}: {printed} has a full stop or a blank too many or too few")
            }
            Self::Gap { line, before: Some(before), number } => {
                write!(f, "line {line}: {number} does not follow {before}")
            }
            Self::Gap { line, before: None, number } => {
                write!(f, "line {line}: the section starts with {number}")
            }
            Self::Twice { line, number } => write!(f, "line {line}: {number} is there a second time"),
            Self::NoParent { line, number } => write!(f, "line {line}: {number} has no rule above it"),
            Self::NoHeading { line, section } => write!(f, "line {line}: section {section} has no heading"),
            Self::LooksLikeRule { line } => {
                write!(f, "line {line} looks like a rule and was taken as a sentence that goes on")
            }
            Self::NoBlank { line, term } => {
                write!(f, "line {line}: the glossary's \"{term}\" has no empty line before it")
            }
            Self::EmptyEntry { line, term } => {
                write!(f, "line {line}: the glossary does not explain \"{term}\"")
            }
            Self::OtherTitle { section, contents: Some(title) } => {
                write!(f, "section {section} is called \"{title}\" in the contents")
            }
            Self::OtherTitle { section, contents: None } => {
                write!(f, "section {section} is not in the contents")
            }
            Self::Date(doubt) => doubt.fmt(f),
            Self::NoGlossary => write!(f, "there is no glossary"),
        }
    }
}

impl fmt::Display for DateDoubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Two { first, other } => {
                write!(f, "the text names {first} at first and {other} later; the first was taken")
            }
            Self::OtherName { name, text } => {
                write!(f, "the file's name says {name} and the text {text}; the text's was taken")
            }
            Self::FromName => write!(f, "the text names no day; the one in the file's name was taken"),
        }
    }
}
