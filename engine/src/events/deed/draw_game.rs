//! The game becomes a draw (CR 104.4 (2026-04-17)), for all players. It contains nothing. `Deed(deed: DrawGame)` in
//! FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use language::board::Standing;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// The game is a draw.
pub(crate) struct DrawGame;

impl PlayerDeed for DrawGame {
    fn happen(&self, change: &mut Change<'_>, _: PlayerId, _: Details) -> Result<(), TooLarge> {
        for player in &mut change.state.players {
            player.standing = Standing::Drew;
        }
        Ok(())
    }
}
