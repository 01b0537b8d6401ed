//! State-based actions, called effects until 2009-07-11 (CR 704.5, 704.6 (2026-04-17), 420.5 (2006-10-01)).

use language::rule::Rule;
use serde::{Deserialize, Serialize};

/// A state-based action, by what it looks for. A board file writes it in small letters: `lethal_damage`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StateBased {
    /// A player has 0 or less life.
    Life,
    /// A player has drawn from an empty library.
    EmptyLibrary,
    /// A player has ten poison counters.
    Poison,
    /// A team has 0 or less life.
    TeamLife,
    /// A team has fifteen poison counters.
    TeamPoison,
    /// One commander has dealt a player 21 combat damage.
    CommanderDamage,
    /// A token is not on the battlefield.
    Token,
    /// A token is phased out.
    PhasedOutToken,
    /// A copy of a spell or card is where there are none.
    Copy,
    /// A creature has toughness 0 or less.
    Toughness,
    /// A creature has lethal damage.
    LethalDamage,
    /// A source with deathtouch has dealt damage to a creature.
    Deathtouch,
    /// A planeswalker has no loyalty.
    Loyalty,
    /// Planeswalkers share a type.
    PlaneswalkerType,
    /// Legendary permanents share a name.
    Legend,
    /// A world permanent is not the newest.
    World,
    /// An Aura is attached to nothing, or where it may not be.
    Aura,
    /// An Equipment or Fortification is attached where it may not be.
    Equipment,
    /// A bestowed Aura is attached where it may not be.
    Bestowed,
    /// What can't be attached is.
    OtherAttachment,
    /// There are both +1/+1 and -1/-1 counters on it.
    CounterPairs,
    /// It has more counters than it can have.
    CounterLimit,
    /// A Saga is told.
    Saga,
    /// A battle has no defense.
    Defense,
    /// A battle has no protector.
    Protector,
    /// A Siege is protected by its own controller.
    Siege,
    /// A Role is not the newest of its controller's on a permanent.
    Role,
    /// A commander has come to a graveyard or to exile.
    Commander,
    /// A player without speed controls a permanent with start your engines!
    Speed,
    /// The venture marker is on a dungeon's bottommost room.
    Dungeon,
    /// A scheme that is not ongoing is done.
    Scheme,
    /// A phenomenon is done.
    Phenomenon,
    /// A creature has no sector, and there is a space sculptor.
    Sector,
}

impl StateBased {
    /// The rule behind it.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Life => Rule::SbaLife,
            Self::EmptyLibrary => Rule::SbaDraw,
            Self::Poison => Rule::SbaPoison,
            Self::TeamLife => Rule::SbaTeamLife,
            Self::TeamPoison => Rule::SbaTeamPoison,
            Self::CommanderDamage => Rule::SbaCommanderDamage,
            Self::Token | Self::PhasedOutToken => Rule::SbaToken,
            Self::Copy => Rule::SbaCopy,
            Self::Toughness => Rule::SbaToughnessZero,
            Self::LethalDamage => Rule::SbaLethal,
            Self::Deathtouch => Rule::SbaDeathtouch,
            Self::Loyalty => Rule::SbaLoyalty,
            Self::PlaneswalkerType => Rule::SbaPlaneswalkerUnique,
            Self::Legend => Rule::SbaLegend,
            Self::World => Rule::SbaWorld,
            Self::Aura => Rule::SbaAura,
            Self::Equipment => Rule::SbaEquipment,
            Self::Bestowed => Rule::BestowFalls,
            Self::OtherAttachment => Rule::SbaOtherAttached,
            Self::CounterPairs => Rule::SbaCounters,
            Self::CounterLimit => Rule::SbaCounterLimit,
            Self::Saga => Rule::SbaSaga,
            Self::Defense => Rule::SbaDefense,
            Self::Protector => Rule::SbaProtector,
            Self::Siege => Rule::SbaSiege,
            Self::Role => Rule::SbaRole,
            Self::Commander => Rule::CommanderSba,
            Self::Speed => Rule::SbaSpeed,
            Self::Dungeon => Rule::SbaDungeon,
            Self::Scheme => Rule::SbaScheme,
            Self::Phenomenon => Rule::SbaPhenomenon,
            Self::Sector => Rule::SbaSector,
        }
    }
}
