//! Kinds of events, as patterns see them.

use serde::{Deserialize, Serialize};

/// A kind of event. An effect is asked about an event only where both are of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Damage would be dealt; what it results in is of no kind.
    Damage,
    /// Life would be gained.
    GainLife,
    /// Life would be lost, be it by damage.
    LoseLife,
    /// Cards would be drawn: the number, before its single draws.
    DrawCards,
    /// One card would be drawn.
    Draw,
    /// A permanent would be destroyed.
    Destroy,
    /// A permanent would be sacrificed.
    Sacrifice,
    /// An object would change zones, and does not enter the battlefield.
    Move,
    /// A permanent would enter the battlefield.
    Enter,
    /// Tokens would be created.
    Create,
    /// Counters would be put, those included that something would enter with.
    PutCounters,
    /// Counters would be removed.
    RemoveCounters,
    /// A turn, phase or step would begin.
    Begin,
    /// A player would do something: a deed of players.
    Act,
    /// Dice would be rolled, or coins flipped.
    Roll,
    /// Something would be done to an object: a deed that is done to objects.
    Undergo,
    /// A known card would be discarded.
    Discard,
    /// A spell would be countered.
    CounterSpell,
    /// A spell would be copied.
    CopySpell,
    /// A card would be cast.
    Cast,
    /// The controller of a permanent would change.
    GainControl,
    /// A permanent would become attached.
    Attach,
    /// Mana would be added.
    AddMana,
    /// It would become day or night.
    Daytime,
    /// What a judge says in words of their own would happen.
    Opaque,
    /// Something that no effect looks at.
    #[serde(skip)]
    Unwatched,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = Self::Unwatched as usize + 1;

    /// Its place in a list of all kinds.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
