//! One graph of all lanes.

use hashbrown::HashMap;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;

use crate::graph::build::{Built, Span};
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::watch::Footprint;
use statements::completion::Completion;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};
use statements::question::Question;

/// Puts lanes beside each other, under the moment at which the event splits.
pub(crate) fn join(table: Table, start: Situation, whole: Situation, lanes: Vec<Solved>) -> Built {
    let sum = |count: fn(&Solved) -> usize| lanes.iter().map(count).sum::<usize>();
    let mut built = Built {
        table,
        graph: DiGraph::with_capacity(
            1 + sum(|lane| lane.graph.node_count()),
            sum(|lane| 1 + lane.graph.edge_count()),
        ),
        situations: Vec::with_capacity(1 + sum(|lane| lane.situations.len())),
        movers: Vec::with_capacity(1 + sum(|lane| lane.movers.len())),
        questions: HashMap::default(),
        start,
        completion: Completion::Whole,
        cut: None,
        lanes: Vec::with_capacity(lanes.len()),
    };
    built.graph.add_node(Moment::Split);
    built.situations.push(whole);
    built.movers.push(None);
    for lane in lanes {
        add(&mut built, lane);
    }
    built
}

fn add(built: &mut Built, lane: Solved) {
    let base = built.graph.node_count();
    let moved = |at: NodeIndex| NodeIndex::new(at.index() + base);
    for moment in lane.graph.node_weights() {
        built.graph.add_node(*moment);
    }
    let (first, number) = (NodeIndex::new(base), u32::try_from(built.lanes.len()).unwrap_or(u32::MAX));
    built.graph.add_edge(NodeIndex::new(0), first, Step::Lane(number));
    for edge in lane.graph.edge_references() {
        built.graph.add_edge(moved(edge.source()), moved(edge.target()), *edge.weight());
    }
    let moments = lane.situations.len();
    built.lanes.push(Span { first, moments, roots: lane.roots, targets: lane.watch.targets() });
    built.situations.extend(lane.situations);
    built.movers.extend(lane.movers);
    let mut questions: Vec<_> = lane.questions.into_iter().collect();
    questions.sort_unstable_by_key(|(at, _)| *at);
    built.questions.extend(questions.into_iter().map(|(at, asked)| (moved(at), asked)));
}

/// Some parts, explored alone.
pub(crate) struct Solved {
    /// The parts that lie in no other, by place in the whole event.
    pub(crate) roots: Vec<usize>,
    pub(crate) graph: DiGraph<Moment, Step>,
    pub(crate) situations: Vec<Situation>,
    pub(crate) movers: Vec<Option<PlayerId>>,
    pub(crate) questions: HashMap<NodeIndex, (Option<PlayerId>, Question)>,
    pub(crate) watch: Footprint,
}
