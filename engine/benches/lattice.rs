//! The first census against a bare enumeration of the same lattice: no rules, no reasons, no objects.
//!
//! Prints the ratio of the best of seven interleaved runs.

#[path = "boards/lattice.rs"]
mod boards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boards::lattice;
use engine::Options;
use engine::rule;
use hashbrown::HashMap;
use petgraph::graph::{DiGraph, NodeIndex};

const RUNS: usize = 7;

fn main() {
    for effects in [8, 10, 12] {
        let board = lattice(effects);
        let (mut ours, mut bare) = (Duration::MAX, Duration::MAX);
        for _ in 0..RUNS {
            bare = bare.min(time(|| enumerate(effects).edge_count()));
            ours = ours.min(time(|| {
                rule(&board, &Options::default()).map_or(0, |ruling| ruling.graph().edge_count())
            }));
        }
        let ratio = ours.as_secs_f64() / bare.as_secs_f64();
        println!("N = {effects}: ruling {ours:?}, bare {bare:?}, ratio {ratio:.2}");
    }
}

fn time<T>(run: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

/// What the lattice is when nobody asks for rules: which effects have been applied, and the amount.
fn enumerate(effects: u64) -> DiGraph<(u32, u64), u32> {
    let half = effects / 2;
    let mut graph = DiGraph::new();
    let mut known: HashMap<(u32, u64), NodeIndex> = HashMap::new();
    let start = graph.add_node((0u32, 3u64));
    known.insert((0, 3), start);
    let mut at = 0;
    while at < graph.node_count() {
        let from = NodeIndex::new(at);
        let (mask, amount) = graph[from];
        for effect in 0..u32::try_from(effects).unwrap_or(0) {
            if mask >> effect & 1 == 0 {
                let effect_number = u64::from(effect);
                let next = if effect_number < half { amount * 2 } else { amount + effect_number - half + 1 };
                let key = (mask | 1 << effect, next);
                let to = *known.entry(key).or_insert_with(|| graph.add_node(key));
                graph.add_edge(from, to, effect);
            }
        }
        at += 1;
    }
    graph
}
