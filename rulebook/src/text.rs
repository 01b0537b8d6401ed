//! Reading an official rules text, of any vintage, into sections, rules, examples and a glossary.
//!
//! Everything here is a function of bytes: files are the business of the library. Nothing is lost on the
//! way: a line that isn't understood stands as a paragraph of what is before it, and what looks wrong is named
//! in the [`Finding`]s. Invariant: rules stand in the order of the text, and [`Section::rules`] are its ranges.

mod body;
mod contents;
mod date;
mod decode;
mod finding;
mod glossary;
mod heading;
mod number;
mod paragraph;
mod parts;
mod read;
#[cfg(test)]
mod tests;

pub use contents::{Chapter, Counts, Entry, Paragraph, Rule, Section, Text};
pub use date::in_name;
pub(crate) use decode::other_kind;
pub use finding::{DateDoubt, Finding};
pub use number::{Letters, NotANumber, Number};
pub use read::{NotRules, read};
