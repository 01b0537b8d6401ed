//! The game becomes a draw (CR 104.4 (2026-04-17)), for all players. It contains nothing. `Act(act: DrawGame)` in
//! FORMAT.md.

use super::change::Change;
use language::board::Standing;

/// The game is a draw.
pub(crate) fn happen(change: &mut Change<'_>) {
    for player in &mut change.state.players {
        player.standing = Standing::Drew;
    }
}
