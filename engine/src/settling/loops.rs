//! Situations that come again: loops inside one ruling.

pub(crate) mod moving;

use hashbrown::HashMap;
use petgraph::graph::NodeIndex;

use super::loops::moving::{matters, wears_out};
use crate::check::pronouns::mentions_check;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::queue::Todo;
use crate::table::state::State;
use statements::ids::{BoardId, ObjectId};

/// An event boundary without what moves steadily: totals of life, damage and counters, and the ledger.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Boundary {
    state: State,
    situation: Situation,
}

/// A boundary that was crossed, and the board with its totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crossing {
    boundary: usize,
    board: BoardId,
}

/// The moment before a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CameFrom {
    pub(crate) moment: NodeIndex,
    /// Whether there is a choice at that moment: somebody could have done something else.
    pub(crate) free: bool,
}

/// The boundaries that each moment's way crossed, and how the ways hang together.
#[derive(Default)]
pub(crate) struct RepetitionTable {
    known: crate::table::intern::Interned<Boundary>,
    crossed: HashMap<NodeIndex, Vec<Crossing>>,
    /// Where each moment was first come to from; none for the first.
    parents: Vec<Option<CameFrom>>,
}

/// The way to the situation that is being settled.
pub(crate) struct History<'b> {
    boundaries: &'b mut RepetitionTable,
    from: Option<CameFrom>,
    crossed: Vec<Crossing>,
}

impl RepetitionTable {
    /// Starts a step from a moment; from none at the start.
    pub(crate) fn from(&mut self, from: Option<CameFrom>) -> History<'_> {
        History { boundaries: self, from, crossed: Vec::new() }
    }

    /// A new moment has been come to.
    pub(crate) fn arrive(&mut self, at: NodeIndex, from: Option<CameFrom>, crossed: Vec<Crossing>) {
        debug_assert_eq!(self.parents.len(), at.index(), "moments arrive in order");
        self.parents.push(from);
        if !crossed.is_empty() {
            self.crossed.insert(at, crossed);
        }
    }
}

impl History<'_> {
    /// An event is about to begin. Returns whether the same situation came before on this way: then, whether
    /// nobody had a choice in between.
    ///
    /// Judgement: the same is what differs in life, damage, counters and the ledger only; and what wears out before
    /// state-based actions are checked does not go on for ever.
    pub(crate) fn cross(&mut self, table: &Table, situation: &Situation) -> Option<bool> {
        let boundary = self.boundaries.known.add(boundary(table, situation));
        let found = self.search(boundary);
        let board = situation.board;
        self.crossed.push(Crossing { boundary, board });
        let (before, mandatory) = found?;
        let (was, is) = (table.board(before), table.board(board));
        let ends = checks(table, situation) && wears_out(table, before, board);
        (!ends && !matters(table, was, is)).then_some(mandatory)
    }

    /// The board on which the same situation came last on this way, and whether nobody had a choice in between.
    fn search(&self, boundary: usize) -> Option<(BoardId, bool)> {
        let last = |crossed: &[Crossing]| {
            crossed.iter().rev().find(|crossing| crossing.boundary == boundary).map(|crossing| crossing.board)
        };
        if let Some(board) = last(&self.crossed) {
            return Some((board, true));
        }
        let CameFrom { moment: mut at, mut free } = self.from?;
        loop {
            if let Some(board) = self.boundaries.crossed.get(&at).and_then(|crossed| last(crossed)) {
                return Some((board, !free));
            }
            let before = (*self.boundaries.parents.get(at.index())?)?;
            at = before.moment;
            free |= before.free;
        }
    }

    /// What was crossed on this step.
    pub(crate) fn crossed(self) -> Vec<Crossing> {
        self.crossed
    }
}

/// Time stamps count only in their order: what leaves and comes back is as it was.
fn by_rank(state: &mut State) {
    let mut order: Vec<(u32, ObjectId)> = state.ids().map(|id| (state.object(id).since, id)).collect();
    order.sort_unstable();
    let same = order.iter().zip(0u32..).all(|(&(since, _), rank)| since == rank);
    if same {
        return;
    }
    for (&(old, id), rank) in order.iter().zip(0u32..) {
        if old != rank {
            state.object_mut(id).since = rank;
        }
    }
}

/// Whether state-based actions will be checked while what is left to be done is done.
fn checks(table: &Table, situation: &Situation) -> bool {
    table.queues.get(situation.queue.index()).iter().any(|todo| match todo {
        Todo::Frame(frame) => mentions_check(table.block(frame.block)),
        Todo::ResolveRest(_) => true,
        Todo::Wait(_)
        | Todo::Resolved
        | Todo::OnStack(_)
        | Todo::Draws { .. }
        | Todo::Tally(_)
        | Todo::Parts(_) => false,
    })
}

fn boundary(table: &Table, situation: &Situation) -> Boundary {
    let mut state = table.board(situation.board).clone();
    for player in &mut state.players {
        player.life = 0;
        player.counters.clear();
        player.mana = [0; 6];
    }
    by_rank(&mut state);
    for id in state.ids() {
        if state.object(id).damage > 0 || !state.object(id).counters.is_empty() {
            let object = state.object_mut(id);
            object.damage = 0;
            object.counters.clear();
        }
    }
    state.objects.settle();
    let ledger = statements::ids::LedgerId::at(0);
    let board = statements::ids::BoardId::at(0);
    Boundary { state, situation: Situation { board, ledger, ..situation.clone() } }
}
