//! What a sentence says, word for word: who does what to what, with "it" and "that player" still in it.
//!
//! Filters that say the same in every sentence are those of the language already; what depends on who speaks, or on what was
//! said before, is a part of the tree.

mod action;
mod action_from;
mod divided;
mod effect;
mod noun;
mod restricts;
mod search;
mod sentence;
mod token;

pub(crate) use action::{
    Action, ByPlayer, Clause, Destination, Gain, InPlace, Lasting, Later, ManaSaid, Modes, ToObject, Until,
};
pub(crate) use divided::{Divided, Share};
pub(crate) use effect::{Becomes, Entering, Floating, Instead, Prevented, Rider, Row, Scaled, Uses};
pub(crate) use noun::{How, Like, Noun, Number, Player, Recipient, Thing, ThisWay, Touched, Trait};
pub(crate) use restricts::{Cant, Must};
pub(crate) use search::SearchOf;
pub(crate) use sentence::{Asks, Choice, Cost, Doer, Happening, Provision, Said, Static, Would};
pub(crate) use token::{Copied, TokenSaid};
