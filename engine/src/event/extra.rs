//! Extra turns, phases and steps: they are noted; when one would begin is an event of its own. They
//! contain nothing. `Act(act: TakeExtraTurn)`, `Act(act: AddPeriod(..))` in FORMAT.md.

use super::happen::Change;
use crate::board::Period;
use crate::ids::PlayerId;
use crate::table::{Entry, TooLarge};

/// A player will take extra turns.
pub(super) fn turns(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    change.ledger.add(Entry::Extra(player, Period::Turn), amount)
}

/// There will be additional phases or steps.
pub(super) fn periods(
    change: &mut Change<'_>,
    player: PlayerId,
    period: Period,
    amount: u64,
) -> Result<(), TooLarge> {
    change.ledger.add(Entry::Extra(player, period), amount)
}
