//! The shortest way to a node.

use std::collections::VecDeque;

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::ruling::{Moment, Step};

/// A shortest way from the start to a node, step by step; empty when there is none or it is the start.
/// Among equally short ways, the one whose steps were explored first.
pub(crate) fn shortest(graph: &DiGraph<Moment, Step>, to: NodeIndex) -> Vec<EdgeIndex> {
    let mut came: Vec<Option<EdgeIndex>> = vec![None; graph.node_count()];
    let mut queue = VecDeque::from([NodeIndex::new(0)]);
    while let Some(at) = queue.pop_front() {
        if at == to {
            break;
        }
        let mut edges: Vec<_> = graph.edges(at).map(|edge| (edge.id(), edge.target())).collect();
        edges.sort_unstable();
        for (edge, next) in edges {
            if next.index() != 0 && came[next.index()].is_none() {
                came[next.index()] = Some(edge);
                queue.push_back(next);
            }
        }
    }
    let mut way = Vec::new();
    let mut at = to;
    while let Some(edge) = came.get(at.index()).copied().flatten() {
        way.push(edge);
        match graph.edge_endpoints(edge) {
            Some((from, _)) => at = from,
            None => break,
        }
    }
    way.reverse();
    way
}
