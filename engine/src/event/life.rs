//! Gaining and losing life. It contains nothing. `GainLife`, `LoseLife` in FORMAT.md.

use super::happen::Change;
use crate::ids::PlayerId;
use crate::table::{Entry, TooLarge};

/// Life is gained.
pub(super) fn gain(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    let life = &mut change.state.player_mut(player).life;
    *life = i64::try_from(amount).ok().and_then(|n| life.checked_add(n)).ok_or(TooLarge)?;
    change.ledger.add(Entry::Gained(player), amount)
}

/// Life is lost.
pub(super) fn lose(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    let life = &mut change.state.player_mut(player).life;
    *life = i64::try_from(amount).ok().and_then(|n| life.checked_sub(n)).ok_or(TooLarge)?;
    change.ledger.add(Entry::Lost(player), amount)
}
