//! Situations that come again: loops inside one ruling.

use hashbrown::HashMap;
use petgraph::graph::NodeIndex;

use crate::ruling::situation::Situation;
use crate::table::{State, Table};

/// An event boundary without what moves steadily: totals of life, damage and counters, and the ledger.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Boundary {
    state: State,
    situation: Situation,
}

/// The boundaries that each moment's way crossed, and how the ways hang together.
#[derive(Default)]
pub(crate) struct Boundaries {
    known: crate::table::Interned<Boundary>,
    crossed: HashMap<NodeIndex, Vec<usize>>,
    /// Where a moment was first come to from, and whether that moment had a choice.
    parents: Vec<(u32, bool)>,
}

/// The way to the situation that is being settled.
pub(crate) struct Trail<'b> {
    boundaries: &'b mut Boundaries,
    from: Option<(NodeIndex, bool)>,
    crossed: Vec<usize>,
}

impl Boundaries {
    /// Starts a step from a moment; `free` says whether there is a choice at it.
    pub(crate) fn from(&mut self, from: Option<(NodeIndex, bool)>) -> Trail<'_> {
        Trail { boundaries: self, from, crossed: Vec::new() }
    }

    /// A new moment has been come to.
    pub(crate) fn arrive(&mut self, at: NodeIndex, from: Option<(NodeIndex, bool)>, crossed: Vec<usize>) {
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
    /// nobody had a choice in between.
    pub(crate) fn cross(&mut self, table: &Table, situation: &Situation) -> Option<bool> {
        let boundary = self.boundaries.known.add(boundary(table, situation));
        if self.crossed.contains(&boundary) {
            return Some(true);
        }
        let found = self.search(boundary);
        self.crossed.push(boundary);
        found
    }

    fn search(&self, boundary: usize) -> Option<bool> {
        let (mut at, mut free) = self.from?;
        loop {
            if self.boundaries.crossed.get(&at).is_some_and(|crossed| crossed.contains(&boundary)) {
                return Some(!free);
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
    pub(crate) fn crossed(self) -> Vec<usize> {
        self.crossed
    }
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
