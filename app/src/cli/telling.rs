//! One board's ruling, printed: what `explain` and `ask` share.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::after::{GoingOn, Led};
use super::end::End;
use super::rounds::Rounded;
use super::spend::{Spend, Work};
use crate::export::questions::Questions;
use crate::export::{self, Format, Length, Paper};
use crate::opened::Opened;
use crate::plain::Printer;
use engine::{Lanes, Options};
use language::date::Date;

/// How a ruling is told: what is asked of it, by which date, in which form, and what it may cost.
#[derive(Args, Debug)]
pub(super) struct Telling {
    /// How to print: for reading, for other programs, for a web page, or as a picture's source.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// How much is told as text or Markdown: a few sentences for the players, how each outcome is reached, or everything.
    #[arg(long, value_enum, default_value_t = Length::Full)]
    length: Length,
    /// The rules date, like 2012-05-01; the board's own when left out.
    #[arg(long, value_name = "DATE", value_parser = crate::cli::arguments::rules_date)]
    as_of: Option<Date>,
    /// Ask of all outcomes: how many fit, and who can make sure of it; like `survives("Bob")` or
    /// `at_least(tokens("Alice", "Goblin", 4))`.
    #[arg(long, value_name = "PREDICATE")]
    can: Vec<String>,
    /// Say which effects an outcome needs, by its number.
    #[arg(long, value_name = "OUTCOME")]
    why: Vec<usize>,
    /// Say what would be different without this effect; several are left out together.
    #[arg(long, value_name = "EFFECT")]
    without: Vec<String>,
    #[command(flatten)]
    going_on: GoingOn,
    #[command(flatten)]
    rounded: Rounded,
    /// Stop after so many moments, and say so.
    #[arg(long, value_name = "N")]
    max_nodes: Option<usize>,
    #[command(flatten)]
    spend: Spend,
    /// Write to this file instead of printing; a file that is there is replaced, a device or a pipe gets it as it is.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print at most so many lines.
    #[arg(long, value_name = "N")]
    limit_lines: Option<usize>,
}

impl Telling {
    /// Rules on a board, and prints what is asked for.
    ///
    /// # Errors
    /// When the board makes no sense, or a question or an option does not fit it.
    pub(super) fn tell(&self, opened: Opened, out: &mut Printer<'_>) -> anyhow::Result<End> {
        let work = self.spend.begin(self.max_nodes);
        let options = self.options(&work);
        let saves = self.rounded.is_asked() || self.going_on.is_asked();
        anyhow::ensure!(
            saves || !self.going_on.saves(),
            "--to: say with `--after` or `--rounds` which board to save"
        );
        let opened = match self.going_on.from(opened, &options, out)? {
            Led::On(opened) => *opened,
            Led::There(end) => return Ok(end),
        };
        if self.rounded.is_asked() {
            anyhow::ensure!(self.format == Format::Text, "--rounds is told as text; leave `--format` out");
            if let Some(board) = self.rounded.tell(&opened, &options, out)? {
                self.going_on.save(&opened, board, out)?;
            }
            return Ok(End::Fine);
        }
        let ruling = opened.rule(&options)?;
        let answers = self.questions().answered(&opened, &ruling, &options)?;
        work.found();
        let paper = Paper { format: self.format, length: self.length, lines: self.limit_lines };
        let is_cut_early = paper.is_cut_early(&ruling);
        let paper = export::export(&opened, &ruling, &answers, paper)?;
        drop(work);
        self.give(out, paper, is_cut_early)?;
        Ok(End::of(&[&ruling]))
    }

    fn options(&self, work: &Work) -> Options {
        // What is asked of all outcomes together can't be told lane by lane.
        let asks = self.questions() != Questions::default();
        let lanes = if asks { Lanes::Never } else { Lanes::default() };
        Options { as_of: self.as_of, lanes, ..work.options().clone() }
    }

    fn questions(&self) -> Questions {
        let Self { can, why, without, .. } = self;
        Questions { can: can.clone(), why: why.clone(), without: without.clone() }
    }

    /// Prints, or writes to the file that was asked for.
    fn give(&self, out: &mut Printer<'_>, paper: Vec<u8>, is_cut_early: bool) -> anyhow::Result<()> {
        let paper = match String::from_utf8(paper) {
            Ok(text) => self.cut(&text, is_cut_early).into_bytes(),
            Err(picture) => picture.into_bytes(),
        };
        match &self.output {
            Some(path) => {
                // What was printed comes first, as both may go to one place.
                out.flush()?;
                Ok(saves::bytes_to_path(&paper, path)?)
            }
            None if self.format == Format::Png => Ok(out.picture(&paper)?),
            None => Ok(out.write_all(&paper)?),
        }
    }

    /// As many lines as are asked for. How many more there would be is not known of a text that was not made to its end.
    fn cut(&self, text: &str, is_cut_early: bool) -> String {
        let lines = text.lines().count();
        match self.limit_lines {
            Some(most) if most < lines => {
                let kept: Vec<&str> = text.lines().take(most).collect();
                let more = if is_cut_early {
                    "more lines".to_owned()
                } else {
                    format!("{} more lines", lines - most)
                };
                format!("{}\n... and {more}\n", kept.join("\n"))
            }
            _ => text.to_owned(),
        }
    }
}
