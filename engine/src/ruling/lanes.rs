//! What one may ask of the lanes of a ruling.

use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::answer::force::Game;
use crate::answer::force::all::Powers;
use crate::graph::build::{Built, Span};
use crate::ruling::Ruling;
use statements::ids::Target;
use statements::moment::{Moment, Step};
use statements::outcome::{Lane, Paths};

impl Ruling {
    /// The lanes, when the event splits; none when all of it is ruled on together.
    pub fn lanes(&self) -> Vec<Lane> {
        let lanes = self.built.lanes.iter().map(|span| {
            let outcomes = self.ends_of(span).to_vec();
            let paths = outcomes.iter().map(|&at| self.paths_to(at)).fold(Paths::Exactly(0), Paths::plus);
            let (parts, targets) = (span.roots.clone(), span.targets.clone());
            Lane { first: span.first, parts, targets, outcomes, paths }
        });
        lanes.collect()
    }

    /// The ends in a lane, in order.
    fn ends_of(&self, span: &Span) -> &[NodeIndex] {
        let ends = self.ends();
        let from = ends.partition_point(|&end| end < span.first);
        let length = ends[from..].partition_point(|&end| span.contains(end));
        &ends[from..from + length]
    }

    /// The lane in which a moment lies, by its place in [`Self::lanes`]; none for the start, and without lanes.
    pub fn lane_of(&self, at: NodeIndex) -> Option<usize> {
        let after = self.built.lanes.partition_point(|span| span.first <= at);
        after.checked_sub(1).filter(|&lane| self.built.lanes[lane].contains(at))
    }

    /// Everyone and everything that a lane's parts affect or change: see [`Lane::targets`]. Empty for
    /// a lane that isn't there.
    pub fn lane_targets(&self, lane: usize) -> &[Target] {
        self.built.lanes.get(lane).map_or(&[], |span| &span.targets)
    }

    /// How many lanes there are; 0 when all of the event is ruled on together.
    pub fn lane_count(&self) -> usize {
        self.built.lanes.len()
    }

    /// The moments of the lane in which a moment lies; all moments where there is none.
    pub fn moments_beside(&self, at: NodeIndex) -> impl Iterator<Item = NodeIndex> + use<> {
        let span = self.lane_of(at).map(|lane| &self.built.lanes[lane]);
        let all = (0, self.graph().node_count());
        let (first, moments) = span.map_or(all, |span| (span.first.index(), span.moments));
        (first..first + moments).map(NodeIndex::new)
    }

    /// How many outcomes the whole event has: in a ruling of lanes one outcome of each, in every combination.
    pub fn joint_outcomes(&self) -> Paths {
        let count = |ends: &[NodeIndex]| Paths::Exactly(ends.len() as u128);
        if self.built.lanes.is_empty() {
            return count(self.ends());
        }
        let lanes = self.built.lanes.iter();
        lanes.map(|span| count(self.ends_of(span))).fold(Paths::Exactly(1), Paths::and)
    }

    /// What each player can bring about, lane by lane; of all of it where there are no lanes.
    pub(crate) fn all_powers(&self) -> Vec<Powers> {
        if self.built.lanes.is_empty() {
            return vec![Powers::of(self.game(), self.ends(), self.players())];
        }
        self.built.lanes.iter().map(|span| self.powers_in(span)).collect()
    }

    /// A lane is a game of its own, from its first moment: at the split nobody moves, and each lane is gone through.
    fn powers_in(&self, span: &Span) -> Powers {
        let graph = alone(&self.built, span);
        let movers = self.built.movers.get(span.first.index()..).unwrap_or_default();
        let first = span.first.index();
        let ends: Vec<NodeIndex> =
            self.ends_of(span).iter().map(|end| NodeIndex::new(end.index() - first)).collect();
        Powers::of(Game { graph: &graph, movers, cut: None }, &ends, self.players())
    }

    /// Where an outcome lies in [`Self::all_powers`]: the lane, and the place among its ends.
    pub(crate) fn place_of(&self, outcome: NodeIndex) -> Option<(usize, usize)> {
        let lane = self.lane_of(outcome);
        let ends = lane.map_or_else(|| self.ends(), |lane| self.ends_of(&self.built.lanes[lane]));
        Some((lane.unwrap_or(0), ends.binary_search(&outcome).ok()?))
    }
}

/// A lane's moments and the steps between them, numbered from its first.
fn alone(built: &Built, span: &Span) -> DiGraph<Moment, Step> {
    let mut graph = DiGraph::with_capacity(span.moments, span.moments);
    for at in span.nodes() {
        graph.add_node(built.graph[at]);
    }
    let inside = |at: NodeIndex| NodeIndex::new(at.index() - span.first.index());
    for at in span.nodes() {
        for edge in built.graph.edges(at) {
            graph.add_edge(inside(at), inside(edge.target()), *edge.weight());
        }
    }
    graph
}
