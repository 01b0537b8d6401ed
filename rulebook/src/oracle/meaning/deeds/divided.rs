//! What is divided among targets as a spell is cast (CR 601.2d (2026-04-17)): each way to divide is a mode, with targets of its own.

use language::board::CardType;
use language::effect::{Effect, EventPattern, Lifetime, Limit, Prevention, Rewrite};
use language::event::{Event, Instruction};
use language::select::{Amount, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, filter, instead};
use crate::oracle::tree::{Action, Clause, Divided, Like, Share, ToObject};

/// More than so many are divided in too many ways.
const MOST: u64 = 5;

/// Damage, counters or a shield, divided.
///
/// Of an activated ability each way is one of its own.
pub(super) fn divided(context: &mut Context, divided: &Divided, to: &mut Vec<Instruction>) -> Meant<()> {
    let held = context.announces() || context.aimed.is_empty();
    if !held || context.is_in_mode() || divided.number > MOST || !to.is_empty() {
        return Err(Missing("what is divided, here"));
    }
    let from = match &divided.of {
        Share::Damage(source) => filter::affected(source, context, to)?,
        Share::Counters(_) | Share::Shield => What::This,
    };
    let mut modes = Vec::new();
    for parts in partitions(divided.number, divided.most) {
        let mut inside = context.in_mode(modes.len() as u64 + 1);
        let mut before: Vec<String> = Vec::new();
        let (mut does, mut events) = (Vec::new(), Vec::new());
        for (each, targets) in parts {
            let of = targeted(divided.among.as_ref(), &before, &inside)?;
            let called = inside.target("target", of, (targets, false), &mut does)?;
            let (to, amount) = (whom(divided.among.is_none(), &called), Amount::N(each));
            match &divided.of {
                Share::Damage(_) => events.push(Event::Damage {
                    from: from.clone(),
                    to,
                    amount,
                    combat: false,
                    unpreventable: false,
                    excess: None,
                }),
                Share::Counters(kind) => {
                    events.push(Event::PutCounters { who: Who::You, on: to, kind: kind.clone(), amount });
                }
                Share::Shield => instead::shields(&shield(to, each), &mut does)?,
            }
            before.push(called);
        }
        if !events.is_empty() {
            does.push(Instruction::Do { events, unless: Vec::new() });
        }
        context.take_back(inside);
        modes.push(does);
    }
    to.push(Instruction::modes(1, modes));
    Ok(())
}

/// So much of the damage that they would be dealt this turn is prevented.
fn shield(to: Whom, amount: u64) -> Effect {
    let damage = EventPattern::Damage { from: What::Any, to, combat: None };
    let prevent = Rewrite::Prevent(Prevention::default());
    Effect { lifetime: Lifetime::ThisTurn, ..Effect::new(damage, prevent) }.limited(Limit::Shield(amount))
}

/// What an ability that triggers divides is divided as it is put on the stack, and so is no part of what may be done then.
pub(super) fn is_announced(clause: &Clause, context: &Context) -> Meant<()> {
    let divides = matches!(clause.action, Action::Object(ToObject::Divided(_)));
    let plain = clause.may.is_none() && clause.only_if.is_none() && clause.later.is_none();
    if divides && !plain && !context.announces() {
        return Err(Missing("what is divided, here"));
    }
    Ok(())
}

/// A target, other than those that were named before.
fn targeted(among: Option<&Like>, before: &[String], context: &Context) -> Meant<Whom> {
    let others = |mut what: Vec<What>| {
        what.extend(before.iter().map(|name| What::Not(Box::new(What::Chosen(name.clone())))));
        filter::all_of(what)
    };
    let Some(like) = among else {
        let kinds = [CardType::Creature, CardType::Planeswalker, CardType::Battle].map(What::Type).to_vec();
        let chosen: Vec<Who> = before.iter().cloned().map(Who::Chosen).collect();
        let players = if chosen.is_empty() { Who::Anyone } else { Who::Not(Box::new(Who::OneOf(chosen))) };
        return Ok(Whom::OneOf(vec![Whom::Player(players), Whom::Object(others(vec![What::OneOf(kinds)]))]));
    };
    let what = filter::like(like, context)?;
    let what = if let What::All(parts) = what { parts } else { vec![what] };
    Ok(Whom::Object(others(what)))
}

/// Those that are called so.
fn whom(any: bool, called: &str) -> Whom {
    let object = Whom::Object(What::Chosen(called.to_owned()));
    if any { Whom::OneOf(vec![Whom::Player(Who::Chosen(called.to_owned())), object]) } else { object }
}

/// The ways to divide a number into at most so many parts: the parts with how often each is there, the largest first.
fn partitions(number: u64, most: u64) -> Vec<Vec<(u64, u64)>> {
    let mut found = Vec::new();
    divide(number, most, number, &mut Vec::new(), &mut found);
    found
}

fn divide(left: u64, most: u64, at_most: u64, parts: &mut Vec<u64>, found: &mut Vec<Vec<(u64, u64)>>) {
    if left == 0 {
        let mut counted: Vec<(u64, u64)> = Vec::new();
        for &part in &*parts {
            match counted.last_mut() {
                Some((known, times)) if *known == part => *times += 1,
                _ => counted.push((part, 1)),
            }
        }
        found.push(counted);
        return;
    }
    if most == 0 {
        return;
    }
    for part in (1..=left.min(at_most)).rev() {
        parts.push(part);
        divide(left - part, most - 1, part, parts, found);
        parts.pop();
    }
}
