//! How far effects on control have been judged.

use std::sync::Arc;

use super::sequence::Origin;
use super::stamp::Stamp;
use language::board::Continuous;
use statements::ids::{ObjectId, PlayerId};

/// Whose control effects can change.
#[derive(Clone, Debug)]
pub(super) enum Gaining {
    /// Everything's: nothing has been judged.
    Free,
    /// As was judged. What comes next changes nothing: the board without it tells whether it can.
    Judged(Vec<Judged>, Option<Next>),
}

/// A continuous effect, whichever else there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key {
    pub(super) source: ObjectId,
    pub(super) continuous: Arc<Continuous>,
    pub(super) nth: usize,
    pub(super) origin: Origin,
}

/// An effect on control that was judged.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) key: Key,
    /// The objects whose control it can't change.
    pub(super) keeps: Vec<ObjectId>,
}

/// The first effect on control that was not judged.
#[derive(Clone, Debug)]
pub(super) struct Next {
    pub(super) key: Key,
    /// Since when it is there.
    pub(super) stamp: Stamp,
    /// Who controls its source.
    pub(super) by: PlayerId,
    /// What it would give, and to whom.
    pub(super) objects: Vec<ObjectId>,
    pub(super) player: PlayerId,
}
