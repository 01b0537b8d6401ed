//! What is bestowed (CR 702.103e, 702.103f (2026-04-17)): an Aura as long as it is a spell with a target, or is attached.

use super::Table;
use super::object::ObjectState;
use crate::keyword::bestow;
use language::board::paid::BESTOW;
use language::rule::Switch;
use statements::ids::{ObjectId, Target, TextId};

/// Whether an object is bestowed as far as what was paid for it says.
pub(crate) fn is_bestowed(table: &Table, object: &ObjectState) -> bool {
    let paid = table.texts.find(BESTOW).map(TextId::at);
    let has = |print| bestow::has(table.print(print));
    paid.is_some_and(|paid| object.paid.contains(&paid))
        && (has(object.copiable()) || table.on(Switch::BestowedStays) && has(object.print))
}

/// Whether an object is a bestowed Aura that has no ability any more that says so: it is a copy of something else, or face down
/// (CR 702.103b (2026-04-17)).
pub(crate) fn stays(table: &Table, object: &ObjectState) -> bool {
    object.attached_to.is_some()
        && !object.paid.is_empty()
        && is_bestowed(table, object)
        && !bestow::has(table.print(object.copiable()))
}

/// What a bestowed spell enters attached to: its target, if that is left (CR 702.103e (2026-04-17)).
pub(crate) fn host(table: &Table, spell: &ObjectState) -> Option<ObjectId> {
    let mut aimed = spell.aims.iter().flat_map(|aim| aim.at.iter());
    let host = aimed.find_map(|target| if let Target::Object(id) = *target { Some(id) } else { None });
    host.filter(|_| is_bestowed(table, spell))
}
