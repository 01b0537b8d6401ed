//! Transforming a permanent (CR 701.27a (2026-04-17)): its other face is up. It contains nothing; what has no other face,
//! or is face down, doesn't transform. `Undergo(deed: Transform)` in FORMAT.md.

use crate::table::object::ObjectState;

/// Whether it would change nothing.
pub(crate) const fn is_nothing(state: &ObjectState) -> bool {
    state.back.is_none() || state.face_down
}

/// The other face is up.
pub(crate) const fn happen(state: &mut ObjectState) {
    state.transformed = !state.transformed;
}
