//! Conspire (CR 702.78 (2026-04-17)).

use language::board::{Ability, CardType};
use language::event::{Deed, Event};
use language::select::{Shared, What, Who};

/// Two creatures of a colour of the spell may be tapped for it. When it is cast and they were, it is copied.
pub(crate) fn abilities() -> Vec<Ability> {
    let creature = What::All(vec![
        What::Type(CardType::Creature),
        What::Not(Box::new(What::Tapped)),
        What::ControlledBy(Who::You),
        What::Shares(Shared::Color, Box::new(What::This)),
    ]);
    vec![
        super::stands_for::spell_cost("conspire", creature, 2, |what| {
            Event::undergoes(what, Deed::Tap, None)
        }),
        super::copied_as_cast::if_paid("conspire"),
    ]
}
