//! Gaining and losing life. It contains nothing. `GainLife`, `LoseLife` in FORMAT.md.

use super::change::Change;
use crate::table::ledger::Entry;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Life is gained.
pub(crate) fn gain(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    let by = i64::try_from(amount).map_err(|_| TooLarge)?;
    change_total(change, player, by)?;
    change.ledger.add(Entry::Gained(player), amount)
}

/// Life is lost.
pub(crate) fn lose(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    let by = i64::try_from(amount).map_err(|_| TooLarge)?;
    change_total(change, player, -by)?;
    change.ledger.add(Entry::Lost(player), amount)
}

/// A life total changes; that of a team is one for all its players (CR 810.9 (2026-04-17)).
fn change_total(change: &mut Change<'_>, player: PlayerId, by: i64) -> Result<(), TooLarge> {
    let team: Vec<PlayerId> = change.table.team_of(player).collect();
    for one in team {
        let life = &mut change.state.player_mut(one).life;
        *life = life.checked_add(by).ok_or(TooLarge)?;
    }
    Ok(())
}
