//! What of a board each selector and each amount reads, and where a selector finds its objects: one table for each.

use super::{Amount, Measure, Quality, What};
use crate::board::Counter;

/// What of a board a selector or an amount reads by itself; what is inside it reads more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read<'a> {
    /// Nothing that a board says: a number, what was chosen, what the event is about.
    Nothing,
    /// Which objects or players there are, what they are, where and whose.
    Being,
    /// What is tapped.
    Tapped,
    /// What attacks or blocks.
    Fighting,
    /// Counters of this kind.
    Counters(&'a Counter),
    /// Counters of any kind.
    AnyCounters,
    /// Power and toughness, which counters change, too.
    Power,
    /// Power and toughness of however many objects there are.
    Powers,
    /// How many objects there are.
    Number,
    /// Life totals of players.
    Life,
    /// Cards in hands.
    Hand,
    /// Cards in libraries.
    Library,
    /// Cards in graveyards.
    Graveyard,
    /// Cards drawn this turn.
    Drawn,
    /// Damage dealt to players this turn.
    Damaged,
    /// Mana in pools.
    Mana,
    /// What has happened.
    Past,
}

/// Where a selector looks when objects are wanted and nothing in it names a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finds {
    /// On the battlefield.
    OnBattlefield,
    /// Wherever they are: it names its zone, or an object.
    Anywhere,
}

/// What a selector reads by itself, and where it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks<'a> {
    /// What of a board it reads.
    pub reads: Read<'a>,
    /// Where it looks; what `All(..)` looks for is found anywhere if one of its parts is.
    pub finds: Finds,
}

impl What {
    /// What it reads by itself, and where it looks.
    pub const fn looks(&self) -> Looks<'_> {
        let (reads, finds) = match self {
            Self::This | Self::It | Self::Is(_) | Self::Chosen(_) | Self::Done | Self::DamageSource => {
                (Read::Nothing, Finds::Anywhere)
            }
            Self::ExiledWith(_) | Self::TargetedBy(_) | Self::In(_) | Self::TopOfLibrary(..) => {
                (Read::Being, Finds::Anywhere)
            }
            Self::Tapped => (Read::Tapped, Finds::OnBattlefield),
            Self::Attacking | Self::Blocking | Self::Blocked | Self::Unblocked => {
                (Read::Fighting, Finds::OnBattlefield)
            }
            Self::With(kind) => (Read::Counters(kind), Finds::OnBattlefield),
            Self::WithCounters => (Read::AnyCounters, Finds::OnBattlefield),
            Self::Power(..) | Self::Toughness(..) | Self::GreaterPower => (Read::Power, Finds::OnBattlefield),
            Self::HappenedTo(_) | Self::Dealt(_) => (Read::Past, Finds::OnBattlefield),
            Self::Any
            | Self::Named(_)
            | Self::Type(_)
            | Self::Subtype(_)
            | Self::Supertype(_)
            | Self::Color(_)
            | Self::Colorless
            | Self::Multicolored
            | Self::ChosenColor
            | Self::ChosenWord
            | Self::Chose(_)
            | Self::Token
            | Self::Kind(_)
            | Self::Commander
            | Self::Paid(_)
            | Self::CastBy(_)
            | Self::FaceDown
            | Self::Designated(_)
            | Self::GoadedBy(_)
            | Self::HasMark(_)
            | Self::AttachedTo(_)
            | Self::HasAttached(_)
            | Self::EchoDue
            | Self::ControlledBy(_)
            | Self::OwnedBy(_)
            | Self::ManaValue(..)
            | Self::AttachedToBy
            | Self::SharesCreatureType
            | Self::SharesColor
            | Self::Shares(..)
            | Self::Has(_)
            | Self::HasKeyword(_)
            | Self::ByCopiableValues(_)
            | Self::All(_)
            | Self::OneOf(_)
            | Self::Not(_) => (Read::Being, Finds::OnBattlefield),
        };
        Looks { reads, finds }
    }
}

impl Amount {
    /// What it reads by itself.
    pub const fn reads(&self) -> Read<'_> {
        match self {
            Self::Sum(Measure::Power | Measure::Toughness, _)
            | Self::Greatest(Measure::Power | Measure::Toughness, _)
            | Self::Least(Measure::Power | Measure::Toughness, _)
            | Self::Different(Quality::Number(Measure::Power | Measure::Toughness), _) => Read::Powers,
            Self::Count(_)
            | Self::Sum(Measure::ManaValue, _)
            | Self::Greatest(Measure::ManaValue, _)
            | Self::Least(Measure::ManaValue, _)
            | Self::Different(..)
            | Self::Symbols(..) => Read::Number,
            Self::Life(_) => Read::Life,
            Self::Hand(_) => Read::Hand,
            Self::Library(_) => Read::Library,
            Self::Graveyard(_) => Read::Graveyard,
            Self::PowerOf(_) | Self::ToughnessOf(_) => Read::Power,
            Self::Drawn(_) => Read::Drawn,
            Self::Damaged(_) => Read::Damaged,
            Self::Mana(_) => Read::Mana,
            Self::Happened(_) | Self::Total(_) => Read::Past,
            Self::Counters(kind, _) | Self::PlayerCounters(kind, _) => Read::Counters(kind),
            Self::ManaValueOf(_) | Self::Players(_) | Self::Speed(_) | Self::OfCast(..) => Read::Being,
            Self::N(_)
            | Self::ThatMuch
            | Self::Result
            | Self::Excess
            | Self::ChosenNumber
            | Self::Times(..)
            | Self::Plus(..)
            | Self::Minus(..)
            | Self::Product(..)
            | Self::HalfUp(_)
            | Self::HalfDown(_) => Read::Nothing,
        }
    }
}
