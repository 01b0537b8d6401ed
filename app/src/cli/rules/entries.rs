//! Rules and explanations as they are printed. `app/JSON.md` documents every field.

use std::io;
use std::io::Write;

use serde::Serialize;

use language::date::Date;
use rulebook::book::Book;
use rulebook::digest::Entry;
use rulebook::text::Rule;
use rulebook::{digest, text};

/// A rule: what the official text says, and what we say about it.
#[derive(Serialize)]
pub(super) struct RuleEntry {
    /// None for what the rules of the day do not say.
    pub(super) number: Option<String>,
    /// As it is printed, where that is a misprint.
    printed: Option<String>,
    /// Empty without an official text.
    paragraphs: Vec<ParagraphEntry>,
    explained: Vec<ExplanationEntry>,
}

/// A paragraph of an official text.
#[derive(Serialize)]
struct ParagraphEntry {
    is_example: bool,
    text: String,
}

/// What we say about a rule.
#[derive(Serialize)]
struct ExplanationEntry {
    key: String,
    title: String,
    text: String,
    example: Option<String>,
    /// What was different at the day from what the explanation says.
    said_then: Option<String>,
    from: Option<String>,
    until: Option<String>,
    before: Vec<BeforeEntry>,
    near: Vec<NearEntry>,
    /// The same for reading.
    #[serde(skip)]
    page: Vec<String>,
}

/// What was different before.
#[derive(Serialize)]
struct BeforeEntry {
    until: String,
    said: String,
}

/// What to read next.
#[derive(Serialize)]
struct NearEntry {
    key: String,
    number: Option<String>,
    title: String,
}

impl RuleEntry {
    /// The rule at a place of a book, with what speaks for all letters of its number where it is asked for alone.
    pub(super) fn new(book: &Book, at: usize, alone: bool) -> Self {
        let rule = &book.rules()[at];
        let official = book.official(at);
        let explained = if alone { book.explanations(at) } else { rule.explained.clone() };
        let explain = |entry: &Entry| ExplanationEntry::new(entry, book.date());
        Self {
            number: rule.number.map(|number| number.to_string()),
            printed: official.and_then(|rule| rule.printed.clone()),
            paragraphs: official.map(paragraphs).unwrap_or_default(),
            explained: explained.into_iter().map(explain).collect(),
        }
    }

    /// Prints what the official text says, and below it what we say, set off by bars.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.paragraphs.is_empty() {
            write!(out, "{}", self.number.as_deref().unwrap_or_default())?;
        }
        for paragraph in &self.paragraphs {
            let example = if paragraph.is_example { "    Example:" } else { "" };
            writeln!(out, "{example} {}", paragraph.text)?;
        }
        let bar = if self.paragraphs.is_empty() { "" } else { "  | " };
        let mut lines = self.explained.iter().flat_map(|explained| &explained.page);
        lines.try_for_each(|line| writeln!(out, "{bar}{line}"))
    }
}

fn paragraphs(rule: &Rule) -> Vec<ParagraphEntry> {
    let entry = |p: &text::Paragraph| ParagraphEntry { is_example: p.is_example, text: p.text.clone() };
    rule.paragraphs.iter().map(entry).collect()
}

impl ExplanationEntry {
    fn new(entry: &Entry, date: Date) -> Self {
        let held = entry.held();
        let near = entry.neighbours().map(|near| NearEntry {
            key: near.key.clone(),
            number: near.number(date).map(str::to_owned),
            title: near.title.clone(),
        });
        let before = entry.before.iter();
        let before = before.map(|b| BeforeEntry { until: b.until.to_string(), said: b.said.clone() });
        Self {
            key: entry.key.clone(),
            title: entry.title.clone(),
            text: entry.text.clone(),
            example: entry.example_at(date).map(str::to_owned),
            said_then: entry.said_at(date).map(str::to_owned),
            from: held.map(|held| held.from.to_string()),
            until: held.and_then(|held| held.until).map(|until| until.to_string()),
            before: before.collect(),
            near: near.collect(),
            page: digest::page(entry, date),
        }
    }
}
