//! What can be come to from where in a ruling.

use petgraph::graph::{DiGraph, NodeIndex};

use statements::moment::{Moment, Step};

/// The moments that can be come to from some, those included, where only some may be passed.
pub fn reached(
    graph: &DiGraph<Moment, Step>,
    from: impl IntoIterator<Item = NodeIndex>,
    passes: impl Fn(NodeIndex) -> bool,
) -> Vec<bool> {
    let mut met = vec![false; graph.node_count()];
    let mut next: Vec<NodeIndex> = from.into_iter().filter(|at| at.index() < graph.node_count()).collect();
    for at in &next {
        met[at.index()] = true;
    }
    while let Some(at) = next.pop() {
        if !passes(at) {
            continue;
        }
        for to in graph.neighbors(at) {
            if !std::mem::replace(&mut met[to.index()], true) {
                next.push(to);
            }
        }
    }
    met
}
