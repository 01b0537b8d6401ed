//! The budget of memory is held. Alone in its file: what is allocated is counted for the whole process.

#[path = "../benches/boards/lattice.rs"]
#[expect(dead_code, reason = "the bench has more boards")]
mod boards;

use std::alloc::System;

use boards::{permanent, three_damage};
use cap::Cap;
use engine::{Limits, Options, rule};
use language::effect::{Rewrite, Scale};
use language::select::Amount;
use statements::completion::Completion;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

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
