//! Devour (CR 702.82 (2026-04-17)).

use language::board::{Ability, CardType};
use language::effect::{Effect, EnterChoice, EventPattern, Fate, Rewrite};
use language::select::{What, Who};

/// As it enters, its controller may sacrifice creatures; it gets `each` +1/+1 counters for every one of them.
pub(crate) fn abilities(each: u64) -> Vec<Ability> {
    let what = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    let choice = EnterChoice::Objects { what, at_most: None, fate: Fate::Sacrificed, counters_each: each };
    let event = EventPattern::enters(What::This);
    vec![super::stands_for::effect(format!("devour {each}"), Effect::new(event, Rewrite::AsEnters(choice)))]
}
