//! Gaining and losing life. It contains nothing. A life total that becomes a number is either of them. `GainLife`,
//! `LoseLife`, `SetLife` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use language::rule::Switch;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// The life total of each of these players becomes a number. Of several players of a team it is the team's: one of them gains
/// or loses what is missing, whom the team has chosen where an instruction says it (CR 810.9c, 810.9d (2026-04-17)). Until
/// 2012-05-01 each has their half of it, and what they come to is added up (606.9b, 606.9c (2006-10-01)).
///
/// Known gap: where an effect has it happen in place of something else, the team is not asked: it is the first of them.
pub(super) fn spawn_set(spawning: &mut Spawning<'_>, who: &Who, to: &Amount) -> Result<(), TooLarge> {
    let total = spawning.eval().number(to)?;
    let players = spawning.eval().players(who);
    for (at, &player) in players.iter().enumerate() {
        let is_mate = |other: &&PlayerId| spawning.table.team(**other) == spawning.table.team(player);
        let before = players[..at].iter().filter(is_mate).count();
        if !spawning.table.on(Switch::TeamLifeHalved) {
            if before == 0 {
                spawn_total(spawning, player, total)?;
            }
            continue;
        }
        // Judgement: the first half is rounded up and the other is the rest, so that both together are what the team has.
        let state = spawning.table.board(spawning.board);
        let (whole, half) = (state.player(player).life, spawning.table.life_of(state, player));
        let life = if before == 0 { half } else { whole - half };
        spawn_missing(spawning, player, life, total)?;
    }
    Ok(())
}

/// A player gains or loses what is missing to a life total.
pub(crate) fn spawn_total(
    spawning: &mut Spawning<'_>,
    player: PlayerId,
    total: i128,
) -> Result<(), TooLarge> {
    let life = spawning.table.life_of(spawning.table.board(spawning.board), player);
    spawn_missing(spawning, player, life, total)
}

fn spawn_missing(
    spawning: &mut Spawning<'_>,
    player: PlayerId,
    life: i64,
    total: i128,
) -> Result<(), TooLarge> {
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
