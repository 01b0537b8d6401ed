//! Coins that are flipped.

use language::event::Instruction;
use language::select::{Amount, Compare, Condition, Who};

use super::super::context::Context;
use super::super::{Meant, Missing};

/// "If you win the flip": what is done then belongs to the coin that was flipped. Heads wins: whoever calls it, both are as
/// likely (CR 705.2 (2026-04-17)).
pub(super) fn if_won(
    before: &mut Vec<Instruction>,
    won: bool,
    then: Vec<Instruction>,
    context: &Context,
) -> Meant<()> {
    if before.is_empty() && context.is_alone() {
        flips(Who::You, before);
    }
    let Some(Instruction::Chance { sides: 2, dice: 1, does, .. }) = before.last_mut() else {
        return Err(Missing("a coin that nobody has flipped"));
    };
    let heads = Amount::N(u64::from(won));
    let condition = Condition::Number(Amount::Result, Compare::Exactly, heads);
    if let Some(Instruction::If { condition: asked, otherwise, .. }) = does.last_mut() {
        if *asked == condition || !otherwise.is_empty() {
            return Err(Missing("what is done twice for one flip of a coin"));
        }
        *otherwise = then;
        return Ok(());
    }
    does.push(Instruction::If { condition, then, otherwise: Vec::new() });
    Ok(())
}

/// A coin is flipped.
pub(super) fn flips(who: Who, to: &mut Vec<Instruction>) {
    to.push(Instruction::Chance { who, sides: 2, dice: 1, ignored: 0, does: Vec::new() });
}
