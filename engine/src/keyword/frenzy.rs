//! Frenzy (CR 702.68 (2026-04-17)).

use language::board::Ability;
use language::event::Deed;
use language::select::What;

/// When it attacks and isn't blocked, it gets so much in power until the turn ends.
pub(crate) fn abilities(by: u64) -> Vec<Ability> {
    let does = vec![super::stands_for::grows(What::This, by, 0)];
    vec![super::stands_for::triggered(super::stands_for::of_this(Deed::BecomeUnblocked), does)]
}
