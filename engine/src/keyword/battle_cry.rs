//! Battle cry (CR 702.91 (2026-04-17)).

use language::board::Ability;
use language::event::Deed;
use language::select::What;

/// When it attacks, each other attacking creature gets +1/+0 until the turn ends.
pub(crate) fn abilities() -> Vec<Ability> {
    let others = What::All(vec![What::Attacking, What::Not(Box::new(What::This))]);
    let does = vec![super::stands_for::grows(others, 1, 0)];
    vec![super::stands_for::triggered(super::stands_for::of_this(Deed::Attack), does)]
}
