//! Countering a spell or an ability (CR 701.6 (2026-04-17)). It contains the move of the card to the graveyard; what
//! happens when nothing replaces it is that move, and a note of it. `CounterSpell` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use language::board::Zone;
use language::select::What;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// Spells and abilities on the stack are countered; a card's move to the graveyard is contained.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    let eval = spawning.eval();
    let on_stack = |id: &ObjectId| eval.state.object(*id).zone == Zone::Stack;
    let spells: Vec<_> = eval.objects(what).into_iter().filter(on_stack).collect();
    for object in spells {
        spawning.add_to_graveyard(Happening::CounterSpell { object }, object);
    }
}

/// It is countered, wherever its card goes.
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    change.ledger.add(Entry::Countered(object), 1)
}
