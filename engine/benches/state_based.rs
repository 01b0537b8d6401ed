//! A hundred rounds of state-based actions on a board of 500 objects.
//!
//! Three boards: one on which nothing is ever due, one on which each round puts a creature into the graveyard by damage,
//! and one on which each round makes the next one due: a row of captains, each of which keeps the one after it alive.

#[path = "boards/state_based.rs"]
mod boards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boards::{dying, row, still};
use engine::{Options, rule};
use language::board::Board;

const RUNS: usize = 7;

fn main() {
    let boards =
        [("nothing is due", still()), ("one dies by damage", dying()), ("each makes the next die", row())];
    for (name, board) in boards {
        let mut times: Vec<Duration> = (0..RUNS).map(|_| time(&board)).collect();
        times.sort_unstable();
        println!("{name}: {:?} (best), {:?} (median of {RUNS})", times[0], times[RUNS / 2]);
    }
}

fn time(board: &Board) -> Duration {
    let start = Instant::now();
    let ruling = rule(board, &Options::default());
    let time = start.elapsed();
    let ends = ruling.map_or(0, |ruling| black_box(ruling).ends().len());
    assert_eq!(ends, 1, "it is ruled on whole");
    time
}
