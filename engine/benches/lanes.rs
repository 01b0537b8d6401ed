//! Many creatures hit at once: how the time grows with their number, all sizes run in turn.
//!
//! Prints the mean of many runs and the ratios between sizes.

#[path = "boards/lanes.rs"]
mod boards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boards::{common, own, shared, wide};

use engine::{Lanes, Options, Ruling, rule};
use language::board::Board;

/// So many times the creatures of the largest board are ruled on in all, for each size.
const ROUNDS: usize = 40;
const SIZES: [usize; 3] = [20, 40, 400];

fn main() {
    grows("three effects of their own", Lanes::WhenLarge, own);
    grows("three effects that look at all", Lanes::WhenLarge, common);
    grows("three effects of their own, never together", Lanes::Always, own);
    for shield in std::env::args().filter_map(|word| word.parse().ok()).chain([4]) {
        let (time, ruling) = once(&shared(40, shield), Lanes::WhenLarge);
        let how = ruling.map(|ruling| (ruling.completion(), ruling.joint_outcomes()));
        println!("40 creatures under one shield of {shield}: {time:?}, {how:?}");
    }
    let time = mean(&wide(500, 60), Lanes::WhenLarge, 10 * ROUNDS);
    println!("500 permanents, 60 abilities that look at the event: {time:?}");
}

fn grows(what: &str, lanes: Lanes, board: impl Fn(usize) -> Board) {
    let largest = SIZES[2];
    let mut times = [Duration::ZERO; 3];
    for _ in 0..ROUNDS / 10 {
        for (time, size) in times.iter_mut().zip(SIZES) {
            *time += mean(&board(size), lanes, 10 * largest / size);
        }
    }
    let [twenty, forty, four_hundred] = times.map(|time| time.as_secs_f64());
    println!(
        "{what}: {:?} for {SIZES:?}; 40 to 20: {:.2}, 400 to 40: {:.2}",
        times.map(|time| time * 10 / 40),
        forty / twenty,
        four_hundred / forty
    );
}

fn mean(board: &Board, lanes: Lanes, runs: usize) -> Duration {
    let all: Duration = {
        let (start, before) = (Instant::now(), spent());
        for _ in 0..runs {
            black_box(rule(board, &Options { lanes, ..Options::default() })).ok();
        }
        before.zip(spent()).map_or_else(|| start.elapsed(), |(before, after)| after.saturating_sub(before))
    };
    all / u32::try_from(runs).unwrap_or(1)
}

fn once(board: &Board, lanes: Lanes) -> (Duration, Option<Ruling>) {
    let start = Instant::now();
    let ruling = rule(board, &Options { lanes, ..Options::default() }).ok();
    (start.elapsed(), ruling)
}

/// The time that this process has had of a processor, where the system tells: on a shared machine the clock says
/// more about the others.
fn spent() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
