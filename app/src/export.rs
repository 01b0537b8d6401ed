//! A ruling on paper: for reading, for a web page, for other programs, and as a picture's source.

mod asked;
mod diff;
mod dot;
mod json;
mod markdown;
mod page;
mod text;

pub use json::{
    AskedEntry, Choice, DIFF_SCHEMA, DiffReport, Edge, Lane, NamedCard, Node, NotOffered, OutcomeEntry,
    PartingEntry, Report, SCHEMA, SideEntry, SwitchEntry, Told, WhyEntry, WithoutEntry,
};

use engine::compare::Dates;
use engine::ruling::Ruling;

use crate::asking::Answers;
use crate::open::Opened;

/// How a ruling is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Format {
    /// For reading in a terminal.
    Text,
    /// For other programs; app/JSON.md says what is in it.
    Json,
    /// For a web page or a forum.
    Markdown,
    /// A graph for Graphviz.
    Dot,
}

/// How a comparison is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum PaperFormat {
    /// For reading in a terminal.
    Text,
    /// For other programs; app/JSON.md says what is in it.
    Json,
    /// For a web page or a forum.
    Markdown,
}

/// Puts the comparison of two rules dates on paper. Ends with a line break.
///
/// # Errors
/// When it can't be written as JSON, which would be a fault of the program.
pub fn difference(opened: &Opened, dates: &Dates, format: PaperFormat) -> anyhow::Result<String> {
    Ok(match format {
        PaperFormat::Text => text::text(&diff::page(opened, dates)),
        PaperFormat::Markdown => markdown::markdown(&diff::page(opened, dates)),
        PaperFormat::Json => serde_json::to_string_pretty(&DiffReport::of(opened, dates))? + "\n",
    })
}

/// Puts a ruling and the answers to what was asked besides on paper. Ends with a line break.
///
/// # Errors
/// When it can't be written as JSON, which would be a fault of the program.
pub fn export(opened: &Opened, ruling: &Ruling, answers: &Answers, format: Format) -> anyhow::Result<String> {
    Ok(match format {
        Format::Text => text::text(&page::page(opened, ruling, answers)),
        Format::Markdown => markdown::markdown(&page::page(opened, ruling, answers)),
        Format::Json => serde_json::to_string_pretty(&Report::of(opened, ruling, answers))? + "\n",
        Format::Dot => dot::dot(opened, ruling),
    })
}
