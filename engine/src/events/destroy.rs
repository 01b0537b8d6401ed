//! Destroying (CR 701.8 (2026-04-17)): it contains the permanent's move to the graveyard; and regenerating
//! instead, which contains that damage is removed and that it is tapped.
//! `Destroy` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::event::Deed;
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

/// What regenerating a permanent contains: its damage is removed, and it is tapped (CR 701.19a (2026-04-17), 419.6b
/// (2006-10-01)), as far as there is damage and it is untapped. Either can be replaced, or be what can't happen
/// (CR 101.2, 614.6 (2026-04-17)).
pub(crate) fn contained(board: &State, object: ObjectId) -> impl Iterator<Item = Happening> + use<> {
    let ObjectState { damage, tapped, .. } = *board.object(object);
    let damaged = (damage > 0).then_some(Deed::RemoveDamage);
    let untapped = (!tapped).then_some(Deed::Tap);
    damaged.into_iter().chain(untapped).map(move |deed| Happening::undergoes(object, deed, None))
}

/// It leaves combat.
pub(crate) fn regenerate(change: &mut Change<'_>, object: ObjectId) -> Result<(), TooLarge> {
    let defender = change.defender_of(object);
    change.state.object_mut(object).leave_combat(defender);
    change.ledger.add(Entry::Regenerated(object), 1)
}
