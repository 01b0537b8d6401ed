//! Extort (CR 702.101 (2026-04-17)). Whether its mana is paid is asked; no mana is looked for.

use language::board::Ability;
use language::effect::{EventPattern, Pattern};
use language::event::Event;
use language::select::{Amount, What, Who};

/// When its controller casts a spell and pays, each opponent loses 1 life, and the controller gains as much as all of them
/// lost so.
pub(crate) fn abilities() -> Vec<Ability> {
    let when = Pattern::new(EventPattern::Cast { who: Who::You, what: What::Any });
    let lose = Event::LoseLife { who: Who::Opponents, amount: Amount::N(1) };
    let gain = Event::GainLife { who: Who::You, amount: Amount::Result };
    let paid = [lose, gain].map(|event| super::stands_for::together(vec![event])).to_vec();
    vec![super::stands_for::triggered(when, vec![super::stands_for::may(paid)])]
}
