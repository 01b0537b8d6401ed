//! Whether a cost can be paid on top of what is pending already.

use smallvec::SmallVec;

use crate::events::deed::is_there as is_there_for;
use crate::events::deed::rules::Cost;
use crate::events::spawn::spawn;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::{Situation, append};
use crate::table::env::Env;
use crate::table::object::count_counters;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::{NO_ORIGIN, Table};
use language::effect::Cause;
use language::event::{Deed, Event};
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{CounterId, PlayerId, Target};
use statements::part::Part;

/// The parts of a cost, if all of it can be paid on top of what is pending already; none if not
/// (CR 614.17b (2026-04-17): what can't happen can't be paid). Nothing at all, such as 0 life, can always be paid.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn payable(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
) -> Result<Option<Vec<Part>>, TooLarge> {
    let Some(parts) = possible_parts(table, situation, env, cost)? else { return Ok(None) };
    let with = Situation { parts: parts.iter().cloned().collect(), ..situation.clone() };
    let pending = PendingEvent::new(table, &with);
    let can_happen = |at| is_free(&pending, at) || !pending.is_nothing(at) && !pending.forbidden(at);
    let can_happen = (0..parts.len()).all(can_happen);
    let pending = situation.parts.iter().filter(|part| part.cause == Cause::Cost);
    let all: Vec<&Part> = pending.chain(&parts).collect();
    let enough = all.iter().all(|part| is_there(table.board(situation.board), part, &all));
    Ok((can_happen && enough).then_some(parts))
}

/// Whether something says that a part of a cost can't happen.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn cant_happen(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
) -> Result<bool, TooLarge> {
    let parts = possible_parts(table, situation, env, cost)?.unwrap_or_default();
    let with = Situation { parts: parts.iter().cloned().collect(), ..situation.clone() };
    let pending = PendingEvent::new(table, &with);
    Ok((0..parts.len()).any(|at| pending.forbidden(at)))
}

/// The parts of some events, all of which affect something; none if one of them doesn't.
fn possible_parts(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    events: &[Event],
) -> Result<Option<Vec<Part>>, TooLarge> {
    let mut all: SmallVec<[Part; 1]> = SmallVec::new();
    for event in events {
        let mut parts = spawn(table, situation.board, env, NO_ORIGIN, event)?;
        if let Event::MoveTop { who, amount, .. } = event {
            let wanted = from_the_top(table, situation, env, (who, amount))?;
            parts.retain(|part| wanted == 0 || part.happening.amount() != Some(0));
            if parts.iter().map(|part| part.happening.amount().unwrap_or(1)).sum::<u64>() < wanted {
                return Ok(None);
            }
        }
        if parts.is_empty() {
            return Ok(None);
        }
        append(&mut all, parts)?;
    }
    Ok(Some(all.into_vec()))
}

/// How many cards are to be taken from the top of libraries, though there may be fewer.
fn from_the_top(
    table: &Table,
    situation: &Situation,
    env: &Env,
    (who, amount): (&Who, &Amount),
) -> Result<u64, TooLarge> {
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let eval = Evaluator::new(table, state, &view.seen, env);
    eval.amount(amount)?.checked_mul(eval.players(who).len() as u64).ok_or(TooLarge)
}

/// Whether a part asks for nothing at all: 0 life, 0 counters. That can be paid whatever there is, though an effect says
/// that it can't (CR 118.3a, 118.3b, 118.5, 119.4b (2026-04-17)).
fn is_free(pending: &PendingEvent<'_>, at: usize) -> bool {
    let happening = pending.part(at).happening;
    if let Happening::Create { .. } = happening {
        return pending.is_nothing(at);
    }
    happening.entering().is_some_and(|entering| entering.count == 0) || happening.amount() == Some(0)
}

/// Whether what a part of a cost takes is there, given all that is paid with it.
fn is_there(state: &State, part: &Part, all: &[&Part]) -> bool {
    let sum = |of: &dyn Fn(&Happening) -> Option<u64>| {
        all.iter().filter_map(|part| of(&part.happening)).fold(0, u64::saturating_add)
    };
    if let Happening::LoseLife { player, .. } = part.happening {
        let paid = sum(&|one| lost_by(player, one));
        return i64::try_from(paid).is_ok_and(|paid| paid <= state.player(player).life);
    }
    if let Happening::Deed { of: Target::Player(player), deed, amount, .. } = part.happening {
        let together = sum(&|one| done_by(player, deed, one));
        return is_there_for(deed, &Cost { state, player, amount, together });
    }
    if let Happening::RemoveCounters { from, kind, .. } = part.happening {
        return sum(&|one| removed((from, kind), one)) <= counters_of(state, from, kind);
    }
    if let Happening::Move { object, .. } = part.happening {
        let moves = |one: &Happening| matches!(one, Happening::Move { object: same, .. } if *same == object);
        return all.iter().filter(|part| moves(&part.happening)).count() == 1;
    }
    true
}

fn counters_of(state: &State, of: Target, kind: CounterId) -> u64 {
    match of {
        Target::Player(id) => count_counters(&state.player(id).counters, kind),
        Target::Object(id) => count_counters(&state.object(id).counters, kind),
    }
}

fn removed(of: (Target, CounterId), happening: &Happening) -> Option<u64> {
    let Happening::RemoveCounters { from, kind, amount } = *happening else { return None };
    (of == (from, kind)).then_some(amount)
}

fn lost_by(player: PlayerId, happening: &Happening) -> Option<u64> {
    let Happening::LoseLife { player: same, amount } = *happening else { return None };
    (same == player).then_some(amount)
}

fn done_by(player: PlayerId, deed: Deed, happening: &Happening) -> Option<u64> {
    let Happening::Deed { deed: same, of, amount, .. } = *happening else { return None };
    (same == deed && of == Target::Player(player)).then_some(amount)
}
