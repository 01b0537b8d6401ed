//! What is remembered of a sentence while it is read: how far anything has come, and the parts that many others begin with,
//! which are read once at each place.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::{Input, Parsed};
use crate::oracle::tree::{Player, Thing, Trait};

/// Parts that were read, by how many tokens were left before; each with how many were left behind it, or that there is none.
type Read<T> = RefCell<HashMap<usize, Option<(T, usize)>>>;

/// What is remembered of one sentence.
#[derive(Default, Debug)]
pub(super) struct Memory {
    left: Cell<usize>,
    pub(super) things: Read<Thing>,
    pub(super) players: Read<Player>,
    pub(super) described: Read<Vec<Trait>>,
}

impl Memory {
    /// Of a sentence of so many tokens nothing has been read.
    pub(super) fn new(tokens: usize) -> Self {
        Self { left: Cell::new(tokens), ..Self::default() }
    }

    /// So many tokens are left where something was read.
    pub(super) fn has_come(&self, left: usize) {
        self.left.set(self.left.get().min(left));
    }

    /// How many tokens were left at least.
    pub(super) fn left(&self) -> usize {
        self.left.get()
    }
}

/// Reads a part, or remembers what was read here before. What fails takes nothing.
pub(super) fn once<T: Clone>(
    i: &mut Input<'_>,
    of: fn(&Memory) -> &Read<T>,
    read: impl FnOnce(&mut Input<'_>) -> Parsed<T>,
) -> Parsed<T> {
    let before = i.input.len();
    let known = of(i.state).borrow().get(&before).cloned();
    if let Some(known) = known {
        let (found, left) = known.ok_or(EmptyError)?;
        i.next_slice(before - left);
        return Ok(found);
    }
    let start = i.checkpoint();
    let found = read(i).inspect_err(|_| i.reset(&start));
    let kept = found.clone().ok().map(|found| (found, i.input.len()));
    of(i.state).borrow_mut().insert(before, kept);
    found
}
