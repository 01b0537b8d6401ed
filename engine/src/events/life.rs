//! Gaining and losing life. It contains nothing. A life total that becomes a number is either of them. `GainLife`,
//! `LoseLife`, `SetLife` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// The life total of each of these players becomes a number.
///
/// Known gap: of several players of a team the first is affected (CR 810.9d (2026-04-17)): whom the team chooses is not
/// asked, and until 2009-07-11 the numbers would be added up.
pub(super) fn spawn_set(spawning: &mut Spawning<'_>, who: &Who, to: &Amount) -> Result<(), TooLarge> {
    let total = spawning.eval().number(to)?;
    let mut teams = Vec::new();
    for player in spawning.eval().players(who) {
        let team = spawning.table.team(player);
        if !teams.contains(&team) {
            teams.push(team);
            spawn_total(spawning, player, total)?;
        }
    }
    Ok(())
}

/// A player gains or loses what is missing to a life total.
pub(crate) fn spawn_total(
    spawning: &mut Spawning<'_>,
    player: PlayerId,
    total: i128,
) -> Result<(), TooLarge> {
    let life = spawning.table.board(spawning.board).player(player).life;
    let by = total.checked_sub(i128::from(life)).ok_or(TooLarge)?;
    let amount = u64::try_from(by.unsigned_abs()).map_err(|_| TooLarge)?;
    match by.signum() {
        1 => spawning.add(Happening::GainLife { player, amount }),
        -1 => spawning.add(Happening::LoseLife { player, amount }),
        _ => {}
    }
    Ok(())
}

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
