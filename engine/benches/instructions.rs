//! One board ruled on once, for a program that counts instructions: they do not depend on what else runs.
//!
//! `engine/benches/count` rules on each board under callgrind and prints a table. The program alone prints the names.

#[allow(dead_code, reason = "each bench uses some of the boards")]
#[path = "boards/lanes.rs"]
mod lanes;
#[path = "boards/lattice.rs"]
mod lattice;
#[path = "boards/state_based.rs"]
mod state_based;

use std::hint::black_box;

use engine::{Lanes, Options, rule};
use language::board::Board;

/// A name, how lanes are looked for, and what makes the board.
type Case = (&'static str, Lanes, fn() -> Board);

const CASES: [Case; 16] = [
    ("lattice-2", Lanes::WhenLarge, || lattice::lattice(2)),
    ("lattice-8", Lanes::WhenLarge, || lattice::lattice(8)),
    ("lattice-10", Lanes::WhenLarge, || lattice::lattice(10)),
    ("lattice-12", Lanes::WhenLarge, || lattice::lattice(12)),
    ("own-20", Lanes::WhenLarge, || lanes::own(20)),
    ("own-40", Lanes::WhenLarge, || lanes::own(40)),
    ("own-400", Lanes::WhenLarge, || lanes::own(400)),
    ("common-20", Lanes::WhenLarge, || lanes::common(20)),
    ("common-40", Lanes::WhenLarge, || lanes::common(40)),
    ("common-400", Lanes::WhenLarge, || lanes::common(400)),
    ("always-20", Lanes::Always, || lanes::own(20)),
    ("always-40", Lanes::Always, || lanes::own(40)),
    ("wide", Lanes::WhenLarge, || lanes::wide(500, 60)),
    ("still", Lanes::WhenLarge, state_based::still),
    ("dying", Lanes::WhenLarge, state_based::dying),
    ("row", Lanes::WhenLarge, state_based::row),
];

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    for (name, lanes, board) in CASES {
        if asked.iter().any(|asked| asked == name) {
            let board = board();
            // Once before it counts, for what is made once in a program.
            black_box(rule(&lattice::lattice(2), &Options::default())).ok();
            counted(&board, lanes);
        } else if !asked.iter().any(|asked| !asked.starts_with('-')) {
            println!("{name}");
        }
    }
}

/// What is counted: `--toggle-collect` finds it by its name.
#[inline(never)]
fn counted(board: &Board, lanes: Lanes) {
    black_box(rule(board, &Options { lanes, ..Options::default() })).ok();
}
