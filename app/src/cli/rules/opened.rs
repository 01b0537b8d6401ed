//! Which rules a question is about: an imported text, or our explanations alone.

use anyhow::Context;

use language::date::Date;
use rulebook::book::Book;
use rulebook::library::{Key, Library};
use rulebook::text::{Number, Text};

/// The rules of a day, and what there is to know about them.
pub(super) struct Opened {
    pub(super) book: Book,
    /// Why there is no official text in it. None when there is one.
    pub(super) note: Option<String>,
}

/// The rules of a day; of the newest text when no day is named. Without a text of that time, our explanations alone.
///
/// # Errors
/// When a text can't be read.
pub(super) fn book(library: &Library, as_of: Option<Date>) -> anyhow::Result<Opened> {
    let (key, note) = match (library.newest()?, as_of) {
        (None, _) => {
            let note = "no official text imported, these are our own explanations only; \
                        `instead rules import FILE...` reads the texts that you have";
            (None, note.to_owned())
        }
        (newest, None) => (newest, String::new()),
        (Some(_), Some(day)) => {
            let note = format!("no imported text is as old as {day}, these are our own explanations only");
            (library.in_force(day)?, note)
        }
    };
    Ok(match key {
        Some(key) => Opened { book: Book::of_text(library.load(key)?), note: None },
        None => Opened { book: Book::of_digest(as_of.unwrap_or(Date::NOW)), note: Some(note) },
    })
}

/// The official text in force at a day; the newest one when no day is named.
///
/// # Errors
/// When there is none, or it can't be read.
pub(super) fn text(library: &Library, as_of: Option<Date>) -> anyhow::Result<Text> {
    Ok(library.load(key(library, as_of)?)?)
}

fn key(library: &Library, as_of: Option<Date>) -> anyhow::Result<Key> {
    let newest = library
        .newest()?
        .context("no rules text is imported; `instead rules import FILE...` reads those that you have")?;
    match as_of {
        None => Ok(newest),
        Some(day) => library.in_force(day)?.with_context(|| {
            format!("no imported text is as old as {day}; `instead rules list` names those that there are")
        }),
    }
}

/// All texts, oldest first, one for each day.
///
/// # Errors
/// When one can't be read.
pub(super) fn texts(library: &Library) -> anyhow::Result<Vec<Text>> {
    let mut keys = library.list()?;
    // Of two with the same day the later import counts, as it does everywhere.
    keys.reverse();
    keys.dedup_by_key(|key| key.effective);
    keys.reverse();
    keys.into_iter().map(|key| Ok(library.load(key)?)).collect()
}

/// The place of a rule.
///
/// # Errors
/// When the text has no rule with the number.
pub(super) fn position(text: &Text, number: Number) -> anyhow::Result<usize> {
    text.position(number).with_context(|| {
        let effective = text.effective;
        format!(
            "the rules of {effective} have no {number}; `instead rules search {}` shows the section",
            number.section
        )
    })
}
