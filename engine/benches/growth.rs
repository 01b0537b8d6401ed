//! How the time and the memory of a ruling grow with its board: each row with its exponent over the last doubling.
//!
//! `cargo bench -p engine --bench growth` measures all rows; with names after `--` only these, and numbers after
//! them are sizes. `--write NAME SIZE` prints the board, as a file for `instead explain`.

#[path = "boards/growth.rs"]
mod boards;

use std::alloc::System;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use boards::{ROWS, Row};
use cap::Cap;
use engine::timeline::{Loop, Round};
use engine::{Lanes, Options, rule};
use language::board::Board;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// What one board took.
struct Taken {
    size: usize,
    seconds: f64,
    bytes: usize,
    /// What came of it, in a few words.
    how: String,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let sizes: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let names: Vec<&String> = words.iter().filter(|word| word.parse::<usize>().is_err()).collect();
    let asked = |row: &&Row| names.iter().any(|name| *name == row.name);
    let has = |flag: &str| words.iter().any(|word| word == flag);
    if has("--write") || has("--one") {
        for (row, &size) in
            ROWS.iter().filter(asked).flat_map(|row| sizes.iter().map(move |size| (row, size)))
        {
            if has("--one") {
                println!("{}", took(row, size));
            } else {
                println!("(format: 2, title: \"{} {size}\", board: {})", row.name, (row.board)(size));
            }
        }
        return;
    }
    println!("{:<8} {:>8} {:>10} {:>10} {:>6} {:>6}", "", "size", "processor", "peak", "time^", "peak^");
    for row in ROWS.iter().filter(|row| names.is_empty() || asked(row)) {
        grows(row, if sizes.is_empty() { row.sizes } else { &sizes });
    }
}

fn grows(row: &Row, sizes: &[usize]) {
    println!("{}: {}", row.name, row.what);
    let mut last: Option<Taken> = None;
    for &size in sizes {
        let Some(taken) = alone(row, size) else {
            println!("{:<8} {size:>8} was not whole in its process", "");
            return;
        };
        let exponent = |of: fn(&Taken) -> f64| {
            last.as_ref().map_or(String::new(), |last| {
                format!("{:.2}", (of(&taken) / of(last)).ln() / ratio(taken.size, last.size).ln())
            })
        };
        let (time, peak) = (exponent(|taken| taken.seconds), exponent(|taken| ratio(taken.bytes, 1)));
        let (seconds, megabytes) = (taken.seconds, ratio(taken.bytes, 1_000_000));
        println!(
            "{:<8} {size:>8} {seconds:>8.3} s {megabytes:>7.1} MB {time:>6} {peak:>6}  {}",
            "", taken.how
        );
        last = Some(taken);
    }
}

#[expect(clippy::cast_precision_loss, reason = "sizes of boards and bytes are far below 2^52")]
fn ratio(a: usize, b: usize) -> f64 {
    a.max(1) as f64 / b.max(1) as f64
}

/// Measures one size in a process of its own, so that the peak is its own.
fn alone(row: &Row, size: usize) -> Option<Taken> {
    let program = std::env::current_exe().ok()?;
    let out = Command::new(program).args(["--one", row.name, &size.to_string()]).output().ok()?;
    let told = String::from_utf8(out.stdout).ok()?;
    let mut words = told.splitn(3, ' ');
    let (seconds, bytes) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Taken { size, seconds, bytes, how: words.next()?.trim_end().to_owned() })
}

/// Rules on the board of a size, for a tenth of a second at least: the seconds of the quickest, the most bytes, and what came
/// of it.
fn took(row: &Row, size: usize) -> String {
    let read = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let board: Board = read.from_str(&(row.board)(size)).expect("a board as files state it");
    let (mut best, before, mut how) = (Duration::MAX, MEMORY.allocated(), String::new());
    let begun = Instant::now();
    while how.is_empty() || begun.elapsed() < Duration::from_millis(100) {
        let (start, spent_before) = (Instant::now(), spent());
        how = black_box(once(row, &board));
        let time = spent_before
            .zip(spent())
            .map_or_else(|| start.elapsed(), |(before, after)| after.saturating_sub(before));
        best = best.min(time);
    }
    format!("{} {} {how}", best.as_secs_f64(), MEMORY.max_allocated() - before)
}

/// Rules on a board, and says what came of it.
fn once(row: &Row, board: &Board) -> String {
    let options = Options { lanes: Lanes::WhenLarge, ..Options::default() };
    if row.is_round {
        let round = Round { steps: board.events.iter().map(|script| (script.clone(), 0)).collect() };
        let found = Loop::new(board, round, &options).expect("a loop");
        return format!("{:?}", found.after(1_000_000).map(|board| board.players[0].life));
    }
    let ruling = rule(board, &options).expect("a board that makes sense");
    let moments = ruling.graph().node_count();
    format!("{moments} moments, {:?}", ruling.completion())
}

/// The time that this process has had of a processor, where the system tells: on a shared machine the clock says
/// more about the others.
fn spent() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
