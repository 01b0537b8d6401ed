//! The glossary: terms and what they mean.

use super::contents::{Entry, Paragraph};
use super::finding::Finding;
use super::paragraph::{Paragraph as Line, is_whole};

/// No term is longer; a longer line is a sentence.
const LONGEST_TERM: usize = 80;

/// The entries of a glossary. An entry starts behind an empty line, or with a line that is no sentence behind
/// one that is.
pub(super) fn entries(lines: &[Line]) -> (Vec<Entry>, Vec<Finding>) {
    let mut entries: Vec<(usize, Entry)> = Vec::new();
    let mut findings = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| lines[before].text.as_str());
        let hidden = !line.after_blank && before.is_some_and(|before| is_hidden_term(before, line));
        if hidden {
            findings.push(Finding::NoBlank { line: line.line, term: line.text.clone() });
        }
        match entries.last_mut() {
            Some((_, entry)) if !hidden && goes_on(entry, line) => {
                entry.paragraphs.push(Paragraph::new(&line.text));
            }
            _ => {
                let term = Paragraph::new(&line.text).text;
                entries.push((line.line, Entry { term, paragraphs: Vec::new() }));
            }
        }
    }
    let empty = entries.iter().filter(|(_, entry)| entry.paragraphs.is_empty());
    findings.extend(empty.map(|(line, entry)| Finding::EmptyEntry { line: *line, term: entry.term.clone() }));
    (entries.into_iter().map(|(_, entry)| entry).collect(), findings)
}

/// Whether a line belongs to an entry: no empty line stands between, or one stands between a term and what
/// explains it.
fn goes_on(entry: &Entry, line: &Line) -> bool {
    !line.after_blank
        || (entry.paragraphs.is_empty() && is_whole(&line.text) && line.text.len() > entry.term.len())
}

/// Whether a line starts an entry though no empty line stands before it.
fn is_hidden_term(before: &str, line: &Line) -> bool {
    let text = &line.text;
    let starts = text.starts_with(|c: char| c.is_uppercase() || matches!(c, '"' | '\u{201c}'));
    let short = text.chars().count() < LONGEST_TERM && before.chars().count() > text.chars().count();
    starts && short && !line.indented && !is_whole(text) && is_whole(before)
}
