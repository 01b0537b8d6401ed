//! Revealing cards that nobody knows (CR 701.20 (2026-04-17)): only their number is kept. What they are is seen in the game,
//! and is not on the board. It contains nothing. `Deed(deed: RevealUnknown)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::table::ledger::Entry;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Cards of which nothing is known are revealed.
pub(crate) struct RevealUnknown;

impl PlayerDeed for RevealUnknown {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        change.ledger.add(Entry::Revealed(player), details.amount)
    }
}
