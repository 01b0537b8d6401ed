//! Turning a permanent face down. It contains nothing; neither what is face down nor what has two faces can be turned face
//! down (CR 708.2b, 712.16 (2026-04-17), 711.6 (2012-05-01)). `Undergo(deed: TurnFaceDown)` in FORMAT.md.

use crate::table::object::ObjectState;

/// Whether it would change nothing.
pub(crate) const fn is_nothing(state: &ObjectState) -> bool {
    state.face_down || state.back.is_some()
}

/// It is face down.
pub(crate) const fn happen(state: &mut ObjectState) {
    state.face_down = true;
}
