//! Which of the imported texts a question is about.

use anyhow::Context;
use engine::date::Date;
use rulebook::library::{Key, Library};
use rulebook::text::{Number, Rule, Text};
use serde::Serialize;

/// The text in force at a day; the newest one when no day is named.
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

/// A rule for other programs.
#[derive(Serialize)]
pub(super) struct RuleEntry {
    pub(super) number: String,
    /// As it is printed, where that is a misprint.
    pub(super) printed: Option<String>,
    pub(super) paragraphs: Vec<ParagraphEntry>,
}

/// A paragraph for other programs.
#[derive(Serialize)]
pub(super) struct ParagraphEntry {
    pub(super) is_example: bool,
    pub(super) text: String,
}

impl RuleEntry {
    pub(super) fn new(rule: &Rule) -> Self {
        let paragraph =
            |p: &rulebook::text::Paragraph| ParagraphEntry { is_example: p.is_example, text: p.text.clone() };
        Self {
            number: rule.number.to_string(),
            printed: rule.printed.clone(),
            paragraphs: rule.paragraphs.iter().map(paragraph).collect(),
        }
    }
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
