//! What is noted of a lane while it is explored: what it reads and changes, so that lanes that meet are found.

use std::collections::BTreeSet;

use hashbrown::HashSet;

use crate::table::changes::{Changes, Thing};
use statements::ids::{BoardId, LedgerId, PlayerId, Target};

/// What has been noted of a lane.
#[derive(Clone, Debug)]
pub(crate) struct Footprint {
    /// The board and the ledger before anything happened.
    pub(crate) from: (BoardId, LedgerId),
    pub(crate) boards: HashSet<BoardId>,
    pub(crate) ledgers: HashSet<LedgerId>,
    /// What no other lane may touch.
    pub(crate) things: BTreeSet<Thing>,
    /// How the board has been changed.
    pub(crate) changes: Changes,
    /// Something follows after the event: the board is read when it has changed.
    pub(crate) follows: bool,
    /// Players who order an effect that can run out or takes several parts at once.
    pub(crate) sharing: BTreeSet<PlayerId>,
    /// Players who order an effect that may bring a part under such a one.
    pub(crate) bringing: BTreeSet<PlayerId>,
    /// Whether it can't be said what it reads.
    pub(crate) unclear: bool,
}

impl Footprint {
    /// Nothing has been noted.
    pub(crate) fn new(board: BoardId, ledger: LedgerId) -> Self {
        Self {
            from: (board, ledger),
            boards: HashSet::from([board]),
            ledgers: HashSet::from([ledger]),
            things: BTreeSet::new(),
            changes: Changes::default(),
            follows: false,
            sharing: BTreeSet::new(),
            bringing: BTreeSet::new(),
            unclear: false,
        }
    }

    /// Everyone and everything noted.
    pub(crate) fn targets(&self) -> Vec<Target> {
        let target = |thing: &Thing| match *thing {
            Thing::Target(target) => Some(target),
            Thing::Effect(_) | Thing::Counted(_) | Thing::NewObjects | Thing::Nobody => None,
        };
        self.things.iter().filter_map(target).collect()
    }
}
