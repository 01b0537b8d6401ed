//! Revealing a card (CR 701.20 (2026-04-17)). It contains nothing and leaves the card where it is; that it happened is
//! noted for its owner. `Undergo(deed: Reveal)` in FORMAT.md.

use super::change::Change;
use crate::table::ledger::Entry;
use statements::error::TooLarge;
use statements::ids::ObjectId;

/// It is revealed.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    let owner = change.state.object(object).owner;
    change.ledger.add(Entry::Revealed(owner), 1)
}
