//! `instead cards meet`: on which events the order of two cards' effects matters.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use language::board::Board;
use language::cards::Cards;
use rulebook::words::vocabulary::kind;
use saves::BoardFile;
use saves::envelope::EXTENSION;
use serde::Serialize;

use super::missing::no_such_card;
use crate::cli::end::End;
use crate::cli::place::{Answer, Place};
use crate::meet::{Candidate, Meeting, Pair, Share, pairs, partners};
use crate::plain::in_json;

/// Tells which cards have an effect on the same event as a card such that the order matters, a few for each kind of event; of
/// two cards on which events it does; or that of all pairs. Found by ruling on small boards, on each of which one thing happens.
///
/// Effects that wait on the battlefield are tried, keywords included; what only comes as a spell or an ability resolves is not.
#[derive(Args, Debug)]
pub(super) struct Meet {
    /// The name of a card, or of two; none for all pairs.
    #[arg(num_args = 0..=2, required_unless_present = "shard")]
    names: Vec<String>,
    /// Name at most so many cards for each kind of event.
    #[arg(long, value_name = "N", default_value_t = 5)]
    most: usize,
    /// Write the board of each meeting into this folder, which is made if it is not there.
    #[arg(long, value_name = "DIR", conflicts_with = "shard")]
    output: Option<PathBuf>,
    /// Work out this part of all pairs of the catalogue, as JSON lines: the parts one after another are the same bytes however
    /// many they are. `1/1` is everything.
    #[arg(long, value_name = "I/N", conflicts_with = "names")]
    shard: Option<Share>,
}

impl Meet {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let cards = place.all_cards()?;
        if let Some(share) = self.shard {
            for (first, second, meeting) in pairs(&Candidate::all(&cards), share) {
                let json = serde_json::to_string(&Met::new(first, second, &meeting))?;
                writeln!(out, "{}", in_json(&json))?;
            }
            return Ok(End::Fine);
        }
        let named = self.names.iter().map(|name| {
            let reference = place.reference()?;
            let is = cards.card(name).map_or_else(|| Err(no_such_card(name, reference.as_ref())?), Ok)?;
            Ok((is.name.as_str(), Candidate::new(&is.name, is)))
        });
        let named: Vec<(&str, Option<Candidate<'_>>)> = named.collect::<anyhow::Result<_>>()?;
        let without =
            named.iter().filter(|(_, card)| card.is_none()).map(|(name, _)| (*name).to_owned()).collect();
        let candidates: Vec<&Candidate<'_>> = named.iter().filter_map(|(_, card)| card.as_ref()).collect();
        let among;
        let meetings: Vec<(&str, &str, Meeting)> = match (named.len(), &candidates[..]) {
            (2, [first, second]) => {
                let met = Pair::new(first, second).meetings();
                met.into_iter().map(|meeting| (first.name, second.name, meeting)).collect()
            }
            (1, [card]) => {
                among = Candidate::all(&cards);
                let met = partners(card, &among, self.most);
                met.into_iter().map(|(other, meeting)| (card.name, other, meeting)).collect()
            }
            _ => Vec::new(),
        };
        if let Some(folder) = &self.output {
            write_boards(folder, &meetings)?;
        }
        let told = meetings.iter().map(|(first, second, meeting)| Met::new(first, second, meeting)).collect();
        let asked = named.iter().map(|(name, _)| (*name).to_owned()).collect();
        place.print(&Answered { names: asked, without, meetings: told }, out)?;
        Ok(End::Fine)
    }
}

/// Writes a board for each meeting, numbered in their order.
fn write_boards(folder: &PathBuf, meetings: &[(&str, &str, Meeting)]) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("the folder {} can't be made", folder.display()))?;
    for (at, (first, second, meeting)) in meetings.iter().enumerate() {
        let file = BoardFile::new(format!("{first} meets {second}: {}", meeting.line), meeting.board.clone());
        saves::to_path(&file, &folder.join(format!("{:03}{EXTENSION}", at + 1)))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Answered {
    names: Vec<String>,
    /// Those of them that have no effect that could meet any.
    without: Vec<String>,
    meetings: Vec<Met>,
}

/// A meeting, as it is told.
#[derive(Serialize)]
struct Met {
    first: String,
    second: String,
    /// The kind of event.
    kind: &'static str,
    /// What happens.
    event: String,
    /// Who controls the second card; Alice controls the first.
    second_under: &'static str,
    /// Who can choose the order.
    chosen_by: Vec<String>,
    outcomes: usize,
    depends_on_unread: bool,
    board: Board,
}

impl Met {
    fn new(first: &str, second: &str, meeting: &Meeting) -> Self {
        let Meeting { kind: of, line, second_under, chosen_by, outcomes, depends_on_unread, board } = meeting;
        Self {
            first: first.to_owned(),
            second: second.to_owned(),
            kind: kind(*of),
            event: line.clone(),
            second_under,
            chosen_by: chosen_by.clone(),
            outcomes: *outcomes,
            depends_on_unread: *depends_on_unread,
            board: board.clone(),
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { second, event, second_under, chosen_by, outcomes, depends_on_unread, .. } = self;
        let whose = if *second_under == "Bob" { " (Bob's)" } else { "" };
        let unread = if *depends_on_unread { "; if what is unread does nothing here" } else { "" };
        writeln!(
            out,
            "  {second}{whose}: {event}; {} orders, {outcomes} outcomes{unread}",
            chosen_by.join(" or ")
        )
    }
}

impl Answer for Answered {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        for name in &self.without {
            writeln!(out, "{name} has no effect that waits on the battlefield for an event.")?;
        }
        if self.meetings.is_empty() && self.without.is_empty() {
            return writeln!(
                out,
                "{}: on none of the events that were tried does the order of their effects matter.",
                self.names.join(" and ")
            );
        }
        let mut of = None;
        for met in &self.meetings {
            if of != Some(met.kind) {
                writeln!(out, "{} meets, on {}:", met.first, met.kind)?;
                of = Some(met.kind);
            }
            met.write(out)?;
        }
        Ok(())
    }
}
