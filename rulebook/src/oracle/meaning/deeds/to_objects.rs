//! What is done to objects in more than one step.

use language::board::{Counter, Zone};
use language::event::{Deed, Event, Instruction, Place};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, does, filter, number, players};
use super::{chooses, counters, happens};
use crate::oracle::tree::{Action, Number, Player, Recipient, Thing, ToObject, Touched};

/// The card itself gets +1/+1 counters, if it has none (CR 701.46a (2026-04-17)).
pub(super) fn adapt(context: &mut Context, n: &Number, to: &mut Vec<Instruction>) -> Meant<()> {
    let counters = Amount::Counters(Counter::PlusOne, What::This);
    let condition = Condition::Number(counters, Compare::Exactly, Amount::N(0));
    let (by, on) = (Player::You, Recipient::Thing(Thing::Own));
    let mut then = Vec::new();
    counters::put_counters(context, (&by, &Counter::PlusOne, n), &on, &mut then)?;
    to.push(Instruction::If { condition, then, otherwise: Vec::new() });
    Ok(())
}

/// New targets may be chosen for spells.
pub(super) fn new_targets(context: &mut Context, of: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let of = filter::affected(of, context, to)?;
    to.push(Instruction::NewTargets { who: Who::You, of });
    Ok(())
}

/// Objects become copies of another.
pub(super) fn becomes_copy(
    context: &mut Context,
    what: &Thing,
    of: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    let of = filter::affected(of, context, to)?;
    happens(to, Event::undergoes(what, Deed::BecomeCopy, Some(Whom::Object(of))));
    Ok(())
}

pub(super) fn tap_or_untap(context: &mut Context, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    let modes = [Deed::Tap, Deed::Untap].map(|deed| vec![does(Event::undergoes(what.clone(), deed, None))]);
    to.push(chooses(context, modes.to_vec()));
    Ok(())
}

/// Objects are exiled; that their owners may cast them from there is no matter (CR 701.65a (2026-04-17)).
pub(super) fn airbend(
    context: &mut Context,
    deed: Deed,
    what: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    context.touch(Touched::Exiled, &what);
    let exiled = Event::Move { what: what.clone(), to: Zone::Exile, place: Place::default() };
    let events = vec![Event::undergoes(what, deed, None), exiled];
    to.push(Instruction::Do { events, unless: Vec::new() });
    Ok(())
}

/// Permanents are destroyed.
pub(super) fn destroy(
    context: &mut Context,
    what: &Thing,
    no_regeneration: bool,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    happens(to, Event::Destroy { what, no_regeneration });
    Ok(())
}

/// All of the one kind are destroyed, or all of the other, as whoever does it chooses: either can be, whatever is there.
pub(super) fn destroys_either(context: &mut Context, all: &[Action], to: &mut Vec<Instruction>) -> Meant<()> {
    let mut modes = Vec::new();
    for one in all {
        let Action::Object(ToObject::Destroy { what, no_regeneration }) = one else {
            return Err(Missing("one of several things, which has to be done"));
        };
        let mut does = Vec::new();
        destroy(context, what, *no_regeneration, &mut does)?;
        modes.push(does);
    }
    to.push(chooses(context, modes));
    Ok(())
}

/// Spells are copied, so many times each.
pub(super) fn copy(
    context: &mut Context,
    (who, what, times): (&Player, &Thing, &Number),
    new_targets: bool,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    if players::is_several(who) {
        return Err(Missing("each of several players copies something"));
    }
    let who = players::actor(who, context, to)?;
    let what = filter::affected(what, context, to)?;
    if context.touched(Touched::Exiled).as_ref() == Some(&what) {
        return Err(Missing("a copy of a card"));
    }
    let amount = number::amount(times, context)?;
    happens(to, Event::CopySpell { who, what, amount, new_targets });
    Ok(())
}

/// A spell is countered.
pub(super) fn counter(context: &mut Context, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    happens(to, Event::CounterSpell { what });
    Ok(())
}
