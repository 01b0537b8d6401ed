//! An object that a filter is asked about.

use crate::table::after_layers::AfterLayers;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::board::{Characteristics, ObjectKind, Zone};
use statements::ids::{ObjectId, PlayerId};

/// So many cards of a player, of which nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct UnknownCards {
    pub(crate) player: PlayerId,
    pub(crate) zone: Zone,
    pub(crate) amount: u64,
}

/// An object that a filter is asked about; it need not be on the board yet.
#[derive(Clone, Copy)]
pub(crate) struct Thing<'a> {
    pub(crate) id: Option<ObjectId>,
    pub(crate) is: &'a Characteristics,
    pub(crate) controller: Option<PlayerId>,
    pub(crate) owner: PlayerId,
    pub(crate) zone: Zone,
    pub(crate) token: bool,
    pub(crate) state: Option<&'a ObjectState>,
}

impl<'a> Thing<'a> {
    /// An object on a board, as the layers show it.
    pub(crate) fn on_board(state: &'a State, seen: &'a [AfterLayers], id: ObjectId) -> Self {
        let (object, seen) = (state.object(id), &seen[id.index()]);
        Thing {
            id: Some(id),
            is: &seen.is,
            controller: seen.controller,
            owner: object.owner,
            zone: object.zone,
            token: object.kind == ObjectKind::Token,
            state: Some(object),
        }
    }
}
