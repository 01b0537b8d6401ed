//! Which paragraphs are the front, the rules, the glossary and the credits.

use std::ops::Range;

use super::heading::{Looks, looks};
use super::paragraph::Paragraph;

/// The four parts of a text, as ranges of its paragraphs; headings of parts are in none of them.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Parts {
    /// The introduction and the contents.
    pub(super) front: Range<usize>,
    /// The rules with their headings.
    pub(super) body: Range<usize>,
    /// The glossary; none when there is none.
    pub(super) glossary: Option<Range<usize>>,
    /// What stands behind it; none when there is nothing.
    pub(super) credits: Option<Range<usize>>,
}

/// The parts of a text. None when no paragraph looks like a rule. "Glossary" and "Credits" stand in the contents,
/// too: what counts is the one that is farther down than the rules.
pub(super) fn parts(paragraphs: &[Paragraph]) -> Option<Parts> {
    let is_rule = |paragraph: &Paragraph| matches!(looks(&paragraph.text), Looks::Rule(..));
    let first = paragraphs.iter().position(is_rule)?;
    let start = with_headings(paragraphs, first);
    let end = paragraphs.len();
    let below = |from: usize, name: &str| (from..end).rev().find(|&at| is_called(&paragraphs[at], name));
    let glossary = below(first, "glossary");
    let credits = below(glossary.unwrap_or(first), "credits");
    let body_end = glossary.or(credits).unwrap_or(end);
    Some(Parts {
        front: 0..start,
        body: start..body_end,
        glossary: glossary.map(|at| at + 1..credits.unwrap_or(end)),
        credits: credits.map(|at| at + 1..end),
    })
}

/// Where the headings right above a paragraph begin: at most a chapter's and a section's.
fn with_headings(paragraphs: &[Paragraph], first: usize) -> usize {
    let is_section = |at: usize| matches!(looks(&paragraphs[at].text), Looks::Section(..));
    let is_chapter = |at: usize| matches!(looks(&paragraphs[at].text), Looks::Chapter(..));
    let section = first.checked_sub(1).filter(|&at| is_section(at)).unwrap_or(first);
    section.checked_sub(1).filter(|&at| is_chapter(at)).unwrap_or(section)
}

/// Whether a paragraph is nothing but the name of a part, whatever the case and the marks around it.
pub(super) fn is_called(paragraph: &Paragraph, name: &str) -> bool {
    paragraph.text.trim_matches(|c: char| !c.is_alphanumeric()).eq_ignore_ascii_case(name)
}
