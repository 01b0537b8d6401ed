//! Which picks lead to an outcome.

use std::collections::{BTreeSet, VecDeque};

use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use engine::Ruling;
use statements::moment::Step;

/// Whether on some path from the start to an outcome exactly these effects are picked, in this order. Answers
/// in between don't count. Costs at most the ruling's steps times the picks.
pub(super) fn is_reached_by(ruling: &Ruling, outcome: NodeIndex, picks: &[String]) -> bool {
    let start = (NodeIndex::new(0), 0);
    let (mut seen, mut open) = (BTreeSet::from([start]), VecDeque::from([start]));
    while let Some((node, done)) = open.pop_front() {
        if node == outcome && done == picks.len() {
            return true;
        }
        for edge in ruling.graph().edges(node) {
            let next = match label(ruling, *edge.weight()) {
                Some(label) if picks.get(done).is_some_and(|pick| pick == label) => (edge.target(), done + 1),
                Some(_) => continue,
                None => (edge.target(), done),
            };
            if seen.insert(next) {
                open.push_back(next);
            }
        }
    }
    false
}

/// The labels of the effects that a shortest path to an outcome picks.
pub(super) fn shortest(ruling: &Ruling, outcome: NodeIndex) -> Vec<String> {
    let step = |edge: EdgeIndex| ruling.graph().edge_weight(edge).copied();
    let labels = ruling.shortest(outcome).into_iter().filter_map(|edge| label(ruling, step(edge)?));
    labels.map(str::to_owned).collect()
}

fn label(ruling: &Ruling, step: Step) -> Option<&str> {
    match step {
        Step::Pick { effect, .. } => Some(ruling.effect(effect).label),
        Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
    }
}
