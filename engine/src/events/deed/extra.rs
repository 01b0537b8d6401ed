//! Extra turns, phases and steps: they are noted, and come when the turn goes on (`NextStep`). When one would begin is an
//! event of its own. They contain nothing. `Deed(deed: TakeExtraTurn)`, `Deed(deed: AddPeriod(..))` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::ledger::Entry;
use language::board::Period;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// More than so many of them are counted, and do not come: no ruling has as many steps.
const MOST: usize = 10_000;

/// A player will take extra turns.
pub(crate) struct TakeExtraTurn;

impl PlayerDeed for TakeExtraTurn {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let turns = usize::try_from(details.amount).map_err(|_| TooLarge)?.min(MOST);
        change.state.course.add_turns(player, turns);
        change.ledger.add(Entry::Extra(player, Period::Turn), details.amount)
    }
}

/// There will be additional phases or steps.
pub(crate) struct AddPeriod;

impl PlayerDeed for AddPeriod {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let Deed::AddPeriod(period) = details.deed else { return Ok(()) };
        let before = change.table.board(change.before).course.waiting_periods();
        let already = change.state.course.waiting_periods() - before;
        let times = usize::try_from(details.amount).map_err(|_| TooLarge)?.min(MOST);
        if period == Period::Turn {
            change.state.course.add_turns(player, times);
        } else {
            change.state.course.add_periods(period, times, already);
        }
        change.ledger.add(Entry::Extra(player, period), details.amount)
    }
}
