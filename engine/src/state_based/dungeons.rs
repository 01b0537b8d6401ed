//! Dungeons that are finished (CR 704.5t, 309.6 (2026-04-17)): when the venture marker is on the bottommost room, and no
//! ability of the dungeon waits or is on the stack, its owner removes it from the game.

use super::looking::{Check, Due};
use language::board::CardType;
use language::rule::Switch;
use statements::state_based::StateBased;

/// Every dungeon in the command zone is looked at. All abilities of a dungeon are those of its rooms
/// (CR 309.4c (2026-04-17)).
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Dungeons) {
        return;
    }
    for id in check.face_up_in_command(CardType::Dungeon) {
        if check.state.object(id).bottommost_room && !check.has_waiting(id) {
            check.add(StateBased::Dungeon, Due::Removed(id));
        }
    }
}
