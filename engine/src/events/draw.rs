//! Drawing cards: first the number, then one by one (CR 121.2 (2026-04-17)). Each draw contains the move of the card,
//! where anything looks at that. `Draw` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use super::zone::tell_of_known;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Queue, Todo};
use crate::table::state::State;
use crate::table::thing::{FoundOut, UnknownCards};
use language::board::Zone;
use language::event::{Instruction, Place};
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, OriginId, PlayerId};
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

/// The card that would be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Top {
    Known(ObjectId),
    Unknown,
}

/// The top card of a library, if there is one. Where all that is left is one card that was shuffled into the library, it is that
/// one.
///
/// Known gap: of several cards, which one is drawn is not asked, and it is one of which nothing is known; that it could be
/// another is told.
fn top_card(board: &State, player: PlayerId) -> Option<Top> {
    let (known, unknown) = board.top_cards(player, 1);
    let is_unknown = (unknown > 0).then_some(Top::Unknown);
    known.first().map(|&card| Top::Known(card)).or(is_unknown)
}

/// A card is drawn, and what is done with it follows.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId, from: OriginId) -> Result<(), TooLarge> {
    let top = top_card(&change.state, player);
    match top {
        None => return draw_nothing(change, player),
        Some(Top::Known(card)) => change.put(card, Zone::Hand),
        Some(Top::Unknown) => {
            let state = change.state.player_mut(player);
            state.unknown_library -= 1;
            state.known_of_top.clear();
            state.unknown_hand = state.unknown_hand.checked_add(1).ok_or(TooLarge)?;
            tell_of_known(change, player);
            find_in_hand(change, player);
        }
    }
    drawn(change, player, from, top.map(|top| (top, Zone::Hand)))
}

/// With the last card of which nobody knew where it lies all of those have been drawn, and so they are in the hand.
///
/// Known gap: unless others were taken from among them before; that is told as it happens.
fn find_in_hand(change: &mut Change<'_>, player: PlayerId) {
    let cards = change.state.shuffled(player);
    let library = change.state.player_mut(player);
    let drawn = cards.len() as u64;
    if library.unknown_library > 0 || library.unknown_hand < drawn {
        return;
    }
    library.unknown_hand -= drawn;
    for card in cards {
        change.put(card, Zone::Hand);
    }
}

/// A card is drawn, wherever it goes: what it contains (`inside`) moves it.
pub(crate) fn happen_underway(
    change: &mut Change<'_>,
    player: PlayerId,
    from: OriginId,
    inside: &[&Part],
) -> Result<(), TooLarge> {
    let goal = |part: &&Part| {
        if let Happening::MoveUnknown { to, .. } = part.happening { Some(to) } else { None }
    };
    let to = inside.iter().find_map(goal).unwrap_or(Zone::Hand);
    let top = top_card(&change.state, player);
    drawn(change, player, from, top.map(|top| (top, to)))
}

/// What is drawn is counted, and what is done with it, wherever it has gone, follows.
fn drawn(
    change: &mut Change<'_>,
    player: PlayerId,
    from: OriginId,
    moved: Option<(Top, Zone)>,
) -> Result<(), TooLarge> {
    let state = change.state.player_mut(player);
    state.drawn = state.drawn.checked_add(1).ok_or(TooLarge)?;
    change.ledger.add(Entry::Drawn(player), 1)?;
    if let Some((block, env)) = change.table.origin(from).with_it {
        let mut env = change.table.env(env).clone();
        let known = |(top, _)| if let Top::Known(card) = top { Some(card) } else { None };
        let card = moved.and_then(known);
        env.about.it = card;
        env.come_to(card.as_slice());
        let unknown = moved.filter(|_| env.about.it.is_none());
        env.about.unknown = unknown.map(|(_, zone)| UnknownCards { player, zone, amount: 1 });
        env.found_out = unknown.map(|_| found_out(change, player)).unwrap_or_default();
        env.about.affected = Some(player);
        let env = change.table.keep_env(env);
        change.follow.push(Todo::Frame(Frame::new(block, env)));
    }
    Ok(())
}

/// What is known of a card that was drawn and of which nobody knows what it is: what was known of the top card.
fn found_out(change: &Change<'_>, player: PlayerId) -> FoundOut {
    let before = change.table.board(change.before).player(player);
    let of_top = before.top.is_empty();
    let said = before.known_of_top.iter().filter(|_| of_top).copied().collect();
    FoundOut { drawn: change.state.player(player).drawn, said, asked: Vec::new() }
}

/// Who draws from an empty library draws no card (CR 121.1, 121.4 (2026-04-17), 420.5g (2006-10-01)).
fn draw_nothing(change: &mut Change<'_>, player: PlayerId) -> Result<(), TooLarge> {
    change.state.player_mut(player).empty_draws += 1;
    change.ledger.add(Entry::DrewFromEmpty(player), 1)
}

/// Draws come after the rest of an event that was replaced in part (CR 121.7 (2026-04-17)).
pub(crate) fn draws_after(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let draws: Vec<usize> =
        (0..situation.parts.len()).filter(|&at| is_to_come(&situation.parts[at])).collect();
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
    situation.parts[0].happening = Happening::Draw { player, underway: false };
    situation.fresh = true;
    let left = amount - 1;
    if left > 0 {
        let Part { cause, by, from, marks, .. } = part;
        let draws = Todo::Draws { player, left, cause, by, from, marks };
        table.push_todo(&mut situation.queue, draws);
    }
    Ok(true)
}

/// The move of the card that would be drawn to its owner's hand (CR 121.1 (2026-04-17)), as a part of the draw, where that is
/// all that is pending.
pub(crate) fn to_hand(table: &Table, situation: &Situation) -> Option<Part> {
    let [draw] = &situation.parts[..] else { return None };
    let Happening::Draw { player, underway: false } = draw.happening else { return None };
    let (from, to, place) = (Zone::Library, Zone::Hand, Place::Top);
    let happening = match top_card(table.board(situation.board), player)? {
        Top::Known(object) => Happening::Move { object, to, place, milled: false },
        Top::Unknown => Happening::MoveUnknown { player, amount: 1, from, to, place, milled: false },
    };
    let moves = Part::new(happening, draw.cause, draw.from, draw.marks.clone()).by(draw.by);
    Some(Part { within: Some(0), ..moves })
}

fn first_draw(table: &Table, situation: &Situation) -> Option<usize> {
    let state = table.board(situation.board);
    let of = |part: &Part| {
        if let Happening::DrawCards { player, .. } | Happening::Draw { player, underway: false } =
            part.happening
        {
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

/// Whether a part is about drawing of which nothing is pending yet but this.
fn is_to_come(part: &Part) -> bool {
    is_draw(part) && !matches!(part.happening, Happening::Draw { underway: true, .. })
}
