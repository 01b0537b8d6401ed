//! Revealing a card (CR 701.20 (2026-04-17)). It contains nothing and leaves the card where it is; that it happened is
//! noted for its owner. `Deed(deed: Reveal)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::ledger::Entry;
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It is revealed.
pub(crate) struct Reveal;

impl ObjectDeed for Reveal {
    fn of_unknown(&self) -> Option<Deed> {
        Some(Deed::RevealUnknown)
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let owner = change.state.object(object).owner;
        change.ledger.add(Entry::Revealed(owner), 1)
    }
}
