//! Losing the game (CR 104.3 (2026-04-17)). It contains nothing; what it means for the others: `game.rs`.
//! `Act(act: Lose)` in FORMAT.md.

use super::change::Change;
use language::board::Standing;
use statements::ids::PlayerId;

/// A player loses, even one who would win at the same time (CR 104.3f (2026-04-17)).
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId) {
    change.state.player_mut(player).standing = Standing::Lost;
}
