//! `instead rules search`: finds words or a number.

mod hit;

use std::io;
use std::io::Write;

use clap::Args;
use hit::HitEntry;
use serde::Serialize;

use super::opened;
use super::opened::Opened;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use language::date::Date;

/// Finds words or a number in a rules text and in our explanations, and shows each hit in its section.
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
        let opened = opened::book(&place.library()?, self.as_of)?;
        place.remember(&typed);
        place.print(&Found::new(typed, opened, self.limit), out)?;
        Ok(End::Fine)
    }
}

#[derive(Serialize)]
struct Found {
    query: String,
    as_of: String,
    note: Option<String>,
    total: usize,
    hits: Vec<HitEntry>,
}

impl Found {
    fn new(query: String, opened: Opened, most: usize) -> Self {
        let Opened { book, note } = opened;
        let results = book.search(&query, most);
        let hits = results.hits.iter().filter_map(|hit| HitEntry::new(&book, &results, *hit)).collect();
        Self { query, as_of: book.date().to_string(), note, total: results.total, hits }
    }
}

impl Answer for Found {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { query, as_of, note, total, hits } = self;
        note.iter().try_for_each(|note| writeln!(out, "{note}\n"))?;
        match total {
            0 => return writeln!(out, "nothing found for {query} in the rules of {as_of}"),
            _ => writeln!(out, "{total} found for {query} in the rules of {as_of}")?,
        }
        // Hits that follow each other and stand in one section are shown in it together.
        for hits in hits.chunk_by(HitEntry::stands_with) {
            writeln!(out, "\n{}", hits[0].heading(as_of))?;
            HitEntry::write(hits, out)?;
        }
        Ok(())
    }
}
