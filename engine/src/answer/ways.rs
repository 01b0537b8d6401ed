//! The shortest way to a node.

use std::collections::VecDeque;

use hashbrown::HashMap;
use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::ruling::{Moment, Step};

/// A shortest way from a node to another, step by step; empty when there is none or it is the same.
/// Among equally short ways, the one whose steps were explored first.
pub(crate) fn shortest(graph: &DiGraph<Moment, Step>, start: NodeIndex, to: NodeIndex) -> Vec<EdgeIndex> {
    let mut came: HashMap<NodeIndex, EdgeIndex> = HashMap::default();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        if at == to {
            break;
        }
        let mut edges: Vec<_> = graph.edges(at).map(|edge| (edge.id(), edge.target())).collect();
        edges.sort_unstable();
        for (edge, next) in edges {
            if next != start && !came.contains_key(&next) {
                came.insert(next, edge);
                queue.push_back(next);
            }
        }
    }
    let mut way = Vec::new();
    let mut at = to;
    while let Some(edge) = came.get(&at).copied() {
        way.push(edge);
        match graph.edge_endpoints(edge) {
            Some((from, _)) => at = from,
            None => break,
        }
    }
    way.reverse();
    way
}
