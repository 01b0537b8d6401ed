//! Bushido (CR 702.45 (2026-04-17), 502.38 (2006-10-01)).

use language::board::Ability;
use language::event::Deed;
use language::select::What;

/// When it blocks, or becomes blocked, it gets so much in power and toughness until the turn ends.
pub(crate) fn abilities(by: u64) -> Vec<Ability> {
    let grows = |deed| {
        let does = vec![super::stands_for::grows(What::This, by, by)];
        super::stands_for::triggered(super::stands_for::of_this(deed), does)
    };
    vec![grows(Deed::Block), grows(Deed::BecomeBlocked)]
}
