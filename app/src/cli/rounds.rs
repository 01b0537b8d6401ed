//! Loops on the command line: what a board's events are as a round that is done again and again.

use std::io::Write;

use anyhow::{Context, anyhow};
use clap::Args;

use crate::opened::Opened;
use crate::timeline::loops::number;
use crate::timeline::loops::search::said;
use crate::timeline::loops::work::now;
use engine::Options;
use engine::timeline::NoLoop;
use language::board::Board;
use language::date::Date;
use rulebook::words::rounds::Rounds;

/// Rounds of a loop.
#[derive(Args, Debug)]
pub(super) struct Rounded {
    /// Take the board's events as one round of a loop, and show the board after so many rounds. The number is that of
    /// the player who speaks first; given again, it is what the next one says, or after how many rounds the next one steps
    /// in. Without a number: what loop it is.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "loop")]
    rounds: Vec<String>,
    /// In a round with several outcomes: which outcome each script of it is taken to, by number, in order.
    #[arg(long, value_name = "OUTCOME", requires = "rounds")]
    taking: Vec<usize>,
}

impl Rounded {
    /// Whether a loop is asked for.
    pub(super) fn is_asked(&self) -> bool {
        !self.rounds.is_empty()
    }

    /// Tells of the loop. Returns the board after the rounds, where numbers are given.
    ///
    /// # Errors
    /// When it is no loop, a number can't be named, or the board after so many rounds can't be told.
    pub(super) fn tell(
        &self,
        opened: &Opened,
        options: &Options,
        out: &mut dyn Write,
    ) -> anyhow::Result<Option<Board>> {
        let numbers = self.numbers()?;
        let outcomes: Vec<Option<usize>> = self.outcomes()?;
        let title = &opened.file.title;
        let no_loop = || format!("the events of `{title}` are no round of a loop");
        let round = opened.round(&outcomes, options).map_err(|error| explained(opened, error));
        opened.decided(options)?;
        let round = round.with_context(no_loop)?;
        let found = opened.looped(round, options);
        opened.decided(options)?;
        let found = found.with_context(no_loop)?;
        let words = Rounds::new(&found.summary);
        writeln!(out, "{title}\n{}", "=".repeat(title.chars().count()))?;
        writeln!(out, "Rules of {}.\n\nEach round\n----------", found.summary.as_of)?;
        for said in words.moves() {
            writeln!(out, "- {said}")?;
        }
        for said in words.lasts().into_iter().chain([words.verdict()]) {
            writeln!(out, "- {said}")?;
        }
        if numbers.is_empty() {
            return Ok(None);
        }
        let settled = found.settle(&numbers).context("--rounds")?;
        let board = found.after_and(settled.rounds, settled.steps);
        opened.decided(options)?;
        let board = board?;
        writeln!(out, "\nAfter it\n--------")?;
        for said in words.settled(&settled).into_iter().chain(now(&found, &board)) {
            writeln!(out, "- {said}")?;
        }
        Ok(Some(board))
    }

    fn numbers(&self) -> anyhow::Result<Vec<u64>> {
        let given = self.rounds.iter().filter(|text| *text != "loop");
        given.map(|text| number(text).map_err(|wrong| anyhow!("--rounds: {wrong}"))).collect()
    }

    fn outcomes(&self) -> anyhow::Result<Vec<Option<usize>>> {
        let place = |number: &usize| {
            number.checked_sub(1).map(Some).context("--taking: outcomes are numbered from 1")
        };
        self.taking.iter().map(place).collect()
    }
}

/// Why it is no loop, with the outcomes that there are to choose among.
fn explained(opened: &Opened, error: NoLoop) -> anyhow::Error {
    let NoLoop::Outcome { outcomes, .. } = &error else { return error.into() };
    let as_of = opened.board.as_of.unwrap_or(Date::NOW);
    let listed =
        (1..).zip(outcomes).map(|(number, facts)| format!("\n  --taking {number}: {}", said(facts, as_of)));
    anyhow!("{error}{}", listed.collect::<String>())
}
