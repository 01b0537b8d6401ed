//! Winning the game (CR 104.2 (2026-04-17)). It contains nothing; who has lost at the same time doesn't win. What it means
//! for the others: `game.rs`. `Deed(deed: Win)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use language::board::Standing;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// A player wins.
pub(crate) struct Win;

impl PlayerDeed for Win {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, _: Details) -> Result<(), TooLarge> {
        let standing = &mut change.state.player_mut(player).standing;
        if *standing == Standing::Playing {
            *standing = Standing::Won;
        }
        Ok(())
    }
}
