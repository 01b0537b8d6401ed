//! Many creatures hit at once: how the time grows with their number, all sizes run in turn.
//!
//! Prints the best of seven runs and the ratios between sizes.

#[path = "boards/lanes.rs"]
mod boards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boards::{common, own, shared, wide};
use engine::board::Board;
use engine::{Options, Ruling, rule};

const RUNS: usize = 7;
const SIZES: [usize; 3] = [20, 40, 400];

fn main() {
    grows("three effects of their own", own);
    grows("three effects that look at all", common);
    for shield in [4, 40] {
        let (time, ruling) = best(&shared(40, shield), 1);
        let how = ruling.map(|ruling| (ruling.completion(), ruling.joint_outcomes()));
        println!("40 creatures under one shield of {shield}: {time:?}, {how:?}");
    }
    let (time, ruling) = best(&wide(500, 60), RUNS);
    let moments = ruling.map_or(0, |ruling| ruling.graph().node_count());
    println!("500 permanents, 60 abilities that look at the event: {time:?}, {moments} moments");
}

fn grows(what: &str, board: impl Fn(usize) -> Board) {
    let boards = SIZES.map(board);
    let mut best_of = [Duration::MAX; 3];
    for _ in 0..RUNS {
        for (time, board) in best_of.iter_mut().zip(&boards) {
            *time = (*time).min(best(board, 1).0);
        }
    }
    let [twenty, forty, four_hundred] = best_of.map(|time| time.as_secs_f64());
    println!(
        "{what}: {best_of:?} for {SIZES:?}; 40 to 20: {:.2}, 400 to 40: {:.2}",
        forty / twenty,
        four_hundred / forty
    );
}

fn best(board: &Board, runs: usize) -> (Duration, Option<Ruling>) {
    let mut all = (0..runs).map(|_| {
        let start = Instant::now();
        let ruling = black_box(rule(board, &Options::default())).ok();
        (start.elapsed(), ruling)
    });
    let first = all.next().unwrap_or((Duration::MAX, None));
    all.fold(first, |best, next| if next.0 < best.0 { next } else { best })
}
