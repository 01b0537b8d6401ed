//! Thousands of kinds of broken board files: each is refused, where it is about a place with that place, or read; and
//! what is read can be ruled on. Nothing panics. `cargo test -p saves --test hostile -- --nocapture` tells the counts.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Limits, Options, rule};
use saves::bundled;

#[path = "../../fuzz/kinds/board_file.rs"]
mod board_file;

use board_file::Broken;

/// What came of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Came {
    /// It was refused, with a line and a column.
    Placed,
    /// It was refused as a whole.
    Whole,
    /// It was read, and could be ruled on, or the engine said why not.
    Read,
}

/// A ruling may have so many moments: what is looked for is a panic, and no ruling.
const MOMENTS: usize = 60;

fn came_of(broken: &Broken) -> Came {
    match saves::from_bytes("broken.board.ron", &broken.bytes) {
        Ok(file) => {
            let limits = Limits { nodes: MOMENTS, bytes: 50_000_000, ..Limits::default() };
            drop(rule(&file.board, &Options { limits, ..Options::default() }));
            Came::Read
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if error.place.at.is_some() { Came::Placed } else { Came::Whole }
        }
    }
}

#[test]
fn every_kind_of_broken_board_file_is_refused_with_its_place_or_read() {
    let (mut counts, mut panicked, mut without) = ([0_usize; 3], Vec::new(), Vec::new());
    let mut kinds = BTreeSet::new();
    board_file::each(bundled::all().iter().map(|board| board.text), &mut |broken| {
        match catch_unwind(AssertUnwindSafe(|| came_of(&broken))) {
            Ok(came) => {
                counts[came as usize] += 1;
                // Before its format is known, nothing in a file has a place.
                let is_format = broken.kind.contains(": format, ");
                if came == Came::Whole && broken.has_place && !is_format {
                    without.push(broken.kind.clone());
                }
            }
            Err(_) => panicked.push(broken.kind.clone()),
        }
        assert!(kinds.insert(broken.kind), "a kind is there twice");
    });
    let ([placed, whole, read], kinds) = (counts, kinds.len());
    println!("{kinds} kinds: {placed} refused with a place, {whole} as a whole, {read} read");
    assert_eq!(panicked, [""; 0], "these panic");
    assert_eq!(without, [""; 0], "these are refused without a place");
    assert!(kinds >= 1_000 && placed > kinds / 2 && whole > 10 && read > 100, "{kinds} kinds, {counts:?}");
}
