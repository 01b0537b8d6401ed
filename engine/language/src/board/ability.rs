//! Abilities: the only place where an object's rules live. No card has code.

use serde::{Deserialize, Serialize};

use super::{CardType, Color, Counter, Keyword, Supertype, Zone};
use crate::effect::{Effect, Pattern};
use crate::event::Instruction;
use crate::select::{Amount, Condition, What, Who, Whom};

/// One ability of an object.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::large_enum_variant, reason = "abilities are kept in lists and looked at by reference")]
pub enum Ability {
    /// A replacement or prevention effect.
    Effect(Effect),
    /// Something that can't happen.
    Restriction(Restriction),
    /// What attackers and blockers are declared by: such an attacking, blocking or becoming blocked happens if it can
    /// (CR 508.1d, 509.1c (2026-04-17)).
    Requirement(Pattern),
    /// A continuous effect on characteristics or control.
    Continuous(Continuous),
    /// A keyword, which stands for other abilities.
    Keyword(Keyword),
    /// What the spell does, or the activated ability does, when it resolves.
    Instructions(Vec<Instruction>),
    /// A triggered ability: when such an event has happened, this is done. What `only_if` asks must still
    /// be so as it resolves (CR 603.4 (2026-04-17)).
    Triggered {
        /// The event that it triggers on, once that has happened.
        when: Pattern,
        /// Whether it waits for such damage being prevented, not for being dealt.
        #[serde(default, skip_serializing_if = "super::is_default")]
        prevented: bool,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// A triggered ability that waits for no event, but for all of this being so (CR 603.8 (2026-04-17)).
    StateTriggered {
        /// What must be so.
        when: Vec<Condition>,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// It can block so many attackers more than one.
    BlocksMore(u64),
    /// An ability that says in which zones it functions, in place of those in which such an ability usually does. A
    /// replacement or prevention effect says it itself; where a keyword functions, its rule says.
    FunctionsIn {
        /// The zones in which its object has to be.
        zones: Vec<Zone>,
        /// The ability.
        ability: Box<Ability>,
    },
    /// Anything else, in the judge's own words; it changes nothing in a ruling.
    Opaque(String),
}

impl Ability {
    /// The ability, without what is said of the zones in which it functions.
    pub fn itself(&self) -> &Self {
        if let Self::FunctionsIn { ability, .. } = self { ability.itself() } else { self }
    }

    /// The zones in which it says that it functions; none where it says nothing of that.
    pub fn stated_zones(&self) -> Option<&[Zone]> {
        let stated = match self {
            Self::FunctionsIn { zones, .. } => zones,
            Self::Effect(effect) => &effect.functions_in,
            Self::Restriction(_)
            | Self::Requirement(_)
            | Self::Continuous(_)
            | Self::Keyword(_)
            | Self::Instructions(_)
            | Self::Triggered { .. }
            | Self::StateTriggered { .. }
            | Self::BlocksMore(_)
            | Self::Opaque(_) => return None,
        };
        Some(stated.as_slice()).filter(|zones| !zones.is_empty())
    }

    /// The continuous effect that it makes, if it is one.
    pub fn continuous(&self) -> Option<&Continuous> {
        if let Self::Continuous(continuous) = self.itself() { Some(continuous) } else { None }
    }
}

/// "Can't". Not a replacement effect, but judged at the same time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Restriction {
    /// Such an event can't happen.
    Cant(Pattern),
    /// Such damage can't be prevented.
    CantBePrevented(Pattern),
    /// Such permanents can't be regenerated.
    CantBeRegenerated(What),
    /// These can't be targeted by spells of such players.
    CantBeTargeted {
        /// Whom or what.
        whom: Whom,
        /// The controllers of the spells and abilities.
        by: Who,
        /// Only by such spells, and abilities of such sources; by any when absent.
        #[serde(default = "anything", skip_serializing_if = "is_anything")]
        from: What,
    },
    /// It can't have more than this many counters of a kind.
    CountersAtMost(Counter, u64),
    /// It can't be blocked except by so many creatures or more.
    BlockedByAtLeast(u64),
    /// It can't be blocked by more than so many creatures.
    BlockedByAtMost(u64),
    /// It can't attack alone.
    NeverAttacksAlone,
    /// It can't block alone.
    NeverBlocksAlone,
}

/// A continuous effect from a static ability.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuous {
    /// What it affects. Without `In(..)` it is about permanents.
    pub affects: What,
    /// As long as all of this is so; always when empty. "It" is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// What it does, each change in its own layer.
    pub changes: Vec<Change>,
}

/// A change that a continuous effect makes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Layer 2: control changes to the first of these players.
    Control(Who),
    /// Layer 4: it is of this type besides its others.
    AddType(CardType),
    /// Layer 4: it is of these types and no others.
    SetTypes(Vec<CardType>),
    /// Layer 4: it has this subtype besides its others.
    AddSubtype(String),
    /// Layer 4: it has this supertype besides its others.
    AddSupertype(Supertype),
    /// Layer 5: it is of these colours.
    SetColors(Vec<Color>),
    /// Layer 5: it is of this colour besides its others.
    AddColor(Color),
    /// Layer 6: it has this ability.
    AddAbility(Box<Ability>),
    /// Layer 6: it loses its abilities.
    LoseAbilities,
    /// Layer 7b: its power and toughness are these.
    SetPowerToughness(i64, i64),
    /// Layer 7c: its power and toughness change by these.
    ModifyPowerToughness(i64, i64),
    /// Layer 7c: its power and toughness each change by an amount.
    Boost(Amount),
}

fn anything() -> What {
    What::Any
}

fn is_anything(what: &What) -> bool {
    *what == What::Any
}
