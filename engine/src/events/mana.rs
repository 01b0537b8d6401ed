//! Producing mana (CR 106.4 (2026-04-17)). It contains nothing; the mana is added to the pool. `AddMana` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use language::event::Mana;
use language::select::{Amount, What, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// Each of these players adds so much mana of one type; the source is what produces it.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    from: &What,
    mana: Mana,
    amount: &Amount,
    tapped: bool,
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, amount, source) =
        (eval.players(who), eval.amount(amount)?, eval.objects(from).first().copied());
    for player in players {
        spawning.add(Happening::AddMana { player, source, mana, amount, tapped });
    }
    Ok(())
}

/// Mana is added.
pub(crate) fn add(
    change: &mut Change<'_>,
    player: PlayerId,
    mana: Mana,
    amount: u64,
) -> Result<(), TooLarge> {
    let pool = &mut change.state.player_mut(player).mana[mana as usize];
    *pool = pool.checked_add(amount).ok_or(TooLarge)?;
    change.ledger.add(Entry::Added(player, mana), amount)
}
