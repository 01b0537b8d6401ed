//! Destroying (CR 701.8 (2026-04-17)): it contains the permanent's move to the graveyard; and regenerating instead.
//! `Destroy` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use language::select::What;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// Permanents are destroyed; each one's move to the graveyard is contained.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, no_regeneration: bool) {
    let eval = spawning.eval();
    let objects: Vec<_> = eval.objects(what).into_iter().filter(|&id| eval.state.is_permanent(id)).collect();
    for object in objects {
        spawning.add_to_graveyard(Happening::Destroy { object, no_regeneration }, object);
    }
}

/// CR 701.19 (2026-04-17): damage is removed, it is tapped and leaves combat.
pub(crate) fn regenerate(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    let defender = change.defender_of(object);
    let state = change.state.object_mut(object);
    state.damage = 0;
    state.tapped = true;
    state.leave_combat(defender);
    change.ledger.add(Entry::Regenerated(object), 1)
}
