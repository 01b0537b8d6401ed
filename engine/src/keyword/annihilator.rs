//! Annihilator (CR 702.86 (2026-04-17)).

use language::board::{Ability, Zone};
use language::event::{Deed, Event};
use language::select::{What, Who};

/// When it attacks, the defending player sacrifices so many permanents.
pub(crate) fn abilities(many: u64) -> Vec<Ability> {
    let defending = || Who::Defending(Box::new(What::This));
    let theirs = What::All(vec![What::In(Zone::Battlefield), What::ControlledBy(defending())]);
    let sacrifice = Event::Sacrifice { what: What::Chosen("annihilated".to_owned()) };
    let choose = super::stands_for::chosen(defending(), theirs, many, "annihilated");
    let does = vec![choose, super::stands_for::together(vec![sacrifice])];
    vec![super::stands_for::triggered(super::stands_for::of_this(Deed::Attack), does)]
}
