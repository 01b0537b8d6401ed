//! What a board file holds besides the board.

use serde::{Deserialize, Serialize};

use crate::expected::Expected;
use language::board::Board;

/// The number of the format that this program writes. It reads files of all formats before it, too: format 1 (until the
/// first release after 2026-11-22) called a `Deed` of a player `Act`, with `act:`, and one done to objects `Undergo`.
pub const FORMAT: u64 = 2;

/// The ending of a board file's name, with its dot.
pub const EXTENSION: &str = ".board.ron";

/// A board file: the board, what it is called, and what its rulings must be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The number of the format: [`FORMAT`]. A file of an older one has become one of this when it is read.
    pub format: u64,
    /// What the board is called, in one line.
    pub title: String,
    /// Why the board is interesting: a sentence or two.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The board that is ruled on.
    pub board: Board,
    /// What its rulings must be. Empty when the board only shows something.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Expected>,
}

impl BoardFile {
    /// A file of today's format around a board, which states nothing about its rulings.
    pub fn new(title: impl Into<String>, board: Board) -> Self {
        Self { format: FORMAT, title: title.into(), about: String::new(), board, rulings: Vec::new() }
    }
}
