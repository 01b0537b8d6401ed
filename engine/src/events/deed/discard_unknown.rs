//! Discarding cards that nobody knows (CR 701.9 (2026-04-17)): only their number is kept. It contains nothing.
//! `Deed(deed: DiscardUnknown)` in FORMAT.md.

use super::rules::{Details, PlayerDeed, Stock};
use crate::events::change::Change;
use crate::table::ledger::Entry;
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Cards of which nothing is known are discarded, as far as there are any.
pub(crate) struct DiscardUnknown;

impl PlayerDeed for DiscardUnknown {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let state = change.state.player_mut(player);
        let amount = details.amount.min(state.unknown_hand);
        state.unknown_hand -= amount;
        state.unknown_graveyard = state.unknown_graveyard.checked_add(amount).ok_or(TooLarge)?;
        change.ledger.add(Entry::Discarded(player), amount)
    }

    fn takes(&self) -> Option<Stock> {
        Some(Stock::UnknownHand)
    }
}
