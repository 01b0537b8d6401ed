//! A ruling on paper: for reading, for a web page, for other programs, and as a picture's source.

mod asked;
mod block;
mod brief;
mod counts;
mod diff;
mod dot;
mod html;
mod json;
mod markdown;
mod object;
mod page;
mod png;
mod qr;
pub mod questions;
mod svg;
mod text;

pub use json::{AskedEntry, Told, WhyEntry, WithoutEntry};
pub use json::{BoardNote, Choice, Edge, Lane, NamedCard, Node, NotOffered, OutcomeEntry, Report, SCHEMA};
pub use json::{DIFF_SCHEMA, DiffReport, PartingEntry, SideEntry, SwitchEntry};

pub use page::Length;
pub use qr::Qr;

use questions::Answers;

pub(crate) use object::unread;

use object::Objects;
use petgraph::graph::NodeIndex;

use crate::opened::Opened;
use crate::plain::{in_json, shown};
use engine::Ruling;
use engine::dates::Dates;
use statements::ids::ObjectId;

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
    /// A page for a browser, in one file: words, graph and board.
    Html,
    /// The graph as a picture that can be enlarged.
    Svg,
    /// The graph as a picture of pixels.
    Png,
}

impl Format {
    /// Every format, in the order of the declaration.
    pub const ALL: [Self; 7] =
        [Self::Text, Self::Json, Self::Markdown, Self::Dot, Self::Html, Self::Svg, Self::Png];

    /// What the names of such files end with, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Json => "json",
            Self::Markdown => "md",
            Self::Dot => "dot",
            Self::Html => "html",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

/// In which form a ruling is printed, and at what length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// What sort of file it becomes.
    pub format: Format,
    /// The length; only pages of words have one.
    pub length: Length,
    /// Only so many lines of it are asked for, so that no words have to be made of what comes after them; all when absent.
    pub lines: Option<usize>,
}

impl Paper {
    /// Whether the words of a ruling end somewhere after the lines that are asked for.
    pub fn is_cut_early(&self, ruling: &Ruling) -> bool {
        self.lines.is_some()
            && matches!(self.format, Format::Text | Format::Markdown)
            && page::is_cut_early(ruling)
    }
}

/// The forms in which a ruling is written to a file, and what a menu calls them.
pub const PAPERS: [(&str, Format); 7] = [
    ("Write a page to read and print (HTML)", Format::Html),
    ("Write the graph as a picture (SVG)", Format::Svg),
    ("Write the graph as pixels (PNG)", Format::Png),
    ("Write the ruling as Markdown", Format::Markdown),
    ("Write the ruling as text", Format::Text),
    ("Write the graph for Graphviz (DOT)", Format::Dot),
    ("Write the ruling for programs (JSON)", Format::Json),
];

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
        PaperFormat::Json => as_json(&DiffReport::of(opened, dates))?,
    })
}

/// Puts on paper what objects are at a moment, or before anything has happened, layer by layer. Ends with a line break.
///
/// # Errors
/// When it can't be written as JSON, which would be a fault of the program.
pub fn objects(
    opened: &Opened,
    ruling: &Ruling,
    at: Option<NodeIndex>,
    ids: &[ObjectId],
    format: PaperFormat,
) -> anyhow::Result<String> {
    let objects = Objects { opened, ruling, at, ids };
    Ok(match format {
        PaperFormat::Text => text::text(&objects.page()),
        PaperFormat::Markdown => markdown::markdown(&objects.page()),
        PaperFormat::Json => as_json(&objects.report())?,
    })
}

/// Puts a ruling and the answers to what was asked besides on paper. Ends with a line break, but for a picture of
/// pixels, which is PNG.
///
/// # Errors
/// When it can't be written as JSON or SVG, which would be a fault of the program, or is too large for pixels.
pub fn export(opened: &Opened, ruling: &Ruling, answers: &Answers, paper: Paper) -> anyhow::Result<Vec<u8>> {
    let page = || page::page(opened, ruling, answers, paper.length, paper.lines);
    let text = match paper.format {
        Format::Text => text::text(&page()),
        Format::Markdown => markdown::markdown(&page()),
        Format::Json => as_json(&Report::of(opened, ruling, answers))?,
        Format::Dot => shown(&dot::dot(opened, ruling)).into_owned(),
        Format::Html => {
            let board = saves::to_text(&opened.file)?;
            let page = page::page(opened, ruling, answers, paper.length, None);
            shown(&html::html(opened, &page, &svg::svg(opened, ruling), &board)).into_owned()
                + "
"
        }
        Format::Svg => svg::svg(opened, ruling).into_string() + "\n",
        Format::Png => return png::png(opened, ruling),
    };
    Ok(text.into_bytes())
}

/// A report as JSON, with nothing in it that would steer a terminal.
fn as_json(report: &impl serde::Serialize) -> anyhow::Result<String> {
    Ok(in_json(&serde_json::to_string_pretty(report)?).into_owned() + "\n")
}
