//! Evolve (CR 702.100 (2026-04-17)). What it asks for is asked again as it resolves, also of a creature that has left by then.

use language::board::{Ability, CardType, Counter};
use language::effect::{EventPattern, Pattern};
use language::select::{Amount, Compare, Condition, What, Who};

/// When a creature of greater power or toughness enters under its controller's control, it gets a +1/+1 counter.
pub(crate) fn abilities() -> Vec<Ability> {
    let what = What::All(vec![What::Type(CardType::Creature), What::Not(Box::new(What::This))]);
    let enters = EventPattern::Enter { what, under: Who::You, from: None };
    let toughness = Box::new(Amount::ToughnessOf(What::This));
    let greater = What::OneOf(vec![What::GreaterPower, What::Toughness(Compare::MoreThan, toughness)]);
    let when = Pattern { only_if: vec![Condition::It(greater)], ..Pattern::new(enters) };
    let counter = super::stands_for::puts(What::This, Counter::PlusOne, 1);
    vec![super::stands_for::triggered(when, vec![super::stands_for::together(vec![counter])])]
}
