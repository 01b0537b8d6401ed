//! An object that a filter is asked about.

use crate::table::object::ObjectState;
use language::board::{Characteristics, Zone};
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
