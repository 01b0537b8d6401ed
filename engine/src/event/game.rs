//! Losing, winning and drawing the game (CR 104 (2026-04-17)).

use super::happen::Change;
use crate::ids::PlayerId;
use crate::table::Standing;

/// A player loses. When one is left, that player wins.
pub(super) fn lose(change: &mut Change<'_>, player: PlayerId) {
    change.state.player_mut(player).standing = Standing::Lost;
}

/// A player wins: the game ends, and the others have lost.
pub(super) fn win(change: &mut Change<'_>, player: PlayerId) {
    for (at, other) in change.state.players.iter_mut().enumerate() {
        other.standing = if at == player.index() { Standing::Won } else { Standing::Lost };
    }
}

/// The game is a draw.
pub(super) fn draw(change: &mut Change<'_>) {
    for player in &mut change.state.players {
        player.standing = Standing::Drew;
    }
}
