//! Whether what can be chosen can be done. Nobody chooses an option that is impossible: nothing of it can happen, because
//! nothing is there to which it could, or because something says that it can't (CR 608.2d (2026-04-17), 413.2c, 419.6g
//! (2006-10-01)).
//!
//! Judgement: it is enough that some of it can happen, and what would be done no times can be chosen, as 0 life can be paid.
//! So it is with an effect that is optional.

use super::begun::begins;
use super::pending_event::PendingEvent;
use super::possible::mode_events;
use super::pruning::foresee;
use crate::events::spawn::spawn;
use crate::judging::payable::is_free;
use crate::pending::situation::{Situation, place};
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::{NO_ORIGIN, Table};
use language::board::Counter;
use language::effect::{Cause, Rewrite};
use language::event::Event;
use language::select::Amount;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::ids::{EffectId, Target};
use statements::part::{Marks, Part};

/// Whether some of these events can happen, at least in part. None at all is always possible.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn any_can_happen(
    table: &mut Table,
    situation: &Situation,
    env: &Env,
    events: &[Event],
) -> Result<bool, TooLarge> {
    for event in events {
        if can_happen(table, situation, env, event)? {
            return Ok(true);
        }
    }
    Ok(events.is_empty())
}

/// Whether some part of an event can happen. What only a judge knows is taken to be possible.
fn can_happen(table: &mut Table, situation: &Situation, env: &Env, event: &Event) -> Result<bool, TooLarge> {
    if matches!(event, Event::Opaque { .. }) || is_done_no_times(table, situation, env, event)? {
        return Ok(true);
    }
    let parts = spawn(table, situation.board, env, NO_ORIGIN, event)?;
    let mut with = Situation { parts: parts.into_iter().collect(), ..situation.clone() };
    foresee(table, &mut with)?;
    for at in (0..with.parts.len()).filter(|&at| with.parts[at].within.is_none()) {
        if is_free(&PendingEvent::new(table, &with), at) || begins(table, &with, at)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_done_no_times(
    table: &Table,
    situation: &Situation,
    env: &Env,
    event: &Event,
) -> Result<bool, TooLarge> {
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let eval = Evaluator::new(table, state, &view.seen, env).recalling();
    let amount = event.facts().amount.map(|amount| eval.amount(amount)).transpose()?;
    Ok(amount == Some(0))
}

/// Whether anything that a rewrite does to a part can be done, as far as something may say that it can't.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn can_be_done(
    table: &mut Table,
    situation: &Situation,
    (effect, at): (EffectId, usize),
    rewrite: &Rewrite,
) -> Result<bool, TooLarge> {
    if let Rewrite::All(list) | Rewrite::ChooseOne(list) = rewrite {
        for one in list {
            if can_be_done(table, situation, (effect, at), one)? {
                return Ok(true);
            }
        }
        return Ok(list.is_empty());
    }
    if let Rewrite::EnterWithCounters { kind, amount } = rewrite {
        return match coming_within(table, situation, (effect, at), (kind, amount))? {
            Some(part) => can_come_within(table, situation, at, part),
            None => Ok(true),
        };
    }
    let env = replaced_env(table, situation, (effect, at));
    any_can_happen(table, situation, &env, mode_events(rewrite))
}

/// What the words of an effect refer to where it says what happens in place of a part.
pub(crate) fn replaced_env(table: &Table, situation: &Situation, (effect, at): (EffectId, usize)) -> Env {
    let pending = PendingEvent::new(table, situation);
    Env { cause: Cause::Replacement, by: None, ..pending.env(effect, &pending.open_context(at)) }
}

/// The counters that an effect adds to a part.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn coming_within(
    table: &mut Table,
    situation: &Situation,
    (effect, at): (EffectId, usize),
    (kind, amount): (&Counter, &Amount),
) -> Result<Option<Part>, TooLarge> {
    let env = replaced_env(table, situation, (effect, at));
    let pending = PendingEvent::new(table, situation);
    let coming = pending.coming(pending.part(at));
    let is_own = coming.is_some_and(|coming| coming.own.contains(&effect));
    let amount = pending.eval(&env).looking_at(coming, is_own).amount(amount)?;
    Ok(counters(table, situation, at, (kind, amount)).map(|happening| given(happening, &env)))
}

/// Counters that are put as something enters, or as it is turned face up or transforms.
fn counters(
    table: &mut Table,
    situation: &Situation,
    at: usize,
    (kind, amount): (&Counter, u64),
) -> Option<Happening> {
    let kind = table.keep_counter(kind);
    let happening = situation.parts[at].happening;
    if let Some(Entering { subject, controller, .. }) = happening.entering() {
        return Some(Happening::EnterCounters { subject, controller, player: None, kind, amount });
    }
    let Happening::Deed { of: Target::Object(object), .. } = happening else { return None };
    let player = table.view(situation.board).seen[object.index()].controller;
    Some(Happening::PutCounters { player, on: Target::Object(object), kind, amount })
}

fn given(counters: Happening, env: &Env) -> Part {
    Part::new(counters, Cause::Replacement, NO_ORIGIN, Marks::default()).by(Some(env.about.you))
}

/// Whether a part can happen within another, such as counters as something enters.
///
/// Judgement: of counters that may be chosen it is told as it would be with them, as when they are there.
///
/// # Errors
/// When there would be more parts than can be kept apart.
pub(crate) fn can_come_within(
    table: &mut Table,
    situation: &Situation,
    outer: usize,
    part: Part,
) -> Result<bool, TooLarge> {
    let mut with = situation.clone();
    let at = usize::from(with.add_part(Part { within: Some(place(outer)?), ..part })?);
    foresee(table, &mut with)?;
    let pending = PendingEvent::new(table, &with);
    Ok(is_free(&pending, at) || !pending.forbidden(at))
}

/// Works out, before a pending event is judged, which modes of which effects can't be chosen for which of its parts. Where
/// nothing says that anything can't happen there is nothing to note.
///
/// # Errors
/// When an amount does not fit.
pub(crate) fn bar_modes(table: &mut Table, situation: &Situation) -> Result<(), TooLarge> {
    let enters = |part: &Part| part.happening.entering().is_some();
    if table.view(situation.board).restrictions.is_empty() && !situation.parts.iter().any(enters) {
        return Ok(());
    }
    for (at, part) in situation.parts.iter().enumerate() {
        for effect in modal(table, situation, part) {
            let key = (situation.board, effect, part.clone());
            if table.barred.contains_key(&key) {
                continue;
            }
            let body = std::sync::Arc::clone(&table.effect(effect).body);
            let modes = body.rewrite.modes().unwrap_or_default();
            let can = |mode| can_be_done(table, situation, (effect, at), mode);
            let can: Vec<bool> = modes.iter().map(can).collect::<Result<_, _>>()?;
            table.barred.insert(key, can.into_iter().map(|can| !can).collect());
        }
    }
    Ok(())
}

/// The effects with modes that may look at a part on a board where something can't happen.
fn modal(table: &Table, situation: &Situation, part: &Part) -> Vec<EffectId> {
    let pending = PendingEvent::new(table, situation);
    let own = pending.coming(part).is_some_and(|coming| !coming.restrictions.is_empty());
    if pending.view.restrictions.is_empty() && !own {
        return Vec::new();
    }
    let has_modes = |effect: &EffectId| table.effect(*effect).body.rewrite.modes().is_some();
    pending.candidates(part).filter(has_modes).collect()
}
