//! Turning a permanent face up (CR 708.8 (2026-04-17)). It contains nothing; turning up what is face up is nothing. What
//! its face-up side does meanwhile: `table/turned_up.rs`. `Undergo(deed: TurnFaceUp)` in FORMAT.md.

use crate::table::object::ObjectState;

/// Whether it would change nothing.
pub(crate) const fn is_nothing(state: &ObjectState) -> bool {
    !state.face_down
}

/// It is face up: its copiable values are its own again.
pub(crate) const fn happen(state: &mut ObjectState) {
    state.face_down = false;
    // Of two faces the front one is up then (CR 712.15a (2026-04-17)).
    state.transformed = false;
}
