//! One of several things that somebody may do: each is offered by itself, where it can be done.

use language::event::Instruction;
use language::select::Who;

use super::action;
use crate::oracle::meaning::context::Context;
use crate::oracle::meaning::{Meant, Missing, players};
use crate::oracle::tree::{Action, Clause};

/// One of several things that one player may do, and nothing else.
pub(super) fn offered(
    together: &[Clause],
    known: Option<&Meant<Who>>,
    context: &mut Context,
) -> Meant<Option<Instruction>> {
    let [
        Clause {
            action: Action::Either(all), may: Some(by), later: None, unless: None, provided: None, ..
        },
    ] = together
    else {
        return Ok(None);
    };
    if players::is_several(by) {
        return Err(Missing("each of several players may do something"));
    }
    let who = known.cloned().transpose()?.unwrap_or(Who::You);
    context.by = (who.clone(), false);
    may(context, (&who, all), Vec::new()).map(Some)
}

/// A player may do one of these, or else something is done; what it was done to, is spoken of no more.
pub(super) fn may(
    context: &mut Context,
    (who, all): (&Who, &[Action]),
    otherwise: Vec<Instruction>,
) -> Meant<Instruction> {
    let mut each = Vec::new();
    for one in all {
        let (mut inside, mut does) = (context.clone(), Vec::new());
        action(&mut inside, one, &mut does)?;
        context.take_back(inside);
        each.push(does);
    }
    (context.it, context.that, context.they) = (None, None, None);
    let offered =
        |otherwise: Vec<Instruction>, does| vec![Instruction::May { who: who.clone(), does, otherwise }];
    let all = each.into_iter().rev().fold(otherwise, offered);
    let nothing = || Instruction::May { who: who.clone(), does: Vec::new(), otherwise: Vec::new() };
    Ok(all.into_iter().next().unwrap_or_else(nothing))
}
