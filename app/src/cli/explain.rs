//! `instead explain`: one board's ruling, printed.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::date::Date;
use engine::ruling::{Completion, Limits, Options};

use super::End;
use crate::export::{self, Format};
use crate::open;

/// Prints every way in which the effects on a board can be applied.
#[derive(Args, Debug)]
pub(super) struct Explain {
    /// A board file, or the name of a board that comes with the program.
    board: PathBuf,
    /// How to print: for reading, for other programs, for a web page, or as a picture's source.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The rules date, like 2012-05-01; the board's own when left out.
    #[arg(long, value_name = "DATE")]
    as_of: Option<Date>,
    /// Stop after so many moments, and say so.
    #[arg(long, value_name = "N")]
    max_nodes: Option<usize>,
    /// Print at most so many lines.
    #[arg(long, value_name = "N")]
    limit_lines: Option<usize>,
}

impl Explain {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let opened = open::open(&self.board)?;
        let ruling = opened.rule(&self.options())?;
        let text = export::export(&opened, &ruling, self.format)?;
        out.write_all(self.cut(&text).as_bytes())?;
        Ok(match ruling.completion() {
            Completion::Whole => End::Fine,
            Completion::NodeLimit
            | Completion::ByteLimit
            | Completion::StepLimit
            | Completion::Cancelled
            | Completion::TooLarge => End::StoppedEarly,
        })
    }

    fn options(&self) -> Options {
        let usual = Limits::default();
        let limits = Limits { nodes: self.max_nodes.unwrap_or(usual.nodes), ..usual };
        Options { as_of: self.as_of, limits, ..Options::default() }
    }

    fn cut(&self, text: &str) -> String {
        let lines = text.lines().count();
        match self.limit_lines {
            Some(most) if most < lines => {
                let kept: Vec<&str> = text.lines().take(most).collect();
                format!("{}\n... and {} more lines\n", kept.join("\n"), lines - most)
            }
            _ => text.to_owned(),
        }
    }
}
