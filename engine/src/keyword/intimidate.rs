//! Intimidate (CR 702.13b (2026-04-17)).

use super::evasion::only_by;
use language::board::{Ability, CardType};
use language::select::What;

/// Only artifact creatures and creatures that share a colour with it can block it; without a colour it shares none.
pub(crate) fn abilities() -> Vec<Ability> {
    vec![only_by(What::OneOf(vec![What::Type(CardType::Artifact), What::SharesColor]))]
}
