//! Discarding cards that nobody knows (CR 701.9 (2026-04-17)): only their number is kept. It contains their move to the
//! graveyard; what triggers on discarding, and what can't happen, see it as so many discards (`fits`, CR 603.2c (2026-04-17)).
//! Effects on a player who discards so many look at their number; those on the discarding of a card come after these.
//!
//! Known gap: what asks what such a card is, or would put it onto the battlefield, is not applied (`Reason::UnknownCard`).
//! `Deed(deed: DiscardUnknown)` in FORMAT.md.

use super::rules::{Details, PlayerDeed, Stock};
use crate::events::change::Change;
use crate::table::ledger::Entry;
use crate::table::state::State;
use language::board::Zone;
use language::event::Place;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// Cards of which nothing is known are discarded, as far as there are any.
pub(crate) struct DiscardUnknown;

impl PlayerDeed for DiscardUnknown {
    fn contents(&self, state: &State, player: PlayerId, amount: u64) -> Option<Vec<Happening>> {
        let amount = amount.min(state.player(player).unknown_hand);
        let (from, to, place) = (Zone::Hand, Zone::Graveyard, Place::Top);
        Some(vec![Happening::MoveUnknown { player, amount, from, to, place, milled: false }])
    }

    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        change.ledger.add(Entry::Discarded(player), details.amount)
    }

    fn takes(&self) -> Option<Stock> {
        Some(Stock::UnknownHand)
    }
}
