//! Bytes for each pick of the first census at twelve effects, at the peak and kept.

#[path = "boards/lattice.rs"]
mod boards;

use std::alloc::System;

use boards::lattice;
use cap::Cap;
use engine::Options;
use engine::rule;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

fn main() {
    let board = lattice(12);
    let before = MEMORY.allocated();
    let ruling = rule(&board, &Options::default());
    let picks = ruling.as_ref().map_or(1, |ruling| ruling.graph().edge_count());
    let (peak, kept) = (MEMORY.max_allocated() - before, MEMORY.allocated() - before);
    println!("N = 12: {picks} picks, {} bytes a pick at peak, {} kept", peak / picks, kept / picks);
}
