//! Poisonous (CR 702.70 (2026-04-17)): an ability that triggers, unlike toxic, which is a result of the damage.

use language::board::{Ability, Counter};
use language::event::Event;
use language::select::{Amount, Who, Whom};

/// When it has dealt combat damage to a player, that player gets so many poison counters.
pub(crate) fn abilities(many: u64) -> Vec<Ability> {
    let (on, kind) = (Whom::Player(Who::Affected), Counter::Poison);
    let poison = Event::PutCounters { who: Who::You, on, kind, amount: Amount::N(many) };
    let does = vec![super::stands_for::together(vec![poison])];
    vec![super::stands_for::triggered(super::stands_for::combat_damage_to_a_player(), does)]
}
