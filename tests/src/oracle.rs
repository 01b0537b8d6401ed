//! A second reading of the rules, to hold the engine's answers against.
//!
//! It shares the engine's data types and nothing else, is written from the rules texts of each date, and is
//! slow and obvious: every path is walked by itself on its own copy of the situation. Where the texts leave
//! something open it takes the same judgements as the engine; each is marked where it is taken.

mod apply;
mod at_once;
mod branch;
mod choices;
mod coming;
mod counters;
mod damage;
mod dates;
mod entering;
mod env;
mod excepting;
mod expand;
mod eyes;
mod follow;
mod force;
mod happen;
mod key;
mod layers;
mod matching;
mod moment;
mod numbers;
mod order;
mod part;
mod places;
mod run;
mod scale;
mod seen;
mod summary;
mod tiers;
mod together;
mod uncovered;
mod world;

pub use summary::Summary;

use std::collections::BTreeMap;

use branch::Log;
use env::{Env, Ref};
use run::{State, step};
use uncovered::uncovered;
use world::World;

use language::board::Board;
use language::date::Date;
use language::event::Script;

/// All ways in which the events of a board can turn out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Each distinct outcome and the number of paths to it.
    pub outcomes: BTreeMap<Summary, u128>,
    /// Everyone who picks among two or more effects somewhere, in turn order.
    pub ordered_by: Vec<String>,
    /// Everyone who answers a question somewhere, in turn order.
    pub decided_by: Vec<String>,
}

impl Reading {
    /// All paths to all outcomes.
    pub fn paths(&self) -> u128 {
        self.outcomes.values().sum()
    }
}

/// Reads a board by the rules of a date, walking at most so many steps; none when there are more.
pub fn read(board: &Board, as_of: Date, steps: usize) -> Option<Reading> {
    let world = World::of(board, as_of);
    let mut state = State { world, stack: Vec::new(), before: Vec::new(), looped: false };
    for script in board.events.iter().rev() {
        let env = side(board, &state.world, script);
        state.run(&script.does, env, false);
    }
    let mut walk = Walk { log: Log::default(), outcomes: BTreeMap::new(), left: steps };
    walk.on(state)?;
    let names = |who: &std::collections::BTreeSet<usize>| {
        who.iter().map(|p| board.players[*p].name.clone()).collect::<Vec<_>>()
    };
    Some(Reading {
        ordered_by: names(&walk.log.orderers),
        decided_by: names(&walk.log.deciders),
        outcomes: walk.outcomes,
    })
}

/// The side from which a script is read.
fn side(board: &Board, world: &World, script: &Script) -> Env {
    let source = script.source.as_ref().and_then(|id| world.find(id));
    let named =
        script.controller.as_ref().and_then(|name| board.players.iter().position(|p| p.name == *name));
    let you = named.or_else(|| source.map(|s| world.things[s].controller)).unwrap_or(world.active);
    Env { this: source.map(Ref::Thing), cause: script.cause, sacrifices: None, ..Env::of(you) }
}

/// More events of replacements than this, one after another, are too many to follow.
const LONGEST: usize = 60;

struct Walk {
    log: Log,
    outcomes: BTreeMap<Summary, u128>,
    left: usize,
}

impl Walk {
    /// Walks on from here along every path; none when there are too many steps.
    fn on(&mut self, mut state: State) -> Option<()> {
        loop {
            self.left = self.left.checked_sub(1)?;
            if state.before.len() > LONGEST {
                return None;
            }
            if state.looped {
                *self.outcomes.entry(Summary::looped()).or_default() += 1;
                return Some(());
            }
            if state.stack.is_empty() {
                *self.outcomes.entry(Summary::of(&state.world)).or_default() += 1;
                return Some(());
            }
            let mut next = step(state, &mut self.log);
            state = next.pop().unwrap_or_else(|| uncovered("a situation from which nothing comes"));
            for other in next {
                self.on(other)?;
            }
        }
    }
}
