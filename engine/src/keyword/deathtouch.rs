//! Deathtouch: a triggered ability (502.63 (2008-02-01)), from 2009-07-11 a state-based action (CR 702.2 (2026-04-17)),
//! which `state_based/creatures.rs` has.

use language::board::{Ability, CardType};
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::rule::Switch;
use language::select::{What, Whom};

/// Once for each creature that it deals damage to.
pub(crate) fn abilities(on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    if on(Switch::DeathtouchStateBased) {
        return Vec::new();
    }
    let to = Whom::Object(What::Type(CardType::Creature));
    let when = Pattern::new(EventPattern::Damage { from: super::lifelink::permanent(), to, combat: None });
    let destroy = Event::Destroy { what: What::It, no_regeneration: false };
    vec![super::stands_for::triggered(when, vec![super::stands_for::together(vec![destroy])])]
}
