//! Searches of other players' libraries.

use super::{Like, Number, Player};

/// What you search another player's library for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SearchOf {
    /// Whose library it is.
    pub(crate) whose: Player,
    /// How many cards at most.
    pub(crate) amount: Number,
    /// Whether fewer may be found also where any card is.
    pub(crate) or_fewer: bool,
    /// What the cards have to be like.
    pub(crate) like: Like,
}
