//! What an instruction has done "this way": how much of its event has really happened, in the end
//! (CR 608.2c, 609.3 (2026-04-17)). `Result` in FORMAT.md.
//!
//! What replaced the event counts as far as it is an event of the same kind: damage that became counters is no damage
//! dealt this way. Each kind counts what it does: damage what was dealt, milling the cards that were milled, wherever they
//! went, drawing the cards that were drawn.

use crate::events::at_most::most;
use crate::events::create::total as create_total;
use crate::events::excess::all_dealt as dealt_excess;
use crate::judging::affected::affected;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::queue::{Queue, Todo, each_open};
use crate::table::state::State;
use crate::table::tally::{Counted, Tally};
use crate::table::view::View;
use language::board::ObjectKind;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// Adds what has happened to what an instruction has done, where a later one asks for that. `event` is what has happened,
/// on the board before it.
pub(crate) fn count(table: &mut Table, situation: &mut Situation, event: &Situation) -> Result<(), TooLarge> {
    let counted: Vec<usize> =
        (0..event.parts.len()).filter(|&at| table.origin(event.parts[at].from).is_counted).collect();
    if counted.is_empty() {
        return Ok(());
    }
    let mut queue: Queue = table.queues.get(situation.queue.index()).clone();
    let before = (table.board(event.board), table.view(event.board));
    let excess = dealt_excess(table, event, &counted)?;
    each_open(&mut queue, |tally, counts| {
        tally.excess = tally.excess.checked_add(excess).ok_or(TooLarge)?;
        let theirs = |at: &&usize| tally.is_theirs(&event.parts[**at].happening);
        let theirs: Vec<usize> = counted.iter().filter(theirs).copied().collect();
        theirs.into_iter().try_for_each(|at| tally.add(done(counts, before, event, at)?))
    })?;
    situation.queue = table.keep_queue(queue);
    Ok(())
}

/// Notes to which objects an event is happening, where a later instruction asks for that: before it is known what is to be
/// remembered of those that leave. `event` is what happens to the board before it, `after` the board after it.
pub(crate) fn note_objects(
    table: &mut Table,
    situation: &mut Situation,
    event: &Situation,
    after: &State,
) -> Result<(), TooLarge> {
    let queue = table.queues.get(situation.queue.index());
    if !queue.iter().any(|todo| matches!(todo, Todo::Tally(Tally { objects: Some(_), .. }))) {
        return Ok(());
    }
    let mut queue: Queue = queue.clone();
    let counted = |at: &usize| -> bool { table.origin(event.parts[*at].from).is_counted };
    let counted: Vec<usize> = (0..event.parts.len()).filter(counted).collect();
    let before = (table.board(event.board), table.view(event.board));
    let new = (before.0.objects.len()..after.objects.len()).map(ObjectId::at);
    let new: Vec<ObjectId> = new.filter(|&id| after.object(id).kind == ObjectKind::Token).collect();
    each_open(&mut queue, |tally, counts| {
        for &at in &counted {
            if !tally.is_theirs(&event.parts[at].happening) || done(counts, before, event, at)? == 0 {
                continue;
            }
            if event.parts[at].happening.creates() {
                for &id in &new {
                    tally.note(id);
                }
            } else if let Some(Target::Object(id)) = affected(before.0, before.1, &event.parts[at]).target {
                tally.note(id);
            }
        }
        Ok(())
    })?;
    situation.queue = table.keep_queue(queue);
    Ok(())
}

/// How much a part of an event adds to what counts like that; `event` is all of it, about to happen to this board.
///
/// # Errors
/// When the number does not fit.
fn done(
    counted: Counted,
    (state, view): (&State, &View),
    event: &Situation,
    at: usize,
) -> Result<u64, TooLarge> {
    let part = &event.parts[at];
    if Counted::of(&part.happening) != counted || is_told_by_what_it_contains(&part.happening) {
        return Ok(0);
    }
    if part.happening.creates() {
        return create_total(event, at);
    }
    // What happens to like objects that are counted together happens to each.
    let each = match affected(state, view, part).target {
        Some(Target::Object(id)) if part.happening.entering().is_none() => state.object(id).count,
        Some(Target::Object(_) | Target::Player(_)) | None => 1,
    };
    let entering = part.happening.entering().map(|entering| entering.count);
    let much = entering.or(part.happening.amount()).unwrap_or(1).min(most(state, &part.happening));
    much.checked_mul(each).ok_or(TooLarge)
}

/// Milling is told by the cards that move, a number of draws by single ones.
fn is_told_by_what_it_contains(happening: &Happening) -> bool {
    let is_mill = Counted::of(happening) == Counted::Milled;
    matches!(happening, Happening::DrawCards { .. }) || is_mill && matches!(happening, Happening::Deed { .. })
}
