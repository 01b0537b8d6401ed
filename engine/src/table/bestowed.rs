//! What is bestowed (CR 702.103e, 702.103f (2026-04-17)): an Aura as long as it is a spell with a target, or is attached.
//!
//! Known gap: what becomes a copy of something else, or is turned face down, is so no longer (CR 702.103b (2026-04-17)).

use super::Table;
use super::object::ObjectState;
use crate::keyword::bestow;
use statements::ids::{ObjectId, Target, TextId};

/// Whether an object is bestowed as far as what was paid for it says.
pub(crate) fn is_bestowed(table: &Table, object: &ObjectState) -> bool {
    let paid = table.texts.find(bestow::PAID).map(TextId::at);
    paid.is_some_and(|paid| object.paid.contains(&paid)) && bestow::has(table.print(object.copiable()))
}

/// What a bestowed spell enters attached to: its target, if that is left (CR 702.103e (2026-04-17)).
pub(crate) fn host(table: &Table, spell: &ObjectState) -> Option<ObjectId> {
    let mut aimed = spell.aims.iter().flat_map(|aim| aim.at.iter());
    let host = aimed.find_map(|target| if let Target::Object(id) = *target { Some(id) } else { None });
    host.filter(|_| is_bestowed(table, spell))
}
