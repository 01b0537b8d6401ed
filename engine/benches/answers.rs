//! Everything that one asks about the outcomes of the largest lattice, at once and outcome by outcome.
//!
//! Prints both times and their ratio. Outcome by outcome, some of the outcomes are asked and the time is scaled up.

#[path = "boards/lattice.rs"]
mod boards;

use std::collections::VecDeque;
use std::hint::black_box;
use std::time::Instant;

use boards::lattice;
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use engine::{Options, Ruling, rule};
use statements::predicate::Predicate;

const SAMPLE: usize = 10;

fn main() {
    let board = lattice(12);
    let start = Instant::now();
    let Ok(ruling) = rule(&board, &Options::default()) else { return };
    println!("ruling: {:?}", start.elapsed());
    let start = Instant::now();
    let ends = ruling.ends().len();
    for &end in ruling.ends() {
        black_box((ruling.can_force(end), ruling.can_avoid(end), ruling.shortest(end).len()));
    }
    let at_once = start.elapsed();
    let start = Instant::now();
    for &end in ruling.ends().iter().step_by(ends / SAMPLE).take(SAMPLE) {
        let facts = ruling.facts(end).into_iter().map(Predicate::Is).collect();
        black_box(ruling.answer_to(&Predicate::All(facts)).is_ok());
        black_box(way(&ruling, end).len());
    }
    let one_by_one = start.elapsed() * u32::try_from(ends / SAMPLE).unwrap_or(1);
    let ratio = one_by_one.as_secs_f64() / at_once.as_secs_f64();
    println!("{ends} outcomes: at once {at_once:?}, one by one {one_by_one:?}, ratio {ratio:.0}");
}

/// A shortest way to one end, by a walk of its own.
fn way(ruling: &Ruling, to: NodeIndex) -> Vec<EdgeIndex> {
    let graph = ruling.graph();
    let mut came = vec![None; graph.node_count()];
    let mut queue = VecDeque::from([NodeIndex::new(0)]);
    while let Some(at) = queue.pop_front() {
        for edge in graph.edges(at).filter(|edge| edge.target().index() != 0) {
            if came[edge.target().index()].is_none() {
                came[edge.target().index()] = Some(edge.id());
                queue.push_back(edge.target());
            }
        }
    }
    let mut at = to;
    let mut way = Vec::new();
    while let Some(edge) = came[at.index()] {
        way.push(edge);
        at = graph.edge_endpoints(edge).map_or(at, |(from, _)| from);
    }
    way
}
