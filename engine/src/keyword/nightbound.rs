//! Nightbound (CR 702.145e (2026-04-17)). That it makes it night, and transforms by day, no event waits for: that is in
//! `events/day_and_night.rs`.

use super::stands_for::has_keyword;
use language::board::{Ability, Characteristics, Keyword};

/// It transforms in no way but by its own ability.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![super::daybound::only_by_daytime()]
}

/// Whether it transforms as it becomes day.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_keyword(is, &Keyword::Nightbound)
}
