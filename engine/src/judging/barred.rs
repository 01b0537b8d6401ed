//! What is told of what nobody can choose or pay: which of it can't happen, and what says so.

use super::choosable::{coming_within, replaced_env};
use super::drawable::last_draw;
use super::lacking::lacking;
use super::payable::{payable, possible_parts, taken};
use super::pending_event::PendingEvent;
use super::possible::mode_events;
use super::pruning::foresee;
use crate::events::missed;
use crate::events::spawn::spawn;
use crate::pending::situation::{Situation, place};
use crate::table::env::Env;
use crate::table::{NO_ORIGIN, Table};
use language::effect::Rewrite;
use language::event::Event;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::forbids::Forbidding;
use statements::happening::Happening;
use statements::ids::{EffectId, PlayerId};
use statements::lacking::Lacks;
use statements::part::Part;

/// Tells what of some events can't happen, and what says so or why that is. Nothing where nobody wants to know.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn tell_events(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    events: &[Event],
) -> Result<(), TooLarge> {
    if table.log.is_none() {
        return Ok(());
    }
    for event in events {
        let parts = spawn(table, situation.board, env, NO_ORIGIN, event)?;
        missed::tell(table, situation.board, env, event, &parts);
        let mut with = Situation { parts: parts.into_iter().collect(), ..situation.clone() };
        foresee(table, &mut with)?;
        for part in &with.parts {
            if let Happening::DrawCards { player, amount } = part.happening
                && let Some(last) = last_draw(table, situation, part, (player, amount))?
            {
                tell(table, PendingEvent::new(table, &last).all_forbidden());
            }
        }
        tell(table, PendingEvent::new(table, &with).all_forbidden());
    }
    Ok(())
}

/// Whether something says that a part of a cost can't happen.
///
/// # Errors
/// When an amount does not fit.
fn cant_happen(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
) -> Result<bool, TooLarge> {
    let parts = possible_parts(table, situation, env, cost, &[])?.unwrap_or_default();
    let mut with = Situation { parts: parts.iter().cloned().collect(), ..situation.clone() };
    foresee(table, &mut with)?;
    let pending = PendingEvent::new(table, &with);
    Ok((0..parts.len()).any(|at| pending.forbidden(at)))
}

/// Notes why a player can't pay: something says so, or they don't have what they would pay with.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn tell_unpayable(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    cost: &[Event],
    player: PlayerId,
) -> Result<(), TooLarge> {
    if table.log.is_none() {
        return Ok(());
    }
    let decided = if cant_happen(table, situation, env, cost)? {
        tell_events(table, situation, env, cost)?;
        Decided::CantPay(player)
    } else {
        let together = payable(table, situation, env, cost, &[])?.is_some();
        let taken = taken(situation);
        let lacks = lacking(table, situation, env, cost, &taken)?.unwrap_or(Lacks::Anything);
        if matches!(lacks, Lacks::Anything) {
            tell_events(table, situation, env, cost)?;
        }
        Decided::HasTooLittle { player, lacks, together }
    };
    table.log(|| Happened::Decided(decided));
    Ok(())
}

/// Tells what of all that a rewrite does to a part can't happen, once.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn tell_rewrite(
    table: &mut Table,
    situation: &Situation,
    (effect, at): (EffectId, usize),
    rewrite: &Rewrite,
) -> Result<(), TooLarge> {
    if table.log.is_none() {
        return Ok(());
    }
    if let Rewrite::All(list) | Rewrite::ChooseOne(list) = rewrite {
        return list.iter().try_for_each(|one| tell_rewrite(table, situation, (effect, at), one));
    }
    let env = replaced_env(table, situation, (effect, at));
    if let Rewrite::EnterWithCounters { kind, amount } = rewrite {
        return match coming_within(table, situation, (effect, at), (kind, amount))? {
            Some(part) => tell_within(table, situation, at, part),
            None => Ok(()),
        };
    }
    tell_events(table, situation, &env, mode_events(rewrite))
}

/// Tells that a part can't happen within another, if something says so.
///
/// # Errors
/// When there would be more parts than can be kept apart.
pub(crate) fn tell_within(
    table: &mut Table,
    situation: &Situation,
    outer: usize,
    part: Part,
) -> Result<(), TooLarge> {
    let mut with = situation.clone();
    let within = Some(place(outer)?);
    let at = usize::from(with.add_part(Part { within, ..part })?);
    foresee(table, &mut with)?;
    let pending = PendingEvent::new(table, &with);
    let by = pending.forbids_itself(at);
    let told = by.map(|by| (pending.part(at).alone(), by));
    tell(table, told.into_iter().collect());
    Ok(())
}

fn tell(table: &mut Table, forbidden: Vec<(Part, Forbidding)>) {
    for (part, by) in forbidden {
        table.log_still(Happened::Forbidden { part: Box::new(part), by });
    }
}
