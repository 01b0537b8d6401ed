//! Situations that come again: loops inside one ruling.

use hashbrown::HashMap;
use petgraph::graph::NodeIndex;

use crate::board::Counter;
use crate::check::walk::mentions_check;
use crate::ids::BoardId;
use crate::ruling::queue::Todo;
use crate::ruling::situation::Situation;
use crate::table::{Counters, State, Table, count_counters};

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

/// The boundaries that each moment's way crossed, and how the ways hang together.
#[derive(Default)]
pub(crate) struct Boundaries {
    known: crate::table::Interned<Boundary>,
    crossed: HashMap<NodeIndex, Vec<Crossing>>,
    /// Where a moment was first come to from, and whether that moment had a choice.
    parents: Vec<(u32, bool)>,
}

/// The way to the situation that is being settled.
pub(crate) struct Trail<'b> {
    boundaries: &'b mut Boundaries,
    from: Option<(NodeIndex, bool)>,
    crossed: Vec<Crossing>,
}

impl Boundaries {
    /// Starts a step from a moment; `free` says whether there is a choice at it.
    pub(crate) fn from(&mut self, from: Option<(NodeIndex, bool)>) -> Trail<'_> {
        Trail { boundaries: self, from, crossed: Vec::new() }
    }

    /// A new moment has been come to.
    pub(crate) fn arrive(&mut self, at: NodeIndex, from: Option<(NodeIndex, bool)>, crossed: Vec<Crossing>) {
        debug_assert_eq!(self.parents.len(), at.index(), "moments arrive in order");
        let parent = from.map_or((u32::MAX, false), |(from, free)| {
            (u32::try_from(from.index()).unwrap_or(u32::MAX), free)
        });
        self.parents.push(parent);
        if !crossed.is_empty() {
            self.crossed.insert(at, crossed);
        }
    }
}

impl Trail<'_> {
    /// An event is about to begin. Returns whether the same situation came before on this way: then, whether
    /// nobody had a choice in between. What wears out before state-based actions are checked does not go on for ever.
    pub(crate) fn cross(&mut self, table: &Table, situation: &Situation) -> Option<bool> {
        let boundary = self.boundaries.known.add(boundary(table, situation));
        let found = self.search(boundary);
        let board = situation.board;
        self.crossed.push(Crossing { boundary, board });
        let (before, mandatory) = found?;
        let ends = checks(table, situation) && wears_out(table, table.board(before), table.board(board));
        (!ends).then_some(mandatory)
    }

    /// The board on which the same situation came last on this way, and whether nobody had a choice in between.
    fn search(&self, boundary: usize) -> Option<(BoardId, bool)> {
        let last = |crossed: &[Crossing]| {
            crossed.iter().rev().find(|crossing| crossing.boundary == boundary).map(|crossing| crossing.board)
        };
        if let Some(board) = last(&self.crossed) {
            return Some((board, true));
        }
        let (mut at, mut free) = self.from?;
        loop {
            if let Some(board) = self.boundaries.crossed.get(&at).and_then(|crossed| last(crossed)) {
                return Some((board, !free));
            }
            let &(parent, was_free) = self.boundaries.parents.get(at.index())?;
            if parent == u32::MAX {
                return None;
            }
            at = NodeIndex::new(parent as usize);
            free |= was_free;
        }
    }

    /// What was crossed on this step.
    pub(crate) fn crossed(self) -> Vec<Crossing> {
        self.crossed
    }
}

/// Whether state-based actions will be checked while what is left to be done is done.
fn checks(table: &Table, situation: &Situation) -> bool {
    table.queues.get(situation.queue.index()).iter().any(|todo| match todo {
        Todo::Frame(frame) => mentions_check(table.block(frame.block)),
        Todo::ResolveRest(_) => true,
        Todo::Wait(_) | Todo::Resolved | Todo::OnStack(_) | Todo::Draws { .. } | Todo::Parts(_) => false,
    })
}

/// Whether something goes down from one board to another that state-based actions look at: life, and what lies on
/// permanents for or against them; or up: poison and damage.
fn wears_out(table: &Table, before: &State, now: &State) -> bool {
    let players = before.players.iter().zip(&now.players);
    let dying = |kind: &Counter| matches!(kind, Counter::Poison | Counter::MinusOne);
    let lasting = |kind: &Counter| matches!(kind, Counter::PlusOne | Counter::Loyalty | Counter::Defense);
    let worn = |before: &Counters, now: &Counters| {
        let more = |one: &Counters, other: &Counters, is: &dyn Fn(&Counter) -> bool| {
            other
                .iter()
                .any(|&(kind, many)| is(table.counters.get(kind.index())) && many > count_counters(one, kind))
        };
        more(before, now, &dying) || more(now, before, &lasting)
    };
    let by_player = players
        .into_iter()
        .any(|(before, now)| now.life < before.life || worn(&before.counters, &now.counters));
    by_player
        || before.ids().any(|id| {
            let (before, now) = (before.object(id), now.object(id));
            now.damage > before.damage || worn(&before.counters, &now.counters)
        })
}

fn boundary(table: &Table, situation: &Situation) -> Boundary {
    let mut state = table.board(situation.board).clone();
    for player in &mut state.players {
        player.life = 0;
        player.counters.clear();
    }
    for id in state.ids() {
        if state.object(id).damage > 0 || !state.object(id).counters.is_empty() {
            let object = state.object_mut(id);
            object.damage = 0;
            object.counters.clear();
        }
    }
    state.objects.settle();
    let ledger = crate::ids::LedgerId::at(0);
    let board = crate::ids::BoardId::at(0);
    Boundary { state, situation: Situation { board, ledger, ..situation.clone() } }
}
