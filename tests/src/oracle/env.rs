//! From whose side something is read: who is "you", what is "this", "it", "that much".

use std::collections::BTreeMap;

use super::key::Key;
use language::effect::Cause;

/// An object that words point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ref {
    /// An object that is there.
    Thing(usize),
    /// A token about to enter, of the part with this number.
    Coming(u32),
}

/// The side from which an effect or an instruction is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Env {
    pub(super) you: usize,
    /// Who sacrifices what the words don't say whose it is; none where whoever controls it does.
    pub(super) sacrifices: Option<usize>,
    pub(super) this: Option<Ref>,
    pub(super) it: Option<Ref>,
    pub(super) affected: Option<usize>,
    pub(super) source_controller: Option<usize>,
    pub(super) that_much: u64,
    /// What the last event of the same instruction did.
    pub(super) result: u64,
    pub(super) chosen: BTreeMap<String, Vec<usize>>,
    /// What makes the events of these instructions happen.
    pub(super) cause: Cause,
    /// Effects that had their opportunity for what these instructions replace.
    pub(super) marks: Vec<Key>,
}

impl Env {
    /// Nothing is known but who "you" are.
    pub(super) fn of(you: usize) -> Self {
        Self {
            you,
            sacrifices: Some(you),
            this: None,
            it: None,
            affected: None,
            source_controller: None,
            that_much: 0,
            result: 0,
            chosen: BTreeMap::new(),
            cause: Cause::Effect,
            marks: Vec::new(),
        }
    }
}
