//! A ruling keeps to what it was allowed, also between two moments and of what lies outside of parts; and what ends by itself
//! is no matter of limits.

#[path = "../benches/boards/growth.rs"]
mod boards;
#[path = "../benches/boards/lattice.rs"]
mod lattice;

use std::alloc::System;

use boards::ROWS;
use cap::Cap;
use engine::{Cancel, Limits, Options, rule};
use language::board::Board;
use language::effect::{Rewrite, Scale};
use language::select::Amount;
use lattice::{permanent, three_damage};
use statements::completion::Completion;
use statements::fact::Fact;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// The board of a row of the growth bench.
fn board(name: &str, size: usize) -> Board {
    let row = ROWS.iter().find(|row| row.name == name).expect("a row of this name");
    let read = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    read.from_str(&(row.board)(size)).expect("a board as files state it")
}

/// Draws end by themselves, so that no limit of steps has anything to say of their number.
#[test]
fn any_number_of_plain_draws_is_whole() {
    let ruling = rule(&board("draws", 30_000), &Options::default()).expect("a board that makes sense");
    assert_eq!(ruling.completion(), Completion::Whole);
    assert_eq!(ruling.holds(ruling.ends()[0], &Fact::Drawn("Alice".into(), 30_000)), Ok(true));
}

#[test]
fn what_happens_between_two_moments_is_stopped_too() {
    let cancel = Cancel::default();
    cancel.time_is_up();
    let options = Options { cancel: Some(cancel), ..Options::default() };
    let ruling = rule(&board("draws", 5_000), &options).expect("a board that makes sense");
    assert_eq!((ruling.completion(), ruling.ends().len()), (Completion::Time, 0));
}

/// What waits to be explored, and marks of many effects, lie outside of the parts and are counted all the same.
#[test]
fn what_was_allowed_is_not_exceeded_by_more_than_a_third() {
    let plus = |n: u64| {
        let name = format!("Plus {n}");
        permanent(&name, &name, Rewrite::Scale(Scale::Plus(Amount::N(n))))
    };
    let board = three_damage((1..=600).map(plus).collect());
    let bytes = 100_000_000;
    let options = Options { limits: Limits { bytes, ..Limits::default() }, ..Options::default() };
    let before = MEMORY.allocated();
    let ruling = rule(&board, &options).expect("a board that makes sense");
    let most = MEMORY.max_allocated() - before;
    assert_eq!(ruling.completion(), Completion::ByteLimit);
    assert!(most < bytes / 3 * 4, "{most} bytes");
}

/// A thousand outcomes that are told apart only by a number that was chosen.
#[test]
fn outcomes_that_look_alike_at_first_are_told_apart() {
    let ruling = rule(&board("numbers", 1_000), &Options::default()).expect("a board that makes sense");
    assert_eq!((ruling.completion(), ruling.ends().len()), (Completion::Whole, 1_001));
}
