//! What a player can force or avoid, whatever the others choose: union where the player moves, intersection
//! elsewhere.

use petgraph::graph::{DiGraph, NodeIndex};

use crate::ids::PlayerId;
use crate::ruling::{Moment, Step};

/// Whether a player can make sure that it ends in `outcome`. A way that never ends, or was not explored, does
/// not end there.
pub(crate) fn can_force(
    graph: &DiGraph<Moment, Step>,
    movers: &[Option<PlayerId>],
    player: PlayerId,
    outcome: NodeIndex,
) -> bool {
    ensures(graph, movers, player, |at| at == outcome)
}

/// Whether a player can make sure that it doesn't end in `outcome`. What was not explored might end there.
pub(crate) fn can_avoid(
    graph: &DiGraph<Moment, Step>,
    movers: &[Option<PlayerId>],
    player: PlayerId,
    outcome: NodeIndex,
) -> bool {
    ensures(graph, movers, player, |at| at != outcome && matches!(graph[at], Moment::Outcome | Moment::Loop))
}

/// Whether a player can make sure to come to one of the ends. Takes time linear in the number of edges.
fn ensures(
    graph: &DiGraph<Moment, Step>,
    movers: &[Option<PlayerId>],
    player: PlayerId,
    end: impl Fn(NodeIndex) -> bool,
) -> bool {
    let count = graph.node_count();
    let mut sure = vec![false; count];
    let mut open: Vec<usize> = graph.node_indices().map(|at| graph.edges(at).count()).collect();
    let mut reached: Vec<NodeIndex> = graph.externals(petgraph::Outgoing).filter(|&at| end(at)).collect();
    for at in &reached {
        sure[at.index()] = true;
    }
    while let Some(at) = reached.pop() {
        for from in graph.neighbors_directed(at, petgraph::Incoming) {
            open[from.index()] -= 1;
            let mine = movers.get(from.index()).copied().flatten() == Some(player);
            if !sure[from.index()] && (mine || open[from.index()] == 0) {
                sure[from.index()] = true;
                reached.push(from);
            }
        }
    }
    sure.first().copied().unwrap_or(false)
}
