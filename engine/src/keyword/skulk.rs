//! Skulk (CR 702.118b (2026-04-17)).

use super::evasion::not_by;
use language::board::Ability;
use language::select::What;

/// Creatures with greater power can't block it.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![not_by(What::GreaterPower)]
}
