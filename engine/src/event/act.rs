//! What a player does: mill, scry, vote, search and the like, each a number of times or with a number of cards.

use serde::{Deserialize, Serialize};

use super::happen::Change;
use super::spawn::Spawning;
use super::{
    Instruction, discard, draw_game, extra, lose, proliferate, scry, shuffle, spend_mana, surveil, vote, win,
};
use crate::board::Period;
use crate::ids::{OriginId, PlayerId};
use crate::ruling::Happening;
use crate::ruling::queue::{Frame, Todo};
use crate::select::{Amount, Who};
use crate::table::{Entry, TooLarge};

/// Something that a player does, with a number: so many cards, so many times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Act {
    /// Puts so many cards from the top of the library into the graveyard.
    Mill,
    /// Discards so many cards of which nothing is known.
    DiscardUnknown,
    /// Looks at so many cards on top of the library and puts any of them on the bottom.
    Scry,
    /// Looks at so many cards on top of the library and puts any of them into the graveyard.
    Surveil,
    /// So many times, gives any permanents and players another counter of each kind that they have.
    Proliferate,
    /// Searches so many cards of a library, from the top; what is found is up to `with_it`.
    Search,
    /// Shuffles the library.
    Shuffle,
    /// Votes so many times; what a vote is, is up to `with_it`, which is followed for each.
    Vote,
    /// Takes so many extra turns.
    TakeExtraTurn,
    /// Has so many additional phases or steps of this kind.
    AddPeriod(Period),
    /// Spends so much mana.
    SpendMana,
    /// Loses the game.
    Lose,
    /// Wins the game.
    Win,
    /// The game is a draw.
    DrawGame,
}

impl Act {
    /// Whether it happens once and has no number.
    pub const fn is_single(self) -> bool {
        match self {
            Self::Shuffle | Self::Lose | Self::Win | Self::DrawGame => true,
            Self::Mill
            | Self::DiscardUnknown
            | Self::Scry
            | Self::Surveil
            | Self::Proliferate
            | Self::Search
            | Self::Vote
            | Self::TakeExtraTurn
            | Self::AddPeriod(_)
            | Self::SpendMana => false,
        }
    }
}

impl Act {
    /// Whether the ledger notes it as such; of the others it notes what came of them.
    const fn is_noted_itself(self) -> bool {
        match self {
            Self::Scry
            | Self::Surveil
            | Self::Proliferate
            | Self::Search
            | Self::Shuffle
            | Self::Vote
            | Self::SpendMana => true,
            Self::Mill
            | Self::DiscardUnknown
            | Self::TakeExtraTurn
            | Self::AddPeriod(_)
            | Self::Lose
            | Self::Win
            | Self::DrawGame => false,
        }
    }
}

/// Each of these players does it.
pub(super) fn spawn(
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
pub(super) fn happen(
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
    if act.is_noted_itself() {
        change.ledger.add(Entry::Did(player, act), amount)?;
    }
    if act == Act::Vote {
        vote::happen(change, player, amount, from);
    } else {
        follow_with_it(change, player, (amount, 1), from);
    }
    Ok(())
}

/// What is done with it follows, `times` times, with `amount` as its result.
pub(super) fn follow_with_it(
    change: &mut Change<'_>,
    player: PlayerId,
    (amount, times): (u64, u64),
    from: OriginId,
) {
    let Some((block, env)) = change.table.origin(from).with_it else { return };
    if times == 0 {
        return;
    }
    let mut env = change.table.env(env).clone();
    env.about.affected = Some(player);
    env.about.result = amount;
    let env = change.table.keep_env(env);
    change.follow.push(Todo::Frame(Frame { again: times - 1, ..Frame::new(block, env) }));
}

impl Change<'_> {
    /// Instructions of a rule follow: `you` is the player, `it` the object.
    pub(super) fn follow_rule(
        &mut self,
        player: PlayerId,
        it: Option<crate::ids::ObjectId>,
        block: &[Instruction],
    ) {
        let mut env = crate::table::Env::new(player, it, crate::effect::Cause::Effect);
        env.about.it = it;
        env.about.affected = Some(player);
        let (block, env) = (self.table.keep_block(block), self.table.keep_env(env));
        self.follow.push(Todo::Frame(Frame::new(block, env)));
    }
}
