//! What a player can force or avoid, whatever the others choose: union where the player moves, intersection
//! elsewhere.

use petgraph::graph::{DiGraph, NodeIndex};

use crate::ids::PlayerId;
use crate::ruling::{Moment, Step};

/// A graph, or one lane of it.
#[derive(Clone, Copy)]
pub(crate) struct Game<'g> {
    /// The graph.
    pub(crate) graph: &'g DiGraph<Moment, Step>,
    pub(crate) movers: &'g [Option<PlayerId>],
    /// Where it starts; its moments are numbered from there.
    pub(crate) first: NodeIndex,
    /// How many moments it has.
    pub(crate) moments: usize,
}

impl Game<'_> {
    /// Whether a player can make sure that it ends in `outcome`. A way that never ends, or was not explored, does
    /// not end there.
    pub(crate) fn can_force(&self, player: PlayerId, outcome: NodeIndex) -> bool {
        self.ensures(player, |at| at == outcome)
    }

    /// Whether a player can make sure that it doesn't end in `outcome`. What was not explored might end there.
    pub(crate) fn can_avoid(&self, player: PlayerId, outcome: NodeIndex) -> bool {
        self.ensures(player, |at| at != outcome && matches!(self.graph[at], Moment::Outcome | Moment::Loop))
    }

    /// Whether a player can make sure to come to one of the ends. Takes time linear in the number of edges.
    fn ensures(&self, player: PlayerId, end: impl Fn(NodeIndex) -> bool) -> bool {
        let base = self.first.index();
        let nodes = || (base..base + self.moments).map(NodeIndex::new);
        let mut sure = vec![false; self.moments];
        let mut open: Vec<usize> = nodes().map(|at| self.graph.edges(at).count()).collect();
        let is_end = |at: &NodeIndex| self.graph.first_edge(*at, petgraph::Outgoing).is_none() && end(*at);
        let mut reached: Vec<NodeIndex> = nodes().filter(is_end).collect();
        for at in &reached {
            sure[at.index() - base] = true;
        }
        while let Some(at) = reached.pop() {
            let before = self.graph.neighbors_directed(at, petgraph::Incoming);
            for from in before.filter(|from| from.index() >= base) {
                let place = from.index() - base;
                open[place] -= 1;
                let mine = self.movers.get(from.index()).copied().flatten() == Some(player);
                if !sure[place] && (mine || open[place] == 0) {
                    sure[place] = true;
                    reached.push(from);
                }
            }
        }
        sure.first().copied().unwrap_or(false)
    }
}
