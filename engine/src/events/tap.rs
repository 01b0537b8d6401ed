//! Tapping a permanent (CR 701.26a (2026-04-17)). It contains nothing; tapping what is tapped is nothing.
//! `Undergo(deed: Tap)` in FORMAT.md.

use crate::table::object::ObjectState;

/// Whether it would change nothing.
pub(crate) const fn is_nothing(state: &ObjectState) -> bool {
    state.tapped
}

/// It becomes tapped.
pub(crate) const fn happen(state: &mut ObjectState) {
    state.tapped = true;
}
