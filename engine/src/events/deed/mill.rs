//! Milling (CR 701.17 (2026-04-17)): the number first, then each card's move, which is contained. `Deed(deed: Mill)` in
//! FORMAT.md.

use super::rules::{PlayerDeed, Stock};
use crate::events::zone;
use crate::table::state::State;
use language::board::Zone;
use statements::happening::Happening;
use statements::ids::PlayerId;

/// A number of cards, each of which moves.
pub(crate) struct Mill;

impl PlayerDeed for Mill {
    fn contents(&self, state: &State, player: PlayerId, amount: u64) -> Option<Vec<Happening>> {
        Some(zone::of_top(state, player, amount, Zone::Graveyard))
    }

    fn takes(&self) -> Option<Stock> {
        Some(Stock::Library)
    }
}
