//! `instead diff`: one board by the rules of two dates.

use std::io::Write;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;

use super::arguments::rules_date;
use super::end::End;
use super::spend::Spend;
use crate::export::PaperFormat;
use crate::{export, opened};
use language::date::Date;

/// Prints in what the rules of two dates differ on a board: what comes of it by one of them only, where the rulings
/// part, and which change of the rules is responsible.
#[derive(Args, Debug)]
pub(super) struct Diff {
    /// A board file, or the name of a board that comes with the program.
    board: PathBuf,
    /// The two rules dates, each as `--as-of DATE`.
    #[arg(long = "as-of", value_name = "DATE", value_parser = rules_date, required = true)]
    as_of: Vec<Date>,
    /// How to print: for reading, for other programs, or for a web page.
    #[arg(long, value_enum, default_value_t = PaperFormat::Text)]
    format: PaperFormat,
    /// Stop each ruling after so many moments, and say so.
    #[arg(long, value_name = "N")]
    max_nodes: Option<usize>,
    #[command(flatten)]
    spend: Spend,
}

impl Diff {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let &[first, second] = &self.as_of[..] else {
            anyhow::bail!("two dates are compared, and {} given: write `--as-of` twice", self.as_of.len());
        };
        ensure!(first != second, "both dates are {first}: name two that are different");
        let opened = opened::open(&self.board)?;
        let work = self.spend.begin(self.max_nodes);
        let compared = opened.dates(work.options(), first, second)?;
        work.found();
        let paper = export::difference(&opened, &compared, self.format)?;
        drop(work);
        out.write_all(paper.as_bytes())?;
        Ok(End::of(&[&compared.first, &compared.second]))
    }
}
