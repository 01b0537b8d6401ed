//! What nothing replaces any more in its next stage: damage and its results, cards drawn one by one.

use crate::events::damage_results::results;
use crate::events::deed::unfold as unfold_deed;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::{Situation, is_draw, place};
use crate::pending::todo::push;
use crate::table::Table;
use crate::table::queue::{Queue, Todo};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;
use statements::part::Part;

/// What nothing replaces any more goes into its next stage: damage into its results, milling into the moves of the
/// cards, a number of draws into single draws. Returns whether anything did.
pub(crate) fn unfold(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    Ok(deal(table, situation)?
        || unfold_deed(table, situation)?
        || draws_after(table, situation)?
        || next_draw(table, situation)?)
}

/// Damage is dealt: its results are pending in the same event.
fn deal(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let pending = PendingEvent::new(table, situation);
    let is_open = |part: &Part| matches!(part.happening, Happening::Damage { dealt: false, .. });
    let open: Vec<usize> = (0..situation.parts.len())
        .filter(|&at| is_open(pending.part(at)) && !pending.is_nothing(at) && !pending.forbidden(at))
        .collect();
    for &at in &open {
        if let Happening::Damage { dealt, .. } = &mut situation.parts[at].happening {
            *dealt = true;
        }
        let part = situation.parts[at].clone();
        let view = std::sync::Arc::clone(&table.views[situation.board.index()]);
        for happening in results(table, situation.board, &view, &part)? {
            let several = part.happening.damage_source().is_some_and(|id| several(table, situation, id));
            if !several && joins_lifelink(situation, &part, happening) {
                continue;
            }
            let mut result =
                Part::new(happening, language::effect::Cause::Rules, part.from, part.marks.clone());
            result.within = Some(place(at)?);
            situation.add_part(result)?;
        }
    }
    Ok(!open.is_empty())
}

/// Whether an entry of the board stands for several like objects.
fn several(table: &Table, situation: &Situation, id: ObjectId) -> bool {
    table.board(situation.board).object(id).count > 1
}

/// Life gained from one source's lifelink is gained at once, however many it deals damage to
/// (CR 119.10 (2026-04-17)). Returns whether a gain has been added to one that is pending.
fn joins_lifelink(situation: &mut Situation, damage: &Part, gain: Happening) -> bool {
    let Happening::GainLife { player, amount: more } = gain else { return false };
    let source = damage.happening.damage_source();
    let of_source = |part: &Part| {
        let outer = part.within.map(|at| &situation.parts[usize::from(at)].happening);
        outer.is_some_and(|happening| happening.damage_source() == source)
    };
    let is_gain = |part: &&Part| {
        matches!(part.happening, Happening::GainLife { player: other, .. } if other == player)
            && of_source(part)
    };
    let Some(at) = situation.parts.iter().position(|part| is_gain(&part)) else { return false };
    if let Happening::GainLife { amount, .. } = &mut situation.parts[at].happening
        && let Some(sum) = amount.checked_add(more)
    {
        *amount = sum;
        return true;
    }
    false
}

/// Draws come after the rest of an event that was replaced in part (CR 121.7 (2026-04-17)).
fn draws_after(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let draws: Vec<usize> = (0..situation.parts.len()).filter(|&at| is_draw(&situation.parts[at])).collect();
    if draws.is_empty() || draws.len() == situation.parts.len() {
        return Ok(false);
    }
    put_off(table, situation, &draws)?;
    Ok(true)
}

/// Draws are made one by one, the active player's first (CR 121.2 (2026-04-17)).
fn next_draw(table: &mut Table, situation: &mut Situation) -> Result<bool, TooLarge> {
    let Some(first) = first_draw(table, situation) else { return Ok(false) };
    let others: Vec<usize> = (0..situation.parts.len()).filter(|&at| at != first).collect();
    if !others.is_empty() {
        // The others draw when this player has drawn everything.
        let later = take_out(situation, &others)?;
        push(table, &mut situation.queue, Todo::Parts(later));
        return Ok(true);
    }
    let part = situation.parts[0].clone();
    let Happening::DrawCards { player, amount } = part.happening else { return Ok(false) };
    if amount == 0 || PendingEvent::new(table, situation).forbidden(0) {
        return Ok(false);
    }
    situation.parts[0].happening = Happening::Draw { player };
    situation.fresh = true;
    let left = amount - 1;
    if left > 0 {
        let draws = Todo::Draws { player, left, cause: part.cause, from: part.from, marks: part.marks };
        push(table, &mut situation.queue, draws);
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
