//! Numbers, as an effect or an instruction counts them.

use serde::{Deserialize, Serialize};

use super::{Past, What, Who};
use crate::board::Counter;

/// A number that is worked out when it is needed. Values are exact: one that does not fit 64 bits, or would be
/// less than zero where that means nothing, is an error and never wraps.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Amount {
    /// A number that is known beforehand.
    N(u64),
    /// How many objects there are of this kind.
    Count(What),
    /// "That much", "that many": the amount of the event being replaced, or what its prevention prevented.
    ThatMuch,
    /// What the last event of the same instruction did: damage dealt, cards moved, objects chosen.
    Result,
    /// Excess damage: what the last event of the same instruction dealt; for what triggers on damage, what the permanent was
    /// dealt by all of that event.
    Excess,
    /// A player's life total, 0 when it is below.
    Life(Who),
    /// Cards in players' hands.
    Hand(Who),
    /// Cards in players' libraries.
    Library(Who),
    /// Cards in players' graveyards.
    Graveyard(Who),
    /// The power of the first such object, 0 when it is below.
    PowerOf(What),
    /// The toughness of the first such object, 0 when it is below.
    ToughnessOf(What),
    /// The mana value of the first such object.
    ManaValueOf(What),
    /// Cards that these players have drawn this turn.
    Drawn(Who),
    /// Damage that these players were dealt this turn.
    Damaged(Who),
    /// How often such an event has happened; each object to which it happened is counted by itself.
    Happened(Box<Past>),
    /// How much all such events that have happened came to: life, damage, cards.
    Total(Box<Past>),
    /// Mana in these players' pools.
    Mana(Who),
    /// How many of these players there are.
    Players(Who),
    /// The number chosen as the source entered.
    ChosenNumber,
    /// Something about how the first such object was cast.
    OfCast(CastNumber, What),
    /// Counters of this kind on such objects, together.
    Counters(Counter, What),
    /// The amount so many times over.
    Times(Box<Self>, u64),
    /// Both amounts added up.
    Plus(Box<Self>, Box<Self>),
    /// A difference, 0 when it is below.
    Minus(Box<Self>, Box<Self>),
    /// Half, rounded up.
    HalfUp(Box<Self>),
    /// Half, rounded down.
    HalfDown(Box<Self>),
}

/// A number that is known of a spell, and of the permanent that it became.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CastNumber {
    /// Of how many colours mana was spent to cast it.
    Colors,
    /// The value of X.
    X,
    /// How many spells had been cast before it this turn.
    Before,
}
