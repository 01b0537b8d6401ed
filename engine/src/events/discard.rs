//! Discarding (CR 701.9 (2026-04-17)): it contains the card's move to the graveyard; what happens when nothing replaces
//! it is that move, and a note of it. `Discard` in FORMAT.md.
//! Cards of which nothing is known are discarded as `deed/discard_unknown.rs` has it.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use crate::table::thing::UnknownCards;
use language::board::Zone;
use language::event::Deed;
use language::select::What;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// Cards in hands are discarded by their owners.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    let eval = spawning.eval();
    let in_hand = |id: &ObjectId| eval.state.object(*id).zone == Zone::Hand;
    let cards: Vec<_> = eval.objects(what).into_iter().filter(in_hand).collect();
    let mut unknown = eval.unknown_cards(what);
    unknown.retain(|cards| cards.zone == Zone::Hand);
    for object in cards {
        spawning.add_to_graveyard(Happening::Discard { object }, object);
    }
    for UnknownCards { player, amount, .. } in unknown {
        spawning.add(Happening::does(player, Deed::DiscardUnknown, amount));
    }
}

/// A card is discarded, wherever it goes.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    let owner = change.state.object(object).owner;
    change.ledger.add(Entry::Discarded(owner), 1)
}
