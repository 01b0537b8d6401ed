//! How many paths there are.

use petgraph::algo::toposort;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;

use statements::moment::{Moment, Step};
use statements::outcome::Paths;

/// For each node, the number of paths from the start to it; none when the graph has a cycle.
/// Takes time linear in the number of edges.
pub(crate) fn count(graph: &DiGraph<Moment, Step>) -> Option<Vec<Paths>> {
    let order = toposort(graph, None).ok()?;
    let mut counts = vec![Paths::Exactly(0); graph.node_count()];
    if let Some(start) = counts.first_mut() {
        *start = Paths::Exactly(1);
    }
    for at in order {
        for edge in graph.edges(at) {
            let by = match edge.weight() {
                Step::Pick { multiplicity, .. } => *multiplicity,
                Step::Answer(_) | Step::Happens | Step::Lane(_) => 1,
            };
            let more = counts[at.index()].times(by);
            let to: NodeIndex = edge.target();
            counts[to.index()] = counts[to.index()].plus(more);
        }
    }
    Some(counts)
}

/// Whether some path never ends.
pub(crate) fn is_cyclic(graph: &DiGraph<Moment, Step>) -> bool {
    petgraph::algo::is_cyclic_directed(graph)
}
