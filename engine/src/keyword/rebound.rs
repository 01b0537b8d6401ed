//! Rebound (CR 702.88 (2026-04-17)). That it may be cast once more in the next upkeep is for whoever writes the board.

use crate::board::{Ability, Zone};

/// Cast from hand, it goes to exile as it resolves.
pub(super) fn abilities() -> Vec<Ability> {
    vec![super::effect("rebound", super::leaving_the_stack::resolving("from hand", Zone::Exile))]
}
