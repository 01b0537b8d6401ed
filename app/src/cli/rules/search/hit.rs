//! A hit in its place, as it is printed. `app/JSON.md` documents every field.

use std::io::{self, Write};

use rulebook::book::{Book, Section};
use rulebook::digest::Entry;
use rulebook::search::{Hit, Place as At, Rank, Results, shown};
use rulebook::text::Rule;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct HitEntry {
    /// The number of a rule; none for the glossary, and for what the rules of the day do not say.
    number: Option<String>,
    /// The term of the glossary; none for a rule.
    term: Option<String>,
    section: Option<String>,
    rank: &'static str,
    /// What the official text says; none for what only we say.
    text: Option<String>,
    highlights: Vec<Span>,
    explained: Vec<ExplainedEntry>,
    around: Vec<Line>,
}

/// What we say about a rule that was found.
#[derive(Serialize)]
struct ExplainedEntry {
    key: String,
    title: String,
    title_highlights: Vec<Span>,
    text: String,
    text_highlights: Vec<Span>,
}

/// A rule around a hit.
#[derive(Serialize)]
struct Line {
    /// Its place in the book.
    #[serde(skip)]
    at: usize,
    number: Option<String>,
    text: String,
    is_official: bool,
    is_hit: bool,
}

/// The first byte of what is highlighted, and the one behind the last.
#[derive(Serialize)]
struct Span {
    start: usize,
    end: usize,
}

fn spans(results: &Results, text: &str) -> Vec<Span> {
    shown::highlights(results, text)
        .into_iter()
        .map(|range| Span { start: range.start, end: range.end })
        .collect()
}

impl HitEntry {
    /// None for what is not in the book.
    pub(super) fn new(book: &Book, results: &Results, hit: Hit) -> Option<Self> {
        let (number, term, text, explained) = match hit.place {
            At::Rule(at) => {
                let number = book.rules().get(at)?.number.map(|number| number.to_string());
                (number, None, book.official(at).map(Rule::text), book.explanations(at))
            }
            At::Entry(at) => {
                let entry = book.glossary().get(at)?;
                (None, Some(entry.term.clone()), Some(entry.text()), Vec::new())
            }
        };
        Some(Self {
            number,
            term,
            section: book.section_of(hit.place).and_then(heading),
            rank: name(hit.rank),
            highlights: text.iter().flat_map(|text| spans(results, text)).collect(),
            text,
            explained: explained.into_iter().map(|entry| ExplainedEntry::new(results, entry)).collect(),
            around: book.around(hit.place).unwrap_or_default().map(|at| Line::new(book, at, hit)).collect(),
        })
    }

    /// What stands over the hit when it is read.
    pub(super) fn heading(&self, as_of: &str) -> String {
        let named = self.section.clone().or_else(|| self.term.clone());
        named.unwrap_or_else(|| format!("not in the rules of {as_of}"))
    }

    /// Whether another hit stands among the same rules.
    pub(super) fn stands_with(&self, other: &Self) -> bool {
        let place = |hit: &Self| hit.around.first().map(|first| (first.at, hit.around.len()));
        place(self).is_some() && place(self) == place(other)
    }

    /// Prints hits in the place that all of them stand in, what was found between stars.
    pub(super) fn write(hits: &[Self], out: &mut dyn Write) -> io::Result<()> {
        let Some(first) = hits.first() else { return Ok(()) };
        if first.around.is_empty() {
            return writeln!(out, "  > {}", first.marked().replace('\n', "\n    "));
        }
        for (at, line) in first.around.iter().enumerate() {
            let hit = hits.iter().find(|hit| hit.around[at].is_hit);
            let text = hit.map_or_else(|| line.text.clone(), Self::marked);
            let mark = if hit.is_some() { ">" } else { " " };
            let number = line.number.as_deref().unwrap_or("-");
            writeln!(out, "  {mark} {number} {}", text.replace('\n', "\n      "))?;
        }
        Ok(())
    }

    /// All that is said, with stars around what was found: the text, and each of our explanations on a line below.
    fn marked(&self) -> String {
        let text = self.text.iter().map(|text| marked(text, &self.highlights));
        let bar = if self.text.is_some() { "| " } else { "" };
        let explained = self.explained.iter().map(|one| format!("{bar}{}", one.marked()));
        text.chain(explained).collect::<Vec<_>>().join("\n")
    }
}

/// A section as its heading names it. None for what stands behind the rules.
fn heading(section: &Section) -> Option<String> {
    let number = section.number?;
    Some(if section.title.is_empty() {
        format!("Section {number}")
    } else {
        format!("{number}. {}", section.title)
    })
}

impl ExplainedEntry {
    fn new(results: &Results, entry: &Entry) -> Self {
        Self {
            key: entry.key.clone(),
            title: entry.title.clone(),
            title_highlights: spans(results, &entry.title),
            text: entry.text.clone(),
            text_highlights: spans(results, &entry.text),
        }
    }

    fn marked(&self) -> String {
        format!(
            "{}. {}",
            marked(&self.title, &self.title_highlights),
            marked(&self.text, &self.text_highlights)
        )
    }
}

impl Line {
    fn new(book: &Book, at: usize, hit: Hit) -> Self {
        let rule = &book.rules()[at];
        let official = book.official(at).map(Rule::text);
        let ours = rule.explained.iter().map(|entry| format!("{}. {}", entry.title, entry.text));
        Self {
            at,
            number: rule.number.map(|number| number.to_string()),
            is_official: official.is_some(),
            text: official.unwrap_or_else(|| ours.collect::<Vec<_>>().join("\n")),
            is_hit: hit.place == At::Rule(at),
        }
    }
}

/// A text with stars around what was found.
fn marked(text: &str, highlights: &[Span]) -> String {
    let (mut out, mut at) = (String::new(), 0);
    for span in highlights {
        out.push_str(&text[at..span.start]);
        out.extend(["*", &text[span.start..span.end], "*"]);
        at = span.end;
    }
    out + &text[at..]
}

const fn name(rank: Rank) -> &'static str {
    match rank {
        Rank::Number => "number",
        Rank::Title => "title",
        Rank::Phrase => "phrase",
        Rank::Words => "words",
        Rank::Near => "near",
    }
}
