//! Shortest ways from the start.

use std::collections::VecDeque;

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use statements::moment::{Moment, Step};

/// For each moment the last step of a shortest way to it; none for the start and for what can't be come to.
pub(crate) struct Ways {
    came: Vec<Option<EdgeIndex>>,
}

impl Ways {
    /// Walks the whole graph once, breadth first. Among equally short ways, those whose steps were explored first.
    pub(crate) fn of(graph: &DiGraph<Moment, Step>) -> Self {
        let mut came: Vec<Option<EdgeIndex>> = vec![None; graph.node_count()];
        let mut queue: VecDeque<NodeIndex> = graph.node_indices().take(1).collect();
        let mut edges = Vec::new();
        while let Some(at) = queue.pop_front() {
            edges.clear();
            edges.extend(graph.edges(at).map(|edge| (edge.id(), edge.target())));
            edges.sort_unstable();
            for &(edge, next) in &edges {
                if next.index() != 0 && came[next.index()].is_none() {
                    came[next.index()] = Some(edge);
                    queue.push_back(next);
                }
            }
        }
        Self { came }
    }

    /// A shortest way from the start to a moment, step by step; empty when there is none or it is the start.
    pub(crate) fn to(&self, graph: &DiGraph<Moment, Step>, to: NodeIndex) -> Vec<EdgeIndex> {
        let mut at = to;
        let back = std::iter::from_fn(|| {
            let edge = self.came.get(at.index()).copied().flatten()?;
            at = graph.edge_endpoints(edge)?.0;
            Some(edge)
        });
        let mut way: Vec<EdgeIndex> = back.collect();
        way.reverse();
        way
    }
}
