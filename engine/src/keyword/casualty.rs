//! Casualty (CR 702.153 (2026-04-17)).

use language::board::{Ability, CardType};
use language::event::Event;
use language::select::{Amount, Compare, What, Who};

/// A creature of so much power may be sacrificed for it. When it is cast and one was, it is copied.
pub(crate) fn abilities(power: u64) -> Vec<Ability> {
    let enough = What::Power(Compare::AtLeast, Box::new(Amount::N(power)));
    let creature = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You), enough]);
    let sacrifice = |what| Event::Sacrifice { what };
    vec![
        super::stands_for::spell_cost("casualty", creature, 1, sacrifice),
        super::copied_as_cast::if_paid("casualty"),
    ]
}
