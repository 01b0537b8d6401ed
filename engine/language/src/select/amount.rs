//! Numbers, as an effect or an instruction counts them.

use serde::{Deserialize, Serialize};

use super::{Past, What, Who};
use crate::board::{Color, Counter};
use crate::event::Mana;

/// A number that is worked out when it is needed. Values are exact: one that does not fit 64 bits is an error and never
/// wraps. On the way, and where numbers are compared, it may be below zero; what is done with it counts it as 0 then.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
    /// A player's life total.
    Life(Who),
    /// Cards in players' hands.
    Hand(Who),
    /// Cards in players' libraries.
    Library(Who),
    /// Cards in players' graveyards.
    Graveyard(Who),
    /// The power of the first such object.
    PowerOf(What),
    /// The toughness of the first such object.
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
    /// The speed of these players, together; who has none adds 0.
    Speed(Who),
    /// The number chosen as the source entered.
    ChosenNumber,
    /// Something about how the first such object was cast.
    OfCast(CastNumber, What),
    /// Counters of this kind on such objects, together.
    Counters(Counter, What),
    /// Counters of this kind that these players have, together.
    PlayerCounters(Counter, Who),
    /// What such objects measure, added up.
    Sum(Measure, What),
    /// The greatest that any such object measures; 0 where there is none.
    Greatest(Measure, What),
    /// The least that any such object measures; 0 where there is none.
    Least(Measure, What),
    /// How many different ones there are among such objects.
    Different(Quality, What),
    /// How many mana symbols of any of these colours there are in the mana costs of such objects, as far as they
    /// are known: devotion (CR 700.5 (2026-04-17)).
    Symbols(Vec<Color>, What),
    /// The amount so many times over.
    Times(Box<Self>, u64),
    /// Both amounts added up.
    Plus(Box<Self>, Box<Self>),
    /// A difference, 0 when it is below.
    Minus(Box<Self>, Box<Self>),
    /// Both amounts multiplied.
    Product(Box<Self>, Box<Self>),
    /// Half, rounded up.
    HalfUp(Box<Self>),
    /// Half, rounded down.
    HalfDown(Box<Self>),
}

/// A number that is known of a spell, and of the permanent that it became.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum CastNumber {
    /// Of how many colours mana was spent to cast it.
    Colors,
    /// The value of X.
    X,
    /// How many spells had been cast before it this turn.
    Before,
    /// How much mana was spent to cast it.
    Mana,
    /// How much mana of this type was spent to cast it.
    ManaOf(Mana),
    /// How often it was kicked.
    Kicked,
}

impl CastNumber {
    /// All of them, in the order of the declaration; of one type of mana white.
    pub const ALL: [Self; 6] =
        [Self::Colors, Self::X, Self::Before, Self::Mana, Self::ManaOf(Mana::White), Self::Kicked];
}

/// A number that an object has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Measure {
    /// Its power; what has none counts for nothing.
    Power,
    /// Its toughness; what has none counts for nothing.
    Toughness,
    /// Its mana value.
    ManaValue,
}

impl Measure {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 3] = [Self::Power, Self::Toughness, Self::ManaValue];
}

/// What is different among objects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Quality {
    /// Their card types.
    CardType,
    /// Their subtypes.
    Subtype,
    /// Their basic land types.
    BasicLandType,
    /// Their colours.
    Color,
    /// Their names; what has none adds none.
    Name,
    /// Such a number of theirs.
    Number(Measure),
}

impl Quality {
    /// All of them, in the order of the declaration, with each number.
    pub const ALL: [Self; 8] = [
        Self::CardType,
        Self::Subtype,
        Self::BasicLandType,
        Self::Color,
        Self::Name,
        Self::Number(Measure::Power),
        Self::Number(Measure::Toughness),
        Self::Number(Measure::ManaValue),
    ];
}
