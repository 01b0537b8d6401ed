//! What is noted of a lane while it is explored: what it reads and changes, so that lanes that meet are found.

use std::collections::BTreeSet;

use hashbrown::HashSet;

use crate::table::Table;
use crate::table::changes::Changes;
use crate::table::ledger::Entry;
use crate::table::queue::Todo;
use statements::ids::{BoardId, EffectId, LedgerId, PlayerId, QueueId, Target};

/// Something that only one lane may touch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Thing {
    /// A player or an object: affected by a part, or changed.
    Target(Target),
    /// An effect that can run out, or takes several parts at once, where it can be applied.
    Effect(EffectId),
    /// A count in the ledger.
    Counted(Entry),
    /// Tokens: they are counted as they come.
    NewObjects,
    /// What affects nobody.
    Nobody,
}

/// What has been noted of a lane.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    /// The board and the ledger before anything happened.
    from: (BoardId, LedgerId),
    boards: HashSet<BoardId>,
    ledgers: HashSet<LedgerId>,
    /// What no other lane may touch.
    pub(crate) things: BTreeSet<Thing>,
    /// How the board has been changed.
    pub(crate) changes: Changes,
    /// Something follows after the event: the board is read when it has changed.
    pub(crate) follows: bool,
    /// Players who choose the sequence of their parts.
    pub(crate) sequencing: BTreeSet<PlayerId>,
    /// Players who have something to order for several parts.
    pub(crate) several: BTreeSet<PlayerId>,
    /// Whether it can't be said what it reads.
    pub(crate) unclear: bool,
}

impl Watch {
    /// Nothing has been noted.
    pub(crate) fn new(board: BoardId, ledger: LedgerId) -> Self {
        Self {
            from: (board, ledger),
            boards: HashSet::from([board]),
            ledgers: HashSet::from([ledger]),
            things: BTreeSet::new(),
            changes: Changes::default(),
            follows: false,
            sequencing: BTreeSet::new(),
            several: BTreeSet::new(),
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

    /// Notes how a board differs from the first.
    pub(crate) fn board(&mut self, table: &Table, board: BoardId) {
        if self.boards.insert(board) {
            let (old, new) = (table.board(self.from.0), table.board(board));
            self.changes.compare(old, new, &mut self.things);
            // The end of the game ends all of it: nothing follows anywhere, and others lose or win.
            let mut standings = old.players.iter().zip(&new.players);
            self.unclear |= standings.any(|(old, new)| old.standing != new.standing);
        }
    }

    /// Notes what a ledger counts more.
    pub(crate) fn ledger(&mut self, table: &Table, ledger: LedgerId) {
        if self.ledgers.insert(ledger) {
            let (old, new) = (table.ledgers.get(self.from.1.index()), table.ledgers.get(ledger.index()));
            let changed = |&&(entry, count): &&(Entry, u64)| old.count(entry) != count;
            self.things.extend(new.entries().iter().filter(changed).map(|&(entry, _)| Thing::Counted(entry)));
        }
    }

    /// Notes whether anything is still to be done.
    pub(crate) fn queue(&mut self, table: &Table, queue: QueueId) {
        let queue = table.queues.get(queue.index());
        self.follows |= !queue.is_empty();
        self.unclear |= queue.iter().any(|todo| !matches!(todo, Todo::Frame(_)));
    }
}
