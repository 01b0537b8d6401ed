//! The first census against a bare enumeration of the same lattice: no rules, no reasons, no objects.
//!
//! Prints the ratio of the best of seven interleaved runs, and the peak of memory for one pick at twelve effects.

use std::alloc::System;
use std::hint::black_box;
use std::time::{Duration, Instant};

use cap::Cap;
use engine::board::{Ability, Board, Object, Player};
use engine::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scale, Scope};
use engine::event::{Event, Instruction, Script};
use engine::select::{Amount, What, Who, Whom};
use engine::{Options, rule};
use hashbrown::HashMap;
use petgraph::graph::{DiGraph, NodeIndex};

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

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
    memory();
}

/// Bytes at the peak for each pick, the ruling with everything behind it included.
fn memory() {
    let board = lattice(12);
    let before = MEMORY.allocated();
    let old_peak = MEMORY.max_allocated();
    let ruling = rule(&board, &Options::default());
    let picks = ruling.as_ref().map_or(1, |ruling| ruling.graph().edge_count());
    let peak = MEMORY.max_allocated().max(old_peak) - before;
    let kept = MEMORY.allocated() - before;
    println!("N = 12: {picks} picks, {} bytes a pick at peak, {} kept", peak / picks, kept / picks);
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

/// Half of the effects double, the others add 1, 2, ... N/2; no two have the same source.
fn lattice(effects: u64) -> Board {
    let double = (0..effects / 2).map(|i| (format!("Doubler {i}"), Scale::Times(2)));
    let plus = (1..=effects / 2).map(|n| (format!("Plus {n}"), Scale::Plus(Amount::N(n))));
    let damage = Event::Damage {
        from: What::This,
        to: Whom::Player(Who::Named("Bob".into())),
        amount: Amount::N(3),
        combat: false,
        unpreventable: false,
    };
    let does = vec![Instruction::Do { events: vec![damage], unless: vec![] }];
    Board {
        players: vec![player("Alice"), player("Bob")],
        objects: double.chain(plus).map(|(id, scale)| permanent(id, scale)).collect(),
        events: vec![Script { does, ..Script::default() }],
        ..Board::default()
    }
}

fn player(name: &str) -> Player {
    Player { name: name.into(), life: 20, poison: 0, library: 40, hand: 0 }
}

fn permanent(id: String, scale: Scale) -> Object {
    let when = Pattern {
        event: EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None },
        only_if: vec![],
        because: vec![],
        scope: Scope::EachPart,
        recheck: None,
    };
    let effect = Effect {
        name: None,
        when,
        rewrite: Rewrite::Scale(scale),
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        functions_in: vec![],
    };
    let mut object = Object { id, count: 1, ..Object::default() };
    object.is.abilities.push(Ability::Effect(effect));
    object
}
