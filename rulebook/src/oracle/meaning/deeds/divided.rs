//! What is divided among targets as a spell is cast (CR 601.2d (2026-04-17)): each way to divide is a mode, with targets of its own.

use language::board::{CardType, Targeting};
use language::event::{Event, Instruction};
use language::select::{Amount, What, Who, Whom};

use super::super::context::Context;
use super::super::{Meant, Missing, filter};
use crate::oracle::tree::{Divided, Like};

/// More than so many are divided in too many ways.
const MOST: u64 = 5;

/// Damage or counters, divided.
///
/// Known gap: of a triggered or an activated ability, which announces no modes, it is not held.
pub(super) fn divided(context: &mut Context, divided: &Divided, to: &mut Vec<Instruction>) -> Meant<()> {
    if !context.is_of_spell() || context.is_in_mode() || divided.number > MOST || !to.is_empty() {
        return Err(Missing("what is divided, here"));
    }
    let from = match &divided.of {
        Ok(source) => filter::affected(source, context, to)?,
        Err(_) => What::This,
    };
    let mut modes = Vec::new();
    for parts in partitions(divided.number, divided.most) {
        let place = modes.len() as u64 + 1;
        let mut before: Vec<String> = Vec::new();
        let mut events = Vec::new();
        for (each, targets) in parts {
            let called = context.name("target");
            let of = targeted(divided.among.as_ref(), &before, context)?;
            let one = Targeting::one(called.clone(), of);
            context.targets.push(Targeting { amount: targets, mode: Some(place), ..one });
            let whom = whom(divided.among.is_none(), &called);
            events.push(match &divided.of {
                Ok(_) => Event::Damage {
                    from: from.clone(),
                    to: whom,
                    amount: Amount::N(each),
                    combat: false,
                    unpreventable: false,
                    excess: None,
                },
                Err(kind) => Event::PutCounters {
                    who: Who::You,
                    on: whom,
                    kind: kind.clone(),
                    amount: Amount::N(each),
                },
            });
            before.push(called);
        }
        modes.push(vec![Instruction::Do { events, unless: Vec::new() }]);
    }
    to.push(Instruction::modes(1, modes));
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
