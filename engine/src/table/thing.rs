//! An object that a filter is asked about.

use crate::table::object::ObjectState;
use language::board::{Characteristics, Zone};
use language::select::Condition;
use statements::ids::{ObjectId, PlayerId, TextId};

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

impl Thing<'_> {
    /// Whose it is: who controls it, or who owns it where nobody does, being no permanent or spell (CR 108.4a (2026-04-17)).
    pub(crate) fn holder(&self) -> PlayerId {
        self.controller.unwrap_or(self.owner)
    }
}

/// What has been found out about the card that "it" means and of which nobody knows what it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FoundOut {
    /// The how manieth card that is which its player has drawn this turn: that tells it from another one.
    pub(crate) drawn: u64,
    /// What was said in words of one's own, and whether it is so.
    pub(crate) said: Vec<(TextId, bool)>,
    /// What was asked, and whether it is so. What follows from several answers together is worked out from them.
    pub(crate) asked: Vec<(Condition, bool)>,
}
