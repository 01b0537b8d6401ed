//! Drawing cards: first the number, then one by one (CR 121.2 (2026-04-17)). `Draw` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Todo};
use language::board::Zone;
use language::event::Instruction;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// Each player draws so many.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    amount: &Amount,
    with_it: &[Instruction],
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, amount) = (eval.players(who), eval.amount(amount)?);
    spawning.bind_with_it(with_it);
    for player in players {
        spawning.add(Happening::DrawCards { player, amount });
    }
    Ok(())
}

/// A card is drawn, and what is done with it follows.
pub(crate) fn happen(
    change: &mut Change<'_>,
    player: PlayerId,
    from: statements::ids::OriginId,
) -> Result<(), TooLarge> {
    let state = change.state.player_mut(player);
    state.drawn = state.drawn.checked_add(1).ok_or(TooLarge)?;
    let card = if !state.top.is_empty() {
        Some(state.top.remove(0))
    } else if state.unknown_library > 0 {
        state.unknown_library -= 1;
        state.unknown_hand += 1;
        None
    } else if !state.bottom.is_empty() {
        Some(state.bottom.remove(0))
    } else {
        state.empty_draws += 1;
        return change.ledger.add(Entry::DrewFromEmpty(player), 1);
    };
    if let Some(card) = card {
        change.put(card, Zone::Hand);
    }
    change.ledger.add(Entry::Drawn(player), 1)?;
    if let Some((block, env)) = change.table.origin(from).with_it {
        let mut env = change.table.env(env).clone();
        env.about.it = card;
        env.about.affected = Some(player);
        let env = change.table.keep_env(env);
        change.follow.push(Todo::Frame(Frame::new(block, env)));
    }
    Ok(())
}
