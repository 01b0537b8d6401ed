//! Ingest (CR 702.115 (2026-04-17)).

use language::board::{Ability, Zone};
use language::event::Event;
use language::select::{Amount, Who};

/// A player whom it has hit in combat loses the top card of the library to exile.
pub(crate) fn abilities() -> Vec<Ability> {
    let exiled = Event::MoveTop { who: Who::Affected, amount: Amount::N(1), to: Zone::Exile };
    let does = vec![super::stands_for::together(vec![exiled])];
    vec![super::stands_for::triggered(super::stands_for::combat_damage_to_a_player(), does)]
}
