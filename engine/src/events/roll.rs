//! Dice and coins: chance, which is nobody's choice. A coin is a die with two sides, of which 2 is heads.
//! It contains nothing: each result is a path of its own, and what is done with it follows. `Roll` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::env::Env;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Todo};
use language::event::Instruction;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{OriginId, PlayerId};

/// Each of these players rolls so many dice.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    sides: u64,
    dice: &Amount,
    with_it: &[Instruction],
) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, dice) = (eval.players(who), eval.amount(dice)?);
    spawning.bind_with_it(with_it);
    for player in players {
        spawning.add(Happening::Roll { player, sides, dice, ignored: 0 });
    }
    Ok(())
}

/// The dice or coins of one roll.
#[derive(Clone, Copy)]
pub(crate) struct Throw {
    pub(crate) sides: u64,
    /// How many, the ignored ones included.
    pub(crate) dice: u64,
    /// How many of the lowest are left out.
    pub(crate) ignored: u64,
}

/// The dice are rolled, and what is done with the results follows.
pub(crate) fn happen(
    change: &mut Change<'_>,
    player: PlayerId,
    Throw { sides, dice, ignored }: Throw,
    from: OriginId,
) -> Result<(), TooLarge> {
    let (does, env) = match change.table.origin(from).with_it {
        Some((block, env)) => (change.table.block(block).to_vec(), change.table.env(env).clone()),
        None => (Vec::new(), Env::new(player, None, language::effect::Cause::Effect)),
    };
    let mut env = env;
    env.about.affected = Some(player);
    let rolls = Instruction::Chance { who: Who::Affected, sides, dice, ignored, does };
    let (block, env) = (change.table.keep_block(&[rolls]), change.table.keep_env(env));
    change.follow.push(Todo::Frame(Frame::new(block, env)));
    change.ledger.add(Entry::Rolled(player, sides), dice.saturating_sub(ignored))
}
