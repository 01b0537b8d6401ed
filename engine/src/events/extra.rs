//! Extra turns, phases and steps: they are noted, and come when the turn goes on (`NextStep`). When one would begin is an
//! event of its own. They contain nothing. `Act(act: TakeExtraTurn)`, `Act(act: AddPeriod(..))` in FORMAT.md.

use super::change::Change;
use crate::table::ledger::Entry;
use language::board::Period;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// More than so many of them are counted, and do not come: no ruling has as many steps.
const MOST: usize = 10_000;

/// A player will take extra turns.
pub(crate) fn turns(change: &mut Change<'_>, player: PlayerId, amount: u64) -> Result<(), TooLarge> {
    change.state.course.add_turns(player, usize::try_from(amount).map_err(|_| TooLarge)?.min(MOST));
    change.ledger.add(Entry::Extra(player, Period::Turn), amount)
}

/// There will be additional phases or steps.
pub(crate) fn periods(
    change: &mut Change<'_>,
    player: PlayerId,
    period: Period,
    amount: u64,
) -> Result<(), TooLarge> {
    let before = change.table.board(change.before).course.waiting_periods();
    let already = change.state.course.waiting_periods() - before;
    let times = usize::try_from(amount).map_err(|_| TooLarge)?.min(MOST);
    if period == Period::Turn {
        change.state.course.add_turns(player, times);
    } else {
        change.state.course.add_periods(period, times, already);
    }
    change.ledger.add(Entry::Extra(player, period), amount)
}
