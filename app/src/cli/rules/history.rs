//! `instead rules history`: a rule through the imported texts.

use std::io;
use std::io::Write;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::opened;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use language::date::Date;
use rulebook::history::{Change, Piece, Step, differences, history, standing};
use rulebook::text::{Number, Text};

/// Follows a rule through the imported texts: its number and its wording.
#[derive(Args, Debug)]
pub(super) struct History {
    /// The number, like 616.1c.
    number: Number,
    /// The date by whose text the number is meant; the newest text when left out.
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Compare with the text of this date only.
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
}

impl History {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let library = place.library()?;
        let text = opened::text(&library, self.from)?;
        let at = opened::position(&text, self.number)?;
        let steps = match self.to {
            Some(to) => compared(&text, at, &opened::text(&library, Some(to))?),
            None => self.through(&opened::texts(&library)?, text.effective)?,
        };
        place.remember(&self.number.to_string());
        place
            .print(&Told { number: self.number.to_string(), from: text.effective.to_string(), steps }, out)?;
        Ok(End::Fine)
    }

    fn through(&self, texts: &[Text], effective: Date) -> anyhow::Result<Vec<StepEntry>> {
        let from = texts.iter().position(|text| text.effective == effective);
        let from = from.context("the imported texts were changed meanwhile; ask again")?;
        let steps = history(texts, from, self.number);
        let before = std::iter::once(None).chain(steps.iter().map(Some));
        Ok(steps.iter().zip(before).map(|(step, before)| StepEntry::new(before, step)).collect())
    }
}

/// Where a rule of one text stands in another one, as two steps.
fn compared(text: &Text, at: usize, other: &Text) -> Vec<StepEntry> {
    let found = standing(text, at, other);
    let step = |text: &Text, place: Option<usize>, change| Step {
        effective: text.effective,
        number: place.map(|place| text.rules[place].number),
        wording: place.map(|place| text.rules[place].text()).unwrap_or_default(),
        change,
    };
    let old = step(text, Some(at), None);
    let new = step(other, found.place, Some(found.change));
    vec![StepEntry::new(None, &old), StepEntry::new(Some(&old), &new)]
}

#[derive(Serialize)]
struct Told {
    number: String,
    from: String,
    steps: Vec<StepEntry>,
}

#[derive(Serialize)]
struct StepEntry {
    effective: String,
    number: Option<String>,
    change: Option<&'static str>,
    wording: String,
    differences: Vec<PieceEntry>,
}

#[derive(Serialize)]
struct PieceEntry {
    kind: &'static str,
    text: String,
}

impl StepEntry {
    fn new(before: Option<&Step>, step: &Step) -> Self {
        let changed = matches!(step.change, Some(Change::Edited | Change::Citations));
        let pieces = before.filter(|_| changed).map(|before| differences(&before.wording, &step.wording));
        Self {
            effective: step.effective.to_string(),
            number: step.number.map(|number| number.to_string()),
            change: step.change.map(name),
            wording: step.wording.clone(),
            differences: pieces.unwrap_or_default().into_iter().map(PieceEntry::new).collect(),
        }
    }
}

const fn name(change: Change) -> &'static str {
    match change {
        Change::Unchanged => "unchanged",
        Change::Renumbered => "renumbered",
        Change::Citations => "citations",
        Change::Edited => "edited",
        Change::New => "new",
        Change::Gone => "gone",
    }
}

impl PieceEntry {
    fn new(piece: Piece) -> Self {
        let (kind, text) = match piece {
            Piece::Kept(text) => ("kept", text),
            Piece::Removed(text) => ("removed", text),
            Piece::Added(text) => ("added", text),
        };
        Self { kind, text }
    }

    /// The piece with marks around what changed.
    fn marked(&self) -> String {
        match self.kind {
            "removed" => format!("[-{}-]", self.text),
            "added" => format!("{{+{}+}}", self.text),
            _ => self.text.clone(),
        }
    }
}

impl Answer for Told {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{} of the rules of {}", self.number, self.from)?;
        self.steps.iter().try_for_each(|step| step.write(out))
    }
}

impl StepEntry {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { effective, number, change, wording, differences } = self;
        let number = number.as_deref().unwrap_or("not there");
        let change = match *change {
            Some("citations") => ", with other rules cited",
            Some(change) => &format!(", {change}"),
            None => "",
        };
        writeln!(out, "\n{effective}: {number}{change}")?;
        let marked: Vec<String> = differences.iter().map(PieceEntry::marked).collect();
        let is_first = self.change.is_none() || self.change == Some("new");
        let said = if marked.is_empty() && is_first { wording.clone() } else { marked.join(" ") };
        said.lines().try_for_each(|line| writeln!(out, "  {}", line.trim()))
    }
}
