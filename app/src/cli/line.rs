//! `instead line`: the line that says a board.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use rulebook::line::{Said, said};

use super::end::End;
use crate::bundled_cards::cards;
use crate::opened;

/// Prints the line that says a board, to share it: `ask` makes the same board of it.
#[derive(Args, Debug)]
pub(super) struct Line {
    /// A board file, or the name of a board that comes with the program.
    board: PathBuf,
}

impl Line {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<End> {
        let board = opened::open(&self.board)?.file.board;
        let Said { line, lost } = said(&board, cards()?);
        if lost.is_empty() {
            writeln!(out, "{line}")?;
            return Ok(End::Fine);
        }
        let lost: Vec<String> = lost.iter().map(ToString::to_string).collect();
        bail!(
            "no line says all of this board; share its file. A line would lose: {}.\n  The rest would be: {line}",
            lost.join(", ")
        )
    }
}
