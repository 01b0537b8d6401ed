//! `instead rules show`: a rule with its subrules.

use std::io;
use std::io::Write;
use std::ops::Range;

use anyhow::{Context, bail};
use clap::Args;
use serde::Serialize;

use super::entries::RuleEntry;
use super::opened;
use super::opened::Opened;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use language::date::Date;
use rulebook::book::Book;
use rulebook::concordance::at_number;
use rulebook::links::links;
use rulebook::search::Place as At;
use rulebook::text::Number;

/// Prints a rule with its subrules, our explanations of them, what they refer to, and the rules before and after.
#[derive(Args, Debug)]
pub(super) struct Show {
    /// The number, like 616.1 or 616.1c.
    number: Number,
    /// The number in the text in force at this date, like 2012-05-01; in the newest one when left out.
    #[arg(long, value_name = "DATE")]
    as_of: Option<Date>,
}

impl Show {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let opened = opened::book(&place.library()?, self.as_of)?;
        let opened = self.of_the_day(opened);
        let range = range(&opened, self.number)?;
        place.remember(&self.number.to_string());
        place.print(&Presentation::new(opened, range, self.number)?, out)?;
        Ok(End::Fine)
    }
}

impl Show {
    /// The book that was opened, or our explanations alone, where the text in it is older than the day that is asked about
    /// and says nothing, or something else, under the number: a ruling may cite it all the same.
    fn of_the_day(&self, opened: Opened) -> Opened {
        let (day, number) = (self.as_of.unwrap_or(Date::NOW), self.number.to_string());
        let then = opened.book.date();
        let meant = at_number(&number, day);
        let is_there = !opened.book.with_subrules(self.number).is_empty();
        let is_meant = is_there && (self.as_of.is_none() || at_number(&number, then) == meant);
        if opened.book.text().is_none() || meant.is_empty() || is_meant {
            return opened;
        }
        let note =
            format!("the imported text of {then} is not that of {day}, these are our own explanations only");
        Opened { book: Book::of_digest(day), note: Some(note) }
    }
}

/// The places of what is asked for.
fn range(opened: &Opened, number: Number) -> anyhow::Result<Range<usize>> {
    let Opened { book, note } = opened;
    let range = book.with_subrules(number);
    // What speaks for a letter of several rules stands in one place.
    let speaking = || book.speaking_for(number).first().map(|&at| at..at + 1);
    if let Some(range) = Some(range).filter(|range| !range.is_empty()).or_else(speaking) {
        return Ok(range);
    }
    match note {
        None => bail!(
            "the rules of {} have no {number}; `instead rules search {}` shows the section",
            book.date(),
            number.section
        ),
        Some(note) => bail!("{note}, and none is about {number} ({})", book.date()),
    }
}

#[derive(Serialize)]
struct Presentation {
    as_of: String,
    note: Option<String>,
    section: u16,
    title: String,
    rules: Vec<RuleEntry>,
    links: Vec<LinkEntry>,
    previous: Option<String>,
    next: Option<String>,
}

/// What a rule refers to.
#[derive(Serialize)]
struct LinkEntry {
    /// The rule that refers.
    from: String,
    /// As it is written.
    text: String,
    /// The first and the last rule; empty when the text has none of them.
    rules: Vec<String>,
}

impl Presentation {
    fn new(opened: Opened, range: Range<usize>, number: Number) -> anyhow::Result<Self> {
        let Opened { book, note } = opened;
        let section = book.section_of(At::Rule(range.start)).context("a rule is in no section")?;
        let alone = range.len() == 1;
        Ok(Self {
            as_of: book.date().to_string(),
            note,
            section: section.number.unwrap_or(number.section),
            title: section.title.clone(),
            rules: range.clone().map(|at| RuleEntry::new(&book, at, alone)).collect(),
            links: range.clone().flat_map(|at| link_entries(&book, at)).collect(),
            previous: range.start.checked_sub(1).and_then(|at| name(&book, at)),
            next: name(&book, range.end),
        })
    }
}

/// The number of the rule at a place. None for what has none, and where there is nothing.
fn name(book: &Book, at: usize) -> Option<String> {
    book.rules().get(at)?.number.map(|number| number.to_string())
}

fn link_entries(book: &Book, at: usize) -> Vec<LinkEntry> {
    let from = name(book, at).unwrap_or_default();
    let paragraphs = book.official(at).map_or(&[][..], |rule| &rule.paragraphs);
    let said = paragraphs.iter().map(|paragraph| paragraph.text.as_str());
    let links =
        said.flat_map(|said| links(said).into_iter().map(move |link| (&said[link.range], link.target)));
    let entry = |(text, target): (&str, _)| {
        let mut ends = book.led_to(target);
        let mut rules: Vec<String> =
            ends.next().into_iter().chain(ends.next_back()).filter_map(|at| name(book, at)).collect();
        rules.dedup();
        LinkEntry { from: from.clone(), text: text.to_owned(), rules }
    };
    links.map(entry).collect()
}

impl Answer for Presentation {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.note.iter().try_for_each(|note| writeln!(out, "{note}\n"))?;
        match self.title.as_str() {
            "" => writeln!(out, "Section {} (rules of {})", self.section, self.as_of)?,
            title => writeln!(out, "{}. {title} (rules of {})", self.section, self.as_of)?,
        }
        for rule in &self.rules {
            writeln!(out)?;
            rule.write(out)?;
        }
        if !self.links.is_empty() {
            let mut named: Vec<&str> = self.links.iter().map(|link| link.text.as_str()).collect();
            named.dedup();
            writeln!(out, "\nsee also: {}", named.join(", "))?;
        }
        let side = |name: &Option<String>| name.clone().unwrap_or_else(|| "none".to_owned());
        writeln!(out, "\nbefore it: {}; after it: {}", side(&self.previous), side(&self.next))
    }
}
