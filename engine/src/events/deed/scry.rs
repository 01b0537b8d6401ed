//! Scry (CR 701.22a (2026-04-17)): any of the top cards go to the bottom of the library. It contains nothing; moving the
//! cards is an event of its own that follows. `Deed(deed: Scry)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use crate::events::look_at_top;
use language::board::Zone;
use language::event::{Event, Place};
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// Any of the cards go to the bottom, in any order, and the rest back on top, in any order.
///
/// Judgement: with an empty library, too, abilities trigger on it, also before 2025-02-07, when no text says so.
pub(crate) struct Scry;

impl PlayerDeed for Scry {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let bottom = |what| Event::Move { what, to: Zone::Library, place: Place::Bottom };
        look_at_top::put_any(change, player, details.amount, bottom);
        Ok(())
    }

    fn is_noted(&self) -> bool {
        true
    }
}
