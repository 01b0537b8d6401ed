//! `instead rules search`: finds words or a number.

use std::io::{self, Write};

use clap::Args;
use engine::date::Date;
use rulebook::search::{Hit, Index, Place as At, Query, Rank, Results, shown};
use rulebook::text::Text;
use serde::Serialize;

use super::{Answer, End, Place, opened};

/// Finds words or a number in a rules text, and shows each hit in its section.
#[derive(Args, Debug)]
pub(super) struct Search {
    /// What to find: words in any order, "words side by side", beginnings, or a number like 616.1.
    #[arg(required = true)]
    words: Vec<String>,
    /// Search the text in force at this date, like 2012-05-01; the newest one when left out.
    #[arg(long, value_name = "DATE")]
    as_of: Option<Date>,
    /// Show at most so many hits.
    #[arg(long, value_name = "N", default_value_t = 5)]
    limit: usize,
}

impl Search {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let typed = self.words.join(" ");
        let text = opened::text(&place.library()?, self.as_of)?;
        let results = Index::of(&text).find(&Query::new(&typed), self.limit);
        place.remember(&typed);
        place.print(&Found::new(typed, &text, &results), out)?;
        Ok(End::Fine)
    }
}

#[derive(Serialize)]
struct Found {
    query: String,
    as_of: String,
    total: usize,
    hits: Vec<HitEntry>,
}

#[derive(Serialize)]
struct HitEntry {
    /// The number of a rule; none for the glossary.
    number: Option<String>,
    /// The term of the glossary; none for a rule.
    term: Option<String>,
    section: Option<String>,
    rank: &'static str,
    text: String,
    /// First byte and the one behind the last.
    highlights: Vec<[usize; 2]>,
    around: Vec<Line>,
}

/// A rule around a hit.
#[derive(Serialize)]
struct Line {
    number: String,
    text: String,
    is_hit: bool,
}

impl Found {
    fn new(query: String, text: &Text, results: &Results) -> Self {
        let hits = results.hits.iter().filter_map(|hit| HitEntry::new(text, results, *hit)).collect();
        Self { query, as_of: text.effective.to_string(), total: results.total, hits }
    }
}

impl HitEntry {
    /// None for what is not in the text.
    fn new(text: &Text, results: &Results, hit: Hit) -> Option<Self> {
        let (number, term, said, section) = match hit.place {
            At::Rule(at) => {
                let rule = text.rules.get(at)?;
                let section = text.section(rule.number.section).map(|s| format!("{}. {}", s.number, s.title));
                (Some(rule.number.to_string()), None, rule.text(), section)
            }
            At::Entry(at) => {
                let entry = text.glossary.get(at)?;
                (None, Some(entry.term.clone()), entry.text(), None)
            }
            At::Other(_) => return None,
        };
        let highlights =
            shown::highlights(results, &said).into_iter().map(|range| [range.start, range.end]).collect();
        let around = shown::around(text, hit.place).unwrap_or_default();
        let around = around.map(|at| Line {
            number: text.rules[at].number.to_string(),
            text: text.rules[at].text(),
            is_hit: hit.place == At::Rule(at),
        });
        Some(Self {
            number,
            term,
            section,
            rank: name(hit.rank),
            text: said,
            highlights,
            around: around.collect(),
        })
    }
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

impl Answer for Found {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { query, as_of, total, hits } = self;
        match total {
            0 => return writeln!(out, "nothing found for {query} in the rules of {as_of}"),
            _ => writeln!(out, "{total} found for {query} in the rules of {as_of}")?,
        }
        let mut section: Option<&String> = None;
        for hit in hits {
            // Hits of one section that follow each other are shown in it together.
            if hit.section.is_none() || hit.section.as_ref() != section {
                writeln!(out)?;
                writeln!(out, "{}", hit.section.as_ref().or(hit.term.as_ref()).map_or("", String::as_str))?;
            }
            section = hit.section.as_ref();
            hit.write(out)?;
        }
        Ok(())
    }
}

impl HitEntry {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let marked = self.marked();
        if self.around.is_empty() {
            return writeln!(out, "  > {}", marked.replace('\n', "\n    "));
        }
        for line in &self.around {
            let (mark, text) = if line.is_hit { (">", &marked) } else { (" ", &line.text) };
            writeln!(out, "  {mark} {} {}", line.number, text.replace('\n', "\n      "))?;
        }
        Ok(())
    }

    /// The text with stars around what was found.
    fn marked(&self) -> String {
        let (mut out, mut at) = (String::new(), 0);
        for &[start, end] in &self.highlights {
            out.push_str(&self.text[at..start]);
            out.extend(["*", &self.text[start..end], "*"]);
            at = end;
        }
        out + &self.text[at..]
    }
}
