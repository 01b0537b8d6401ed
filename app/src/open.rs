//! Opening a board: by path, or by the name of a board that comes with the program.

use std::path::Path;

use anyhow::Context;
use engine::board::Board;
use engine::ruling::{Options, Ruling};

/// A board that was read and can be ruled on.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// One line that names it.
    pub title: String,
    /// Why it is interesting; empty when nobody said.
    pub about: String,
    /// The board.
    pub board: Board,
}

impl Opened {
    /// Builds the board's ruling.
    ///
    /// # Errors
    /// When the board makes no sense; the message says where.
    pub fn rule(&self, options: &Options) -> anyhow::Result<Ruling> {
        engine::rule(&self.board, options).with_context(|| format!("`{}` can't be ruled on", self.title))
    }
}

/// Opens a board.
///
/// # Errors
/// When there is no such board, or its file can't be read.
pub fn open(board: &Path) -> anyhow::Result<Opened> {
    let text = std::fs::read_to_string(board).with_context(|| format!("can't read {}", board.display()))?;
    let board = ron::from_str(&text)?;
    Ok(Opened { title: "A board".into(), about: String::new(), board })
}
