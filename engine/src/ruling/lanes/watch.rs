//! Noting what the exploration of a lane reads and changes.

use std::collections::BTreeSet;

use hashbrown::HashSet;

use crate::effect::Scope;
use crate::ids::{BoardId, LedgerId, ObjectId, PlayerId, QueueId, Target};
use crate::ruling::Happening;
use crate::ruling::judge::{Hearing, scope};
use crate::ruling::lanes::changes::Changes;
use crate::ruling::lanes::meet::Thing;
use crate::ruling::queue::Todo;
use crate::ruling::settle::is_draw;
use crate::ruling::situation::Situation;
use crate::table::{Entry, Table};

/// What has been noted of a lane.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    /// The board and the ledger before anything happened.
    from: (BoardId, LedgerId),
    boards: HashSet<BoardId>,
    ledgers: HashSet<LedgerId>,
    /// What no other lane may touch.
    pub(super) things: BTreeSet<Thing>,
    /// How the board has been changed.
    pub(super) changes: Changes,
    /// Something follows after the event: the board is read when it has changed.
    pub(super) follows: bool,
    /// Players who choose the sequence of their parts.
    pub(super) sequencing: BTreeSet<PlayerId>,
    /// Players who have something to order for several parts.
    pub(super) several: BTreeSet<PlayerId>,
    /// Whether it can't be said what it reads.
    pub(super) unclear: bool,
}

impl Watch {
    /// Nothing has been noted.
    pub(super) fn new(from: &Situation) -> Self {
        Self {
            from: (from.board, from.ledger),
            boards: HashSet::from([from.board]),
            ledgers: HashSet::from([from.ledger]),
            things: BTreeSet::new(),
            changes: Changes::default(),
            follows: false,
            sequencing: BTreeSet::new(),
            several: BTreeSet::new(),
            unclear: false,
        }
    }

    /// Everyone and everything noted.
    pub(super) fn targets(&self) -> Vec<Target> {
        let target = |thing: &Thing| match *thing {
            Thing::Target(target) => Some(target),
            Thing::Effect(_) | Thing::Counted(_) | Thing::NewObjects | Thing::Nobody => None,
        };
        self.things.iter().filter_map(target).collect()
    }

    fn board(&mut self, table: &Table, board: BoardId) {
        if self.boards.insert(board) {
            let (old, new) = (table.board(self.from.0), table.board(board));
            self.changes.compare(old, new, &mut self.things);
            // The end of the game ends all of it: nothing follows anywhere, and others lose or win.
            let mut standings = old.players.iter().zip(&new.players);
            self.unclear |= standings.any(|(old, new)| old.standing != new.standing);
        }
    }

    fn ledger(&mut self, table: &Table, ledger: LedgerId) {
        if self.ledgers.insert(ledger) {
            let (old, new) = (table.ledgers.get(self.from.1.index()), table.ledgers.get(ledger.index()));
            let changed = |&&(entry, count): &&(Entry, u64)| old.count(entry) != count;
            self.things.extend(new.entries().iter().filter(changed).map(|&(entry, _)| Thing::Counted(entry)));
        }
    }

    fn queue(&mut self, table: &Table, queue: QueueId) {
        let queue = table.queues.get(queue.index());
        self.follows |= !queue.is_empty();
        self.unclear |= queue.iter().any(|todo| !matches!(todo, Todo::Frame(_)));
    }

    fn parts(&mut self, hearing: Hearing<'_>) {
        self.unclear |= hearing.situation.parts.iter().any(is_draw);
        let looked_at = hearing.situation.parts.iter().filter_map(|part| looked_at(&part.happening));
        self.things.extend(looked_at.map(|id| Thing::Target(Target::Object(id))));
        let docket = hearing.docket();
        for about in &docket.about {
            self.things.insert(about.target.map_or(Thing::Nobody, Thing::Target));
        }
        for one in &docket.found {
            let entry = hearing.table.effect(one.effect);
            if entry.limit.is_some() || scope(hearing.table, entry) > Scope::EachPart {
                self.things.insert(Thing::Effect(one.effect));
            }
            let orderer = docket.about(*one).orderer;
            let mut mine = docket.found.iter().filter(|other| docket.about(**other).orderer == orderer);
            if mine.any(|other| other.part != one.part) {
                self.several.insert(orderer);
                if hearing.sequence_matters(&docket, orderer) {
                    self.sequencing.insert(orderer);
                }
            }
        }
    }
}

/// An object that is looked at when a part happens, besides whom the part affects: what other parts have done to it
/// by then counts.
fn looked_at(happening: &Happening) -> Option<ObjectId> {
    if let Happening::CopySpell { object: id, .. }
    | Happening::Cast { object: id, .. }
    | Happening::Attach { to: id, .. } = *happening
    {
        return Some(id);
    }
    None
}

/// Notes the board, the ledger and what follows, while a lane is explored.
pub(crate) fn note_board(table: &mut Table, situation: &Situation) {
    let Some(mut watch) = table.watch.take() else { return };
    watch.board(table, situation.board);
    watch.ledger(table, situation.ledger);
    watch.queue(table, situation.queue);
    watch.queue(table, situation.after);
    table.watch = Some(watch);
}

/// Notes what is pending and which effects can be applied to it, while a lane is explored.
pub(crate) fn note_parts(table: &mut Table, situation: &Situation) {
    let Some(mut watch) = table.watch.take() else { return };
    watch.parts(Hearing::new(table, situation));
    table.watch = Some(watch);
}
