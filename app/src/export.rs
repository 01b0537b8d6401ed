//! A ruling on paper: for reading, for a web page, for other programs, and as a picture's source.

mod dot;
mod json;
mod markdown;
mod page;
mod text;

pub use json::{Choice, Edge, Lane, NamedCard, Node, NotOffered, OutcomeEntry, Report, SCHEMA};

use engine::ruling::Ruling;

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

/// Puts a ruling on paper. Ends with a line break.
///
/// # Errors
/// When it can't be written as JSON, which would be a fault of the program.
pub fn export(opened: &Opened, ruling: &Ruling, format: Format) -> anyhow::Result<String> {
    Ok(match format {
        Format::Text => text::text(&page::page(opened, ruling)),
        Format::Markdown => markdown::markdown(&page::page(opened, ruling)),
        Format::Json => serde_json::to_string_pretty(&Report::of(opened, ruling))? + "\n",
        Format::Dot => dot::dot(opened, ruling),
    })
}
