//! Nodes and edges of a ruling.

use crate::ids::{AnswerId, EffectId};

/// A node of the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// At least one effect can be picked.
    Ordering,
    /// An effect or an instruction asks something.
    Deciding,
    /// Effects look at this kind of event, but none can be applied: it happens as it stands.
    Passing,
    /// Nothing is left: an outcome.
    Outcome,
    /// The same situation came again: an outcome that never ends.
    Loop,
    /// Not explored: a limit was reached first.
    Open,
    /// The event splits: its lanes go on by themselves, all of them. Only ever the start.
    Split,
}

/// An edge of the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// An effect is applied to a part.
    Pick {
        /// The effect that is applied.
        effect: EffectId,
        /// The part, by its place in the pending event (the first one, where the scope takes several).
        part: u16,
        /// How many interchangeable effects this edge stands for.
        multiplicity: u16,
    },
    /// A question is answered.
    Answer(AnswerId),
    /// Nothing is applied: the event happens.
    Happens,
    /// Into a lane, by its place in the lanes of the ruling. Nobody chooses: each of the lanes is gone through.
    Lane(u32),
}
