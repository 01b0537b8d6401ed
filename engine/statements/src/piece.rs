//! Pieces of a board: what a board file can say besides names and numbers, told as one thing.

use serde::{Deserialize, Serialize};

use language::board::{Ability, Changed, Lasting, Scheduled, TriggeredAbility};
use language::effect::Floating;
use language::event::Script;

/// A piece of a board after an outcome, as its file would say it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Piece {
    /// Something that is so for a time.
    Lasting(Lasting),
    /// An ability that an object has once the layers are applied, besides keywords: object, ability.
    Ability(String, Ability),
    /// What a continuous effect of something that has resolved does to an object, and for how long: object, what.
    Changed(String, Changed),
    /// An effect that has left its source. Its id is its label.
    Effect(Floating),
    /// Triggered abilities that wait to be put on the stack.
    Triggered(TriggeredAbility),
    /// Abilities on the stack.
    Stack(TriggeredAbility),
    /// What is done first as the next turn, phase or step begins.
    Waiting(Script),
    /// What is done when a turn, phase or step begins.
    Scheduled(Scheduled),
    /// Anything else: of which player or object, or nothing for the board itself; which field; and what it says.
    Field(String, String, String),
}

impl Piece {
    /// Whether it is only a field of the file, for which there are no words.
    pub const fn is_bare(&self) -> bool {
        matches!(self, Self::Field(..))
    }
}
