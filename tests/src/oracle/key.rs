//! Which effect is which.

use language::effect::Effect;

/// What makes an effect the same effect as before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Key {
    /// An ability of an object, until the object becomes a new one; the n-th of those that are alike.
    Ability { thing: usize, moved: u32, effect: Box<Effect>, nth: usize },
    /// An ability of what enters, about its own entering.
    Own { effect: Box<Effect>, nth: usize },
    /// An effect that has left its source.
    Float(usize),
    /// A self-replacement effect of the instruction.
    Selfish { effect: Box<Effect>, nth: usize },
    /// The rule about noncombat damage and planeswalkers.
    Planeswalkers,
}
