//! Tokens and copies where there are none cease to exist (CR 704.5d, 704.5e (2026-04-17), 420.5f, 420.5j (2006-10-01)).

use super::StateBased;
use crate::board::{ObjectKind, Zone};
use crate::ids::ObjectId;
use crate::table::State;

/// For what an object ceases to exist where it is, if it does. What has ceased already is not looked at.
pub(crate) fn ceases(state: &State, id: ObjectId) -> Option<StateBased> {
    let object = state.object(id);
    let stays = match object.kind {
        ObjectKind::Token => object.zone == Zone::Battlefield,
        ObjectKind::SpellCopy => object.zone == Zone::Stack,
        ObjectKind::CardCopy => matches!(object.zone, Zone::Stack | Zone::Battlefield),
        ObjectKind::Card | ObjectKind::Ability | ObjectKind::Emblem => true,
    };
    let why = if object.kind == ObjectKind::Token { StateBased::Token } else { StateBased::Copy };
    (!stays && object.count > 0 && object.zone != Zone::Outside).then_some(why)
}
