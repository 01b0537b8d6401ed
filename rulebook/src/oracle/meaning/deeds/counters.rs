//! Counters on objects: put, doubled, removed.

use language::board::Counter;
use language::event::{Event, Instruction};
use language::select::{Amount, What, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, does, filter, number, players};
use super::happens;
use crate::oracle::tree::{How, Number, Player, Recipient, Thing};

/// A player puts counters on objects.
pub(super) fn put_counters(
    context: &mut Context,
    (who, kind, n): (&Player, &Counter, &Number),
    on: &Recipient,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let Recipient::Thing(on) = on else { return Err(Missing("counters on players")) };
    if matches!(on, Thing::Such(How::Each, _)) && (n.mentions_that() || n.mentions_it()) {
        return Err(Missing("a number of each of them"));
    }
    let what = filter::affected(on, context, to)?;
    context.still_there(on, &what)?;
    super::speaking::speak_of_all(context, on, &what);
    let on = Whom::Object(what);
    let amount = number::amount(n, context)?;
    happens(to, Event::PutCounters { who, on, kind: kind.clone(), amount });
    Ok(())
}

/// As many counters of a kind are put on each of some objects as it has (CR 701.10e (2026-04-17)).
pub(super) fn double_counters(
    context: &mut Context,
    (who, kind): (&Player, &Counter),
    on: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let who = players::actor(who, context, to)?;
    let what = filter::affected(on, context, to)?;
    let more = |what: What| Event::PutCounters {
        who: who.clone(),
        amount: Amount::Counters(kind.clone(), what.clone()),
        on: Whom::Object(what),
        kind: kind.clone(),
    };
    if matches!(on, Thing::Own | Thing::Host | Thing::It | Thing::That(_) | Thing::Such(How::One, _)) {
        happens(to, more(what));
    } else {
        to.push(Instruction::ForEach { what, does: vec![does(more(What::It))] });
    }
    Ok(())
}

/// Counters are removed from objects.
pub(super) fn remove_counters(
    context: &mut Context,
    kind: &Counter,
    n: &Number,
    from: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let from = Whom::Object(filter::affected(from, context, to)?);
    let amount = number::amount(n, context)?;
    happens(to, Event::RemoveCounters { from, kind: kind.clone(), amount });
    Ok(())
}
