//! Dice that are rolled, and what their result says that is done.

use language::event::{Event, Instruction};
use language::select::{Amount, Compare, Condition};
use language::walk::Node;

use super::super::context::Context;
use super::super::{Meant, Missing, players};
use super::{clauses, happens};
use crate::oracle::tree::{Player, Row, ThisWay};

/// A player rolls a die.
pub(super) fn rolls(context: &mut Context, who: &Player, sides: u64, to: &mut Vec<Instruction>) -> Meant<()> {
    if players::is_several(who) {
        return Err(Missing("each of several players rolls dice"));
    }
    let who = players::actor(who, context, to)?;
    happens(to, Event::Roll { who, sides, dice: Amount::N(1), with_it: Vec::new() });
    Ok(())
}

/// What is done where the dice that were rolled last have such a result: of each of its sentences whether that is held.
pub(in super::super) fn row(context: &mut Context, row: &Row, before: &mut [Instruction]) -> Vec<Meant<()>> {
    let mut inside = context.clone();
    let mut then = Vec::new();
    let found: Vec<Meant<()>> = row.says.iter().map(|says| clauses(&mut inside, says, &mut then)).collect();
    context.take_targets(inside);
    let Some(does) = rolled(before) else {
        return found.iter().map(|_| Err(Missing("dice that nobody has rolled"))).collect();
    };
    let result = |compare, number| Condition::Number(Amount::Result, compare, Amount::N(number));
    let at_most = row.at_most.map(|most| result(Compare::AtMost, most));
    let condition = [result(Compare::AtLeast, row.at_least)].into_iter().chain(at_most).collect();
    let condition = Condition::All(condition);
    put(Instruction::If { condition, then, otherwise: Vec::new() }, does);
    found
}

/// Whether what is done asks for a result, which nothing but the die that was rolled last can have.
pub(super) fn asks_for_result(did: Option<ThisWay>, does: &[Instruction]) -> bool {
    let is_result = |node: Node<'_>| matches!(node, Node::Amount(Amount::Result));
    did == Some(ThisWay::Rolled) && does.iter().any(|one| Node::Instruction(one).any(&is_result))
}

/// What is done with the result of the die that was rolled last.
pub(super) fn rolled(before: &mut [Instruction]) -> Option<&mut Vec<Instruction>> {
    let Instruction::Do { events, .. } = before.last_mut()? else { return None };
    let [Event::Roll { sides: 3.., with_it, .. }] = &mut events[..] else { return None };
    Some(with_it)
}

/// A row stands where none of those before is so: what these do has a result of its own.
fn put(row: Instruction, does: &mut Vec<Instruction>) {
    if let Some(Instruction::If { otherwise, .. }) = does.last_mut() {
        put(row, otherwise);
    } else {
        does.push(row);
    }
}
