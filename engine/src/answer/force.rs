//! What a player can force or avoid, whatever the others choose: union where the player moves, intersection
//! elsewhere. Chance counts among the others.
//!
//! Every question is one of reach: can one side make sure to come to some end? A side that forces an end must come
//! to it, so going round for ever does not count. A player avoids an end when the others can't make sure of it, so
//! going round for ever does. What was not explored might end anywhere, and counts against whoever asks.

pub(crate) mod all;

#[cfg(test)]
mod tests;

use petgraph::graph::{DiGraph, NodeIndex};

use statements::ids::PlayerId;
use statements::moment::{Moment, Step};

/// Who moves where. Every moment can be come to from the first.
#[derive(Clone, Copy)]
pub(crate) struct Game<'g> {
    pub(crate) graph: &'g DiGraph<Moment, Step>,
    /// Who picks or answers at each moment; none is chance, or a moment at which nobody has a choice.
    pub(crate) movers: &'g [Option<PlayerId>],
    /// The moment of which only some steps were explored, if there is one.
    pub(crate) cut: Option<NodeIndex>,
}

/// Who tries to bring something about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// One player, whatever the others do.
    Alone(PlayerId),
    /// Everyone but one player, and chance.
    Against(PlayerId),
}

impl Side {
    /// Whether this side moves where `mover` does.
    fn moves(self, mover: Option<PlayerId>) -> bool {
        match self {
            Self::Alone(player) => mover == Some(player),
            Self::Against(player) => mover != Some(player),
        }
    }

    /// Whether what was not explored counts as if this side got there what it wants.
    const fn trusts_the_unknown(self) -> bool {
        matches!(self, Self::Against(_))
    }
}

impl Game<'_> {
    /// Whether a player can make sure that it ends at one of `ends`.
    pub(crate) fn can_force(&self, player: PlayerId, ends: &[NodeIndex]) -> bool {
        self.ensures(Side::Alone(player), ends)
    }

    /// Whether a player can make sure that it ends at none of `ends`, or never.
    pub(crate) fn can_avoid(&self, player: PlayerId, ends: &[NodeIndex]) -> bool {
        !self.ensures(Side::Against(player), ends)
    }

    fn mover(&self, at: NodeIndex) -> Option<PlayerId> {
        self.movers.get(at.index()).copied().flatten()
    }

    /// Whether one side can make sure to come to one of the ends. Takes time linear in the number of edges.
    fn ensures(&self, side: Side, ends: &[NodeIndex]) -> bool {
        let mut sure = vec![false; self.graph.node_count()];
        let mut open: Vec<usize> = self.graph.node_indices().map(|at| self.graph.edges(at).count()).collect();
        let mut reached = ends.to_vec();
        if side.trusts_the_unknown() {
            let unknown = |&at: &NodeIndex| self.is_unknown_to(side, at);
            reached.extend(self.graph.node_indices().filter(unknown));
        }
        for at in &reached {
            sure[at.index()] = true;
        }
        while let Some(at) = reached.pop() {
            for from in self.graph.neighbors_directed(at, petgraph::Incoming) {
                open[from.index()] -= 1;
                let all = open[from.index()] == 0 && !self.is_unknown_to(side, from);
                if !sure[from.index()] && (all || side.moves(self.mover(from))) {
                    sure[from.index()] = true;
                    reached.push(from);
                }
            }
        }
        sure.first().copied().unwrap_or(false)
    }

    /// Whether it is not known what a side can bring about at a moment: it was not explored, or not all that the
    /// side may choose there (or, for one player alone, that others may).
    fn is_unknown_to(&self, side: Side, at: NodeIndex) -> bool {
        let moves = side.moves(self.mover(at));
        let unknown_steps = self.cut == Some(at) && moves == side.trusts_the_unknown();
        self.graph[at] == Moment::Open || unknown_steps
    }
}
