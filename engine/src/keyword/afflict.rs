//! Afflict (CR 702.130 (2026-04-17)).

use language::board::Ability;
use language::event::{Deed, Event};
use language::select::{Amount, What, Who};

/// When it becomes blocked, the defending player loses so much life.
pub(crate) fn abilities(much: u64) -> Vec<Ability> {
    let lost = Event::LoseLife { who: Who::Defending(Box::new(What::This)), amount: Amount::N(much) };
    let does = vec![super::stands_for::together(vec![lost])];
    vec![super::stands_for::triggered(super::stands_for::of_this(Deed::BecomeBlocked), does)]
}
