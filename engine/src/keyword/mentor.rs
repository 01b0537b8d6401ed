//! Mentor (CR 702.134 (2026-04-17)).

use language::board::{Ability, CardType, Counter};
use language::event::Deed;
use language::select::{Amount, Compare, What};

/// When it attacks, an attacking creature of less power gets a +1/+1 counter.
pub(crate) fn abilities() -> Vec<Ability> {
    let power = Box::new(Amount::PowerOf(What::This));
    let less = What::Power(Compare::LessThan, power);
    let pupil = What::All(vec![What::Type(CardType::Creature), What::Attacking, less]);
    let counter = super::stands_for::puts(What::Chosen("pupil".to_owned()), Counter::PlusOne, 1);
    let does = vec![super::stands_for::target(pupil, "pupil"), super::stands_for::together(vec![counter])];
    vec![super::stands_for::triggered(super::stands_for::of_this(Deed::Attack), does)]
}
