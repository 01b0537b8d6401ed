//! Fear (CR 702.36b (2026-04-17), 502.25b (2006-10-01)).

use super::evasion::only_by;
use language::board::{Ability, CardType, Color};
use language::select::What;

/// Only artifact creatures and black creatures can block it.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![only_by(What::OneOf(vec![What::Type(CardType::Artifact), What::Color(Color::Black)]))]
}
