//! `instead explain`: one board's ruling, printed.

use std::path::PathBuf;

use clap::Args;

use super::end::End;
use super::telling::Telling;
use crate::opened;
use crate::plain::Printer;

/// Prints every way in which the effects on a board can be applied.
#[derive(Args, Debug)]
pub(super) struct Explain {
    /// A board file, or the name of a board that comes with the program.
    board: PathBuf,
    #[command(flatten)]
    telling: Telling,
}

impl Explain {
    pub(super) fn run(&self, out: &mut Printer<'_>) -> anyhow::Result<End> {
        self.telling.tell(opened::open(&self.board)?, out)
    }
}
