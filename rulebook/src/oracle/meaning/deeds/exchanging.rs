//! What changes hands, or goes where its owner likes.

use language::board::Zone;
use language::event::{Event, Instruction, Place};
use language::select::{Condition, What, Who};

use super::super::context::Context;
use super::super::{Meant, does, filter};
use crate::oracle::tree::Thing;

/// Its owner puts it on the top of the library, or on the bottom.
pub(super) fn top_or_bottom(context: &mut Context, what: &Thing, to: &mut Vec<Instruction>) -> Meant<()> {
    let what = filter::affected(what, context, to)?;
    let put = |place| does(Event::Move { what: what.clone(), to: Zone::Library, place });
    let who = Who::OwnerOf(Box::new(what.clone()));
    let (does, otherwise) = (vec![put(Place::Top)], vec![put(Place::Bottom)]);
    to.push(Instruction::May { who, does, otherwise });
    Ok(())
}

/// Each comes under the control of who controls the other, if both are there (CR 701.12a, 701.12b (2026-04-17)).
pub(super) fn exchange_control(
    context: &mut Context,
    one: &Thing,
    other: &Thing,
    to: &mut Vec<Instruction>,
) -> Meant<()> {
    let (one, other) = (filter::affected(one, context, to)?, filter::affected(other, context, to)?);
    let there = |what: &What| Condition::Exists(What::All(vec![what.clone(), What::In(Zone::Battlefield)]));
    let gains = |what: &What, of: &What| {
        let who = Who::ControllerOf(Box::new(of.clone()));
        Event::GainControl { who, what: what.clone() }
    };
    let events = vec![gains(&one, &other), gains(&other, &one)];
    let then = vec![Instruction::Do { events, unless: Vec::new() }];
    let condition = Condition::All(vec![there(&one), there(&other)]);
    to.push(Instruction::If { condition, then, otherwise: Vec::new() });
    Ok(())
}
