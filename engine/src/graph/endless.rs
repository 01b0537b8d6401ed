//! The loops of a ruling, and whether anybody's choice leads out of them.

use hashbrown::HashMap;
use petgraph::Direction;
use petgraph::graph::{DiGraph, NodeIndex};

use crate::pending::situation::Situation;
use statements::moment::{Moment, Step};

/// The loops that have been found.
#[derive(Default)]
pub(crate) struct Endless {
    loops: Vec<Loop>,
}

struct Loop {
    at: NodeIndex,
    /// The moment from which all goes on again as it did; none where nobody picks or decides in between.
    back: Option<NodeIndex>,
}

impl Endless {
    /// The loop in which the same has happened as in this situation, if one was found.
    pub(crate) fn like(&self, new: &Situation, all: &[Situation]) -> Option<NodeIndex> {
        let known = |one: &Situation| {
            (one.board, one.ledger, one.looped) == (new.board, new.ledger, new.looped)
                && (&one.uses, &one.readings) == (&new.uses, &new.readings)
        };
        self.loops.iter().map(|one| one.at).find(|at| known(&all[at.index()]))
    }

    /// A loop has been come to.
    pub(crate) fn add(&mut self, at: NodeIndex, back: Option<NodeIndex>) {
        self.loops.push(Loop { at, back });
    }

    /// The loops that go on for ever whatever anyone chooses in them. Of a whole graph.
    ///
    /// Judgement: what leads nowhere else is mandatory, also where a player may choose between ways that all go round
    /// (CR 104.4b, 732.4 (2026-04-17)).
    pub(crate) fn without_a_way_out(&self, graph: &DiGraph<Moment, Step>) -> Vec<NodeIndex> {
        if self.loops.is_empty() {
            return Vec::new();
        }
        let ends = |&at: &NodeIndex| matches!(graph[at], Moment::Outcome | Moment::Open | Moment::Split);
        let mut reached: Vec<NodeIndex> = graph.node_indices().filter(ends).collect();
        let mut leads_out = vec![false; graph.node_count()];
        for at in &reached {
            leads_out[at.index()] = true;
        }
        let mut again: HashMap<NodeIndex, Vec<NodeIndex>> = HashMap::new();
        for one in &self.loops {
            if let Some(back) = one.back {
                again.entry(back).or_default().push(one.at);
            }
        }
        while let Some(at) = reached.pop() {
            let again = again.remove(&at).unwrap_or_default();
            for from in graph.neighbors_directed(at, Direction::Incoming).chain(again) {
                if !std::mem::replace(&mut leads_out[from.index()], true) {
                    reached.push(from);
                }
            }
        }
        self.loops.iter().map(|one| one.at).filter(|at| !leads_out[at.index()]).collect()
    }
}
