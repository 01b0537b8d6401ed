//! Whom or what an event affects.

use crate::select::{What, Who, Whom};

/// Whom or what an event affects, in the words in which it is stated or looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Affects<'a> {
    /// Each of these players.
    Players(&'a Who),
    /// Each of these objects.
    Objects(&'a What),
    /// Each of these, players or objects.
    Either(&'a Whom),
    /// Each of these objects as what it will be on the battlefield.
    Entering(&'a What),
    /// Nobody: it happens to the game.
    Nobody,
}

impl<'a> Affects<'a> {
    /// The objects that are affected where they are, when the words are of objects and of no players.
    #[must_use]
    pub const fn objects(self) -> Option<&'a What> {
        match self {
            Self::Objects(what) | Self::Either(Whom::Object(what)) => Some(what),
            Self::Either(Whom::Any | Whom::Player(_) | Whom::AttackedBy(_) | Whom::OneOf(_))
            | Self::Players(_)
            | Self::Entering(_)
            | Self::Nobody => None,
        }
    }
}
