//! Soulshift (CR 702.46 (2026-04-17), 502.39 (2006-10-01)).

use language::board::{Ability, ObjectKind, Zone};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, Compare, Condition, What, Who};

/// When it goes from the battlefield to a graveyard, its controller may return a Spirit card of so much mana value or less
/// from the graveyard to hand.
pub(crate) fn abilities(value: u64) -> Vec<Ability> {
    let spirit = What::All(vec![
        What::Subtype("Spirit".to_owned()),
        What::Kind(ObjectKind::Card),
        What::In(Zone::Graveyard),
        What::OwnedBy(Who::You),
        What::ManaValue(Compare::AtMost, Box::new(Amount::N(value))),
    ]);
    let back = What::Chosen("spirit".to_owned());
    let returned = Event::Move { what: back.clone(), to: Zone::Hand, place: Place::Top };
    let may = super::stands_for::may(vec![super::stands_for::together(vec![returned])]);
    let if_there =
        Instruction::If { condition: Condition::Exists(back), then: vec![may], otherwise: Vec::new() };
    let does = vec![super::stands_for::target(spirit, "spirit"), if_there];
    vec![super::stands_for::triggered(super::stands_for::dies(), does)]
}
