//! `instead object`: what an object is at a moment, layer by layer.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use petgraph::graph::NodeIndex;

use super::arguments::rules_date;
use super::end::End;
use super::spend::Spend;
use crate::export::{PaperFormat, objects, unread};
use crate::opened;
use engine::{Options, Ruling};
use language::date::Date;

/// Prints what an object is at a moment, layer by layer: which effect made what of it, in which order and why, and
/// which effects do not apply to it.
#[derive(Args, Debug)]
pub(super) struct Object {
    /// A board file, or the name of a board that comes with the program.
    board: PathBuf,
    /// What the board calls the object, or the name of a new token.
    name: String,
    /// The moment, by its number; 0, or left out, is before anything has happened.
    #[arg(long, value_name = "N", conflicts_with = "outcome", default_value_t = 0)]
    moment: usize,
    /// The outcome, by its number, in place of a moment.
    #[arg(long, value_name = "N")]
    outcome: Option<usize>,
    /// The rules date, like 2012-05-01; the board's own when left out.
    #[arg(long, value_name = "DATE", value_parser = rules_date)]
    as_of: Option<Date>,
    /// How to print: for reading, for other programs, or for a web page.
    #[arg(long, value_enum, default_value_t = PaperFormat::Text)]
    format: PaperFormat,
    #[command(flatten)]
    spend: Spend,
}

impl Object {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let opened = opened::open(&self.board)?;
        let work = self.spend.begin(None);
        let options = Options { as_of: self.as_of, ..work.options().clone() };
        let ruling = opened.rule(&options)?;
        work.found();
        let at = self.at(&ruling)?;
        let ids = ruling.objects_called(at, &self.name).with_context(|| "nothing of this name is there")?;
        let paper = objects(&opened, &ruling, at, &ids, self.format)?;
        drop(work);
        out.write_all(paper.as_bytes())?;
        let told = if unread(&opened).is_empty() { End::Fine } else { End::DependsOnUnread };
        Ok(End::of(&[&ruling]).max(told))
    }

    /// The moment that is asked about; none before anything has happened.
    fn at(&self, ruling: &Ruling) -> anyhow::Result<Option<NodeIndex>> {
        let (moments, ends) = (ruling.graph().node_count(), ruling.ends());
        if let Some(outcome) = self.outcome {
            let end = outcome.checked_sub(1).and_then(|place| ends.get(place)).copied();
            return end
                .map(Some)
                .with_context(|| format!("--outcome {outcome}: there are {} outcomes", ends.len()));
        }
        let moment = self.moment;
        anyhow::ensure!(moment <= moments, "--moment {moment}: there are {moments} moments");
        Ok(moment.checked_sub(1).map(NodeIndex::new))
    }
}
