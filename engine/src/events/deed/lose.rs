//! Losing the game (CR 104.3 (2026-04-17)). It contains nothing; what it means for the others: `game.rs`.
//! `Deed(deed: Lose)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use language::board::Standing;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// A player loses, even one who would win at the same time (CR 104.3f (2026-04-17)).
pub(crate) struct Lose;

impl PlayerDeed for Lose {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, _: Details) -> Result<(), TooLarge> {
        change.state.player_mut(player).standing = Standing::Lost;
        Ok(())
    }

    fn looks_back(&self) -> bool {
        true
    }
}
