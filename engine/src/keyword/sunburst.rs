//! Sunburst (CR 702.44 (2026-04-17), 502.37 (2006-10-01)).

use language::board::{Ability, CardType, Counter};
use language::rule::Switch;
use language::select::{Amount, CastNumber, Condition, What};

/// Cast, it enters with a counter for each colour of mana spent on it: a +1/+1 counter if it enters as a creature, which
/// since a text of 2020-07-03 is told without type-changing effects; otherwise a charge counter. Of what does not enter
/// from the stack no mana is known, so that it gets none.
pub(crate) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    let creature = What::Type(CardType::Creature);
    let creature = if on(Switch::SunburstByCopiableValues) {
        What::ByCopiableValues(Box::new(creature))
    } else {
        creature
    };
    let amount = || Amount::OfCast(CastNumber::Colors, What::This);
    let mut grows = super::enters_with::counters(Counter::PlusOne, amount());
    grows.when.only_if = vec![Condition::It(creature.clone())];
    let mut charged = super::enters_with::counters(Counter::Named("charge".to_owned()), amount());
    charged.when.only_if = vec![Condition::Not(Box::new(Condition::It(creature)))];
    vec![
        super::stands_for::effect("sunburst", grows),
        super::stands_for::effect("sunburst (charge)", charged),
    ]
}
