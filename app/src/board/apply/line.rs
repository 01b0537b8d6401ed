//! All that a line says is put on the board.

use crate::board::refused::Refused;
use language::board::Board;
use rulebook::cards::AllCards;
use rulebook::line::{Context, read};

/// The board with what a line says. Fails where a piece of it is not understood.
pub(crate) fn said(board: &Board, player: usize, line: &str, cards: &AllCards) -> Result<Board, Refused> {
    if line.trim().is_empty() {
        return Err(Refused::NoName);
    }
    let read = read(line, Context { board, player, cards });
    let refused = read.refused().next().map(|(_, why)| why.clone());
    refused.map_or(Ok(read.board), |why| Err(Refused::NoPiece(Box::new(why))))
}
