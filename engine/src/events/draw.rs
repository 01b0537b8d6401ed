//! Drawing cards: first the number, then one by one (CR 121.2 (2026-04-17)). `Draw` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use super::zone::tell_of_known;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::thing::UnknownCards;
use language::board::Zone;
use language::event::Instruction;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;

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
    // Where all that is left is one card that was shuffled into the library, it is that one. Known gap: of several cards, which
    // one is drawn is not asked, and it is one of which nothing is known; that it could be another is told.
    let shuffled = if state.unknown_library == 1 { change.state.shuffled(player) } else { Vec::new() };
    let state = change.state.player_mut(player);
    let card = if let Some(&top) = state.top.first() {
        Some(top)
    } else if let [only] = shuffled[..] {
        Some(only)
    } else if state.unknown_library > 0 {
        state.unknown_library -= 1;
        state.unknown_hand += 1;
        None
    } else if let Some(&bottom) = state.bottom.first() {
        Some(bottom)
    } else {
        state.empty_draws += 1;
        return change.ledger.add(Entry::DrewFromEmpty(player), 1);
    };
    if let Some(card) = card {
        change.put(card, Zone::Hand);
    } else {
        tell_of_known(change, player);
    }
    change.ledger.add(Entry::Drawn(player), 1)?;
    if let Some((block, env)) = change.table.origin(from).with_it {
        let mut env = change.table.env(env).clone();
        env.about.it = card;
        let unknown = UnknownCards { player, zone: Zone::Hand, amount: 1 };
        env.about.unknown = card.is_none().then_some(unknown);
        env.about.affected = Some(player);
        let env = change.table.keep_env(env);
        change.follow.push(Todo::Frame(Frame::new(block, env)));
    }
    Ok(())
}

/// Draws come after the rest of an event that was replaced in part (CR 121.7 (2026-04-17)).
pub(crate) fn draws_after(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let draws: Vec<usize> = (0..situation.parts.len()).filter(|&at| is_draw(&situation.parts[at])).collect();
    if draws.is_empty() || draws.len() == situation.parts.len() {
        return Ok(false);
    }
    put_off(table, situation, &draws)?;
    Ok(true)
}

/// Draws are made one by one, the active player's first (CR 121.2 (2026-04-17)).
pub(crate) fn next_draw(
    table: &mut Table,
    situation: &mut Situation,
    void: &[u16],
) -> Result<bool, TooLarge> {
    let Some(first) = first_draw(table, situation) else { return Ok(false) };
    let others: Vec<usize> = (0..situation.parts.len()).filter(|&at| at != first).collect();
    if !others.is_empty() {
        // The others draw when this player has drawn everything.
        let later = take_out(situation, &others)?;
        table.push_todo(&mut situation.queue, Todo::Parts(later));
        return Ok(true);
    }
    let part = situation.parts[0].clone();
    let Happening::DrawCards { player, amount } = part.happening else { return Ok(false) };
    if amount == 0 || void.contains(&0) {
        return Ok(false);
    }
    situation.parts[0].happening = Happening::Draw { player };
    situation.fresh = true;
    let left = amount - 1;
    if left > 0 {
        let Part { cause, by, from, marks, .. } = part;
        let draws = Todo::Draws { player, left, cause, by, from, marks };
        table.push_todo(&mut situation.queue, draws);
    }
    Ok(true)
}

fn first_draw(table: &Table, situation: &Situation) -> Option<usize> {
    let state = table.board(situation.board);
    let of = |part: &Part| {
        if let Happening::DrawCards { player, .. } | Happening::Draw { player } = part.happening {
            Some(player)
        } else {
            None
        }
    };
    table
        .players_from_active(state)
        .find_map(|player| situation.parts.iter().position(|part| of(part) == Some(player)))
}

/// Parts wait until the others have happened.
fn put_off(table: &mut Table, situation: &mut Situation, places: &[usize]) -> Result<(), TooLarge> {
    let later = take_out(situation, places)?;
    let mut after: Queue = table.queues.get(situation.after.index()).clone();
    after.insert(0, Todo::Parts(later));
    situation.after = table.keep_queue(after);
    Ok(())
}

/// Takes parts out of the pending event.
fn take_out(situation: &mut Situation, places: &[usize]) -> Result<Vec<Part>, TooLarge> {
    let mut out: Vec<Part> = places.iter().map(|&at| situation.parts[at].clone()).collect();
    for part in &mut out {
        part.within = None;
    }
    situation.replace_parts(places.iter().map(|&at| (at, Vec::new())).collect())?;
    Ok(out)
}

/// Whether a part is about drawing: drawing goes on after the event.
pub(crate) fn is_draw(part: &Part) -> bool {
    matches!(part.happening, Happening::DrawCards { .. } | Happening::Draw { .. })
}
