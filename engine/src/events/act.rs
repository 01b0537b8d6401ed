//! What a player does: mill, scry, vote, search and the like, each a number of times or with a number of cards.

use super::change::Change;
use super::spawning::Spawning;
use super::{discard, draw_game, extra, lose, proliferate, scry, shuffle, spend_mana, surveil, vote, win};
use crate::events::with_it::follow_with_it;
use crate::table::ledger::Entry;
use crate::table::queue::{Frame, Todo};
use language::event::{Act, Instruction};
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{OriginId, PlayerId};

/// Whether the ledger notes it as such; of the others it notes what came of them.
const fn is_noted_itself(act: Act) -> bool {
    match act {
        Act::Scry
        | Act::Surveil
        | Act::Proliferate
        | Act::Search
        | Act::Shuffle
        | Act::Vote
        | Act::SpendMana => true,
        Act::Mill
        | Act::DiscardUnknown
        | Act::TakeExtraTurn
        | Act::AddPeriod(_)
        | Act::Lose
        | Act::Win
        | Act::DrawGame => false,
    }
}

/// Each of these players does it.
pub(crate) fn spawn(
    spawning: &mut Spawning<'_>,
    who: &Who,
    act: Act,
    amount: &Amount,
    with_it: &[Instruction],
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let players = look.players(who);
    let amounts: Result<Vec<u64>, TooLarge> =
        players.iter().map(|&player| look.for_player(player).amount(amount)).collect();
    let amounts = amounts?;
    spawning.bind_with_it(with_it);
    for (player, amount) in players.into_iter().zip(amounts) {
        spawning.add(Happening::Act { player, act, amount, underway: false });
    }
    Ok(())
}

/// A player does it.
pub(crate) fn happen(
    change: &mut Change<'_>,
    player: PlayerId,
    (act, amount): (Act, u64),
    from: OriginId,
) -> Result<(), TooLarge> {
    match act {
        Act::Mill | Act::Search | Act::Vote => {}
        Act::DiscardUnknown => discard::happen_unknown(change, player, amount)?,
        Act::Scry => scry::happen(change, player, amount),
        Act::Surveil => surveil::happen(change, player, amount),
        Act::Proliferate => proliferate::happen(change, player, amount),
        Act::Shuffle => shuffle::happen(change, player),
        Act::TakeExtraTurn => extra::turns(change, player, amount)?,
        Act::AddPeriod(period) => extra::periods(change, player, period, amount)?,
        Act::SpendMana => spend_mana::happen(change, player, amount),
        Act::Lose => lose::happen(change, player),
        Act::Win => win::happen(change, player),
        Act::DrawGame => draw_game::happen(change),
    }
    if is_noted_itself(act) {
        change.ledger.add(Entry::Did(player, act), amount)?;
    }
    if act == Act::Vote {
        vote::happen(change, player, amount, from);
    } else {
        follow_with_it(change, player, (amount, 1), from);
    }
    Ok(())
}

impl Change<'_> {
    /// Instructions of a rule follow: `you` is the player, `it` the object.
    pub(crate) fn follow_rule(
        &mut self,
        player: PlayerId,
        it: Option<statements::ids::ObjectId>,
        block: &[Instruction],
    ) {
        let mut env = crate::table::env::Env::new(player, it, language::effect::Cause::Effect);
        env.about.it = it;
        env.about.affected = Some(player);
        let (block, env) = (self.table.keep_block(block), self.table.keep_env(env));
        self.follow.push(Todo::Frame(Frame::new(block, env)));
    }
}
