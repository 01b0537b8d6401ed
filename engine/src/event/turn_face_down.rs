//! Turning a permanent face down. It contains nothing; what is face down can't be turned face down
//! (CR 708.2b (2026-04-17)). `Undergo(deed: TurnFaceDown)` in FORMAT.md.

use crate::table::ObjectState;

/// Whether it would change nothing.
pub(super) const fn is_nothing(state: &ObjectState) -> bool {
    state.face_down
}

/// It is face down.
pub(super) const fn happen(state: &mut ObjectState) {
    state.face_down = true;
}
