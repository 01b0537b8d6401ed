//! Horsemanship (CR 702.31b (2026-04-17), 502.17b (2006-10-01)).

use super::evasion::{lacking, not_by};
use language::board::{Ability, Keyword};

/// Creatures without horsemanship can't block it.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![not_by(lacking(Keyword::Horsemanship))]
}
