//! Surveil (CR 701.25a (2026-04-17)): any of the top cards go to the graveyard. It contains nothing; moving the cards is
//! an event of its own that follows. `Deed(deed: Surveil)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::events::look_at_top;
use language::board::Zone;
use language::event::{Event, Place};
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Any of the cards go to the graveyard.
pub(crate) struct Surveil;

impl PlayerDeed for Surveil {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let graveyard = |what| Event::Move { what, to: Zone::Graveyard, place: Place::Top };
        look_at_top::put_any(change, player, details.amount, graveyard);
        Ok(())
    }

    fn is_noted(&self) -> bool {
        true
    }
}
