//! Ascend (CR 702.131 (2026-04-17)): read when permanents are counted, which no event waits for: that is in
//! `events/ascending.rs`.

use super::stands_for::has_named;
use language::board::{Characteristics, KeywordName};

/// Whether its controller gets the city's blessing with ten permanents.
pub(crate) fn has(is: &Characteristics) -> bool {
    has_named(is, KeywordName::Ascend)
}
