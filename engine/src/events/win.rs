//! Winning the game (CR 104.2 (2026-04-17)). It contains nothing; who has lost at the same time doesn't win. What it means
//! for the others: `game.rs`. `Act(act: Win)` in FORMAT.md.

use super::change::Change;
use language::board::Standing;
use statements::ids::PlayerId;

/// A player wins.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId) {
    let standing = &mut change.state.player_mut(player).standing;
    if *standing == Standing::Playing {
        *standing = Standing::Won;
    }
}
