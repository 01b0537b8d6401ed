//! Winning the game (CR 104.2 (2026-04-17)). It contains nothing; who has lost at the same time doesn't win. What it means
//! for the others: `game.rs`. `Deed(deed: Win)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::Table;
use language::board::Standing;
use language::event::Deed;
use language::rule::Switch;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, PlayerId};

/// A player wins.
pub(crate) struct Win;

impl PlayerDeed for Win {
    /// In a game of more than two players all opponents lose instead (CR 104.3h (2012-05-01)), each of whom something may
    /// keep from it.
    ///
    /// Judgement: so also where the player couldn't win.
    fn becomes(&self, table: &Table, board: BoardId, player: PlayerId) -> Option<Vec<Happening>> {
        let state = table.board(board);
        if state.players.len() <= 2 || !table.on(Switch::WinIsLossOfOthers) {
            return None;
        }
        let others = (0..state.players.len()).map(PlayerId::at);
        let others = others.filter(|&other| table.team(other) != table.team(player));
        let playing = others.filter(|&other| state.player(other).standing == Standing::Playing);
        Some(playing.map(|other| Happening::does(other, Deed::Lose, 1)).collect())
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, _: Details) -> Result<(), TooLarge> {
        let standing = &mut change.state.player_mut(player).standing;
        if *standing == Standing::Playing {
            *standing = Standing::Won;
        }
        Ok(())
    }
}
