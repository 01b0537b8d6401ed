//! What came of a board that was checked.

use std::io::{self, Write};
use std::path::PathBuf;

use super::remembered::Rulings;
use crate::cli::end::End;

/// What came of a board.
pub(super) struct Checked {
    pub(super) board: PathBuf,
    pub(super) end: End,
    /// What is said of it in front of its name.
    pub(super) word: &'static str,
    /// What is different, does nothing, or is wrong with the file: the lines below its own.
    pub(super) told: Vec<String>,
    /// How it is ruled, where that is asked for and decided.
    pub(super) rulings: Option<Rulings>,
    /// How long it took.
    pub(super) seconds: f64,
}

impl Checked {
    /// Its line, and below it what is different.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:5} {}", self.word, self.board.display())?;
        self.told.iter().try_for_each(|told| writeln!(out, "      {told}"))
    }
}
