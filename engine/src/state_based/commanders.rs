//! Commanders: one that has come to a graveyard or to exile (CR 704.6d (2026-04-17)). What they have dealt to players is
//! looked at with all else for which players lose (CR 704.6c (2026-04-17)).

use super::looking::{Check, Due};
use language::board::Zone;
use language::rule::Switch;
use statements::state_based::StateBased;

/// How much combat damage by one commander makes a player lose.
pub(crate) const DEADLY: u64 = 21;

/// The owner may put it into the command zone, if it has come there since the last check. What the board lists there
/// counts as having come.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::CommanderStateBased) {
        return;
    }
    let state = check.state;
    for (id, object) in state.all_objects() {
        if object.just_moved && matches!(object.zone, Zone::Graveyard | Zone::Exile) {
            check.add(StateBased::Commander, Due::MayCommand(id, object.owner));
        }
    }
}
