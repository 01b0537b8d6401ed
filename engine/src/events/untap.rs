//! Untapping a permanent (CR 701.26b (2026-04-17)). It contains nothing; untapping what is untapped is nothing. A stun
//! counter replaces it: `keyword/counters.rs`. `Undergo(deed: Untap)` in FORMAT.md.

use crate::table::object::ObjectState;

/// Whether it would change nothing.
pub(crate) const fn is_nothing(state: &ObjectState) -> bool {
    !state.tapped
}

/// It becomes untapped.
pub(crate) const fn happen(state: &mut ObjectState) {
    state.tapped = false;
}
