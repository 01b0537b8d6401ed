//! Unleash (CR 702.98 (2026-04-17)).

use language::board::{Ability, Counter, Restriction};
use language::effect::{Effect, EventPattern, Pattern};
use language::event::Deed;
use language::select::{Amount, What};

/// It may enter with a +1/+1 counter; with one on it, it can't block.
pub(crate) fn abilities() -> Vec<Ability> {
    let enters = super::enters_with::counters(Counter::PlusOne, Amount::N(1));
    let grown = What::All(vec![What::This, What::With(Counter::PlusOne)]);
    let blocks = Pattern::new(EventPattern::undergoes(grown, Deed::Block, None));
    let cant = Ability::Restriction(Restriction::Cant(blocks));
    vec![super::stands_for::effect("unleash", Effect { optional: true, ..enters }), cant]
}
