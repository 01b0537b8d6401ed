//! Whether a cost can be paid on top of what is pending already.

use smallvec::SmallVec;

use crate::events::spawn::spawn;
use crate::events::zone::{leaving_libraries, passing_over};
use crate::judging::begun::can_begin;
use crate::judging::drawable::can_draw;
use crate::judging::pending_event::PendingEvent;
use crate::judging::pruning::foresee;
use crate::judging::resource::{Resource, takes, there};
use crate::pending::situation::{Situation, append};
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::{NO_ORIGIN, Table};
use language::board::Zone;
use language::effect::Cause;
use language::event::Event;
use language::select::{Amount, What, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::BoardId;
use statements::part::Part;

/// The parts of a cost, if all of it can be paid on top of what is pending already, of which the parts at these places are
/// [`taken`]; none if not (CR 614.17b (2026-04-17): what can't happen can't be paid). Nothing at all, such as 0 life,
/// can always be paid.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn payable(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
    taken: &[usize],
) -> Result<Option<Vec<Part>>, TooLarge> {
    let Some(parts) = possible_parts(table, situation, env, cost, taken)? else { return Ok(None) };
    let mut with = Situation { parts: parts.iter().cloned().collect(), ..situation.clone() };
    foresee(table, &mut with)?;
    let pending = PendingEvent::new(table, &with);
    let can_happen = |at| is_free(&pending, at) || can_begin(&pending, at);
    let can_happen = (0..parts.len()).all(can_happen);
    if !can_happen || short_of(table, situation, &parts, taken).is_some() {
        return Ok(None);
    }
    for part in &parts {
        if let Happening::DrawCards { player, amount } = part.happening
            && !can_draw(table, situation, part, (player, amount))?
        {
            return Ok(None);
        }
    }
    Ok(Some(parts))
}

/// Whether less is there than some events take, each of which has to happen, or nothing at all that one of them is about. Life that
/// is lost is no resource here: more can be lost than there is.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn lacks_resources(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    events: &[Event],
) -> Result<bool, TooLarge> {
    let Some(parts) = possible_parts(table, situation, env, events, &[])? else { return Ok(true) };
    let short = short_of(table, situation, &parts, &[]);
    Ok(short.is_some_and(|(resource, _)| !matches!(resource, Resource::Life(_))))
}

/// The parts of some events, all of which affect something; none if one of them doesn't.
pub(super) fn possible_parts(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    events: &[Event],
    taken: &[usize],
) -> Result<Option<Vec<Part>>, TooLarge> {
    let mut all: SmallVec<[Part; 1]> = SmallVec::new();
    for event in events {
        let board = left_over(table, situation, taken, &all);
        let mut parts = spawn(table, board, env, NO_ORIGIN, event)?;
        if let Event::MoveTop { who, amount, .. } = event {
            let wanted = from_the_top(table, situation, env, (who, amount))?;
            parts.retain(|part| wanted == 0 || part.happening.amount() != Some(0));
            if parts.iter().map(|part| part.happening.amount().unwrap_or(1)).sum::<u64>() < wanted {
                return Ok(None);
            }
        }
        if parts.is_empty() && !is_of_all(event) {
            return Ok(None);
        }
        append(&mut all, parts)?;
    }
    Ok(Some(all.into_vec()))
}

/// Whether a hand is discarded, however many cards are in it: that can be paid without any (CR 118.5 (2026-04-17)).
fn is_of_all(event: &Event) -> bool {
    let Event::Discard { what: What::All(parts) } = event else { return false };
    let whose = |one: &What| matches!(one, What::OwnedBy(_) | What::ControlledBy(_));
    parts.contains(&What::In(Zone::Hand))
        && parts.iter().all(|one| *one == What::In(Zone::Hand) || whose(one))
}

/// The board on which a further part of a cost is looked for: the cards that others take from a library are passed over, and
/// those that enter from there.
pub(super) fn left_over(table: &mut Table, situation: &Situation, taken: &[usize], more: &[Part]) -> BoardId {
    let state = table.board(situation.board);
    let entering = situation.parts.iter().filter(|part| part.happening.entering().is_some());
    let parts = taken.iter().map(|&at| &situation.parts[at]).chain(more).chain(entering);
    let gone = leaving_libraries(state, parts);
    if gone.is_empty() {
        return situation.board;
    }
    let left = passing_over(state, &gone);
    table.keep_board(left)
}

/// How many cards are to be taken from the top of libraries, though there may be fewer.
pub(super) fn from_the_top(
    table: &Table,
    situation: &Situation,
    env: &Env,
    (who, amount): (&Who, &Amount),
) -> Result<u64, TooLarge> {
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let eval = Evaluator::new(table, state, &view.seen, env).recalling();
    eval.amount(amount)?.checked_mul(eval.players(who).len() as u64).ok_or(TooLarge)
}

/// Whether a part asks for nothing at all: 0 life, 0 counters. That can be paid whatever there is, though an effect says
/// that it can't (CR 118.3a, 118.3b, 118.5, 119.4b (2026-04-17)).
pub(crate) fn is_free(pending: &PendingEvent<'_>, at: usize) -> bool {
    let happening = pending.part(at).happening;
    if let Happening::Create { .. } = happening {
        return pending.is_nothing(at);
    }
    happening.entering().is_some_and(|entering| entering.count == 0) || happening.amount() == Some(0)
}

/// The first of what the parts of a cost take of which there is not enough, given what others take with it, and how much of it
/// all of them take; none where all is there.
pub(super) fn short_of(
    table: &Table,
    situation: &Situation,
    parts: &[Part],
    with: &[usize],
) -> Option<(Resource, u64)> {
    let state = table.board(situation.board);
    let with = with.iter().map(|&at| &situation.parts[at]);
    let all: Vec<(Resource, u64)> =
        with.chain(parts).flat_map(|part| takes(table, state, part.happening)).collect();
    let asked = parts.iter().flat_map(|part| takes(table, state, part.happening));
    let taken = asked.filter(|&(_, amount)| amount > 0).map(|(resource, _)| {
        let same = all.iter().filter(|(other, _)| *other == resource);
        (resource, same.map(|&(_, amount)| amount).fold(0, u64::saturating_add))
    });
    taken.into_iter().find(|&(resource, taken)| taken > there(state, resource))
}

/// What of a pending event is paid already, what is chosen to change zones as permanents enter, and what enters: nothing
/// else can be paid with that (CR 118.3, 614.12b, 614.13a, 614.13b (2026-04-17)).
pub(crate) fn taken(situation: &Situation) -> Vec<usize> {
    let outer = |part: &Part| part.within.map(|at| &situation.parts[usize::from(at)]);
    let as_it_enters = |part: &Part| {
        std::iter::successors(Some(part), |&part| outer(part))
            .any(|part| matches!(part.happening, Happening::Enter(_)))
    };
    let parts = situation.parts.iter().enumerate();
    let taken = parts.filter(|(_, part)| part.cause == Cause::Cost || as_it_enters(part));
    taken.map(|(at, _)| at).collect()
}
