//! Tokens and copies where there are none cease to exist (CR 704.5d, 704.5e (2026-04-17), 420.5f, 420.5j (2006-10-01)). So did
//! tokens that are phased out, until 2017-08-25 (217.8d (2006-10-01), CR 704.5d (2017-04-28)).

use crate::table::Table;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::board::{ObjectKind, Zone};
use language::rule::Switch;
use statements::ids::ObjectId;
use statements::state_based::StateBased;

/// For what an object ceases to exist where it is, if it does. What has ceased already is not looked at.
pub(crate) fn ceases(table: &Table, object: &ObjectState) -> Option<StateBased> {
    let stays = match object.kind {
        ObjectKind::Token => object.zone == Zone::Battlefield,
        ObjectKind::SpellCopy => object.zone == Zone::Stack,
        ObjectKind::CardCopy => matches!(object.zone, Zone::Stack | Zone::Battlefield),
        ObjectKind::Card | ObjectKind::Ability | ObjectKind::Emblem => true,
    };
    let out = object.kind == ObjectKind::Token && object.phased_out.is_some();
    let why = match object.kind {
        ObjectKind::Token if stays => StateBased::PhasedOutToken,
        ObjectKind::Token => StateBased::Token,
        ObjectKind::SpellCopy
        | ObjectKind::CardCopy
        | ObjectKind::Card
        | ObjectKind::Ability
        | ObjectKind::Emblem => StateBased::Copy,
    };
    let goes = !stays || out && table.on(Switch::PhasedOutTokensCease);
    (goes && object.count > 0 && object.zone != Zone::Outside).then_some(why)
}

/// It ceases to exist. What phased out along with it stays phased out, attached to nothing. What ceases on the battlefield is
/// no longer there, so that it isn't taken for a row from which all have come out.
pub(crate) fn cease(state: &mut State, id: ObjectId) {
    let object = state.object_mut(id);
    object.count = 0;
    if object.zone == Zone::Battlefield {
        object.zone = Zone::Outside;
        (object.phased_out, object.phased_out_under) = (None, None);
    }
    let attached: Vec<ObjectId> =
        state.ids().filter(|&other| state.object(other).attached_to == Some(id)).collect();
    for other in attached {
        state.object_mut(other).attached_to = None;
    }
}
