//! Abilities: the only place where an object's rules live. No card has code.

use serde::{Deserialize, Serialize};

use super::{CardType, Color, Counter, Supertype};
use crate::effect::{Effect, Pattern};
use crate::event::Instruction;
use crate::select::{Amount, What, Who, Whom};

/// One ability of an object.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::large_enum_variant, reason = "abilities are kept in lists and looked at by reference")]
pub enum Ability {
    /// A replacement or prevention effect.
    Effect(Effect),
    /// Something that can't happen.
    Restriction(Restriction),
    /// A continuous effect on characteristics or control.
    Continuous(Continuous),
    /// A keyword, which stands for other abilities.
    Keyword(Keyword),
    /// What the spell does, or the activated ability does, when it resolves.
    Instructions(Vec<Instruction>),
    /// A triggered ability: when such an event has happened, this is done.
    Triggered {
        /// The event.
        when: Pattern,
        /// Whether it waits for such damage being prevented, not for being dealt.
        #[serde(default, skip_serializing_if = "super::is_default")]
        prevented: bool,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// Anything else, in the judge's own words; it changes nothing in a ruling.
    Opaque(String),
}

/// "Can't". Not a replacement effect, but judged at the same time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Restriction {
    /// Such an event can't happen.
    Cant(Pattern),
    /// Such damage can't be prevented.
    CantBePrevented(Pattern),
    /// Such permanents can't be regenerated.
    CantBeRegenerated(What),
    /// It can't have more than this many counters of a kind.
    CountersAtMost(Counter, u64),
}

/// A continuous effect from a static ability.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuous {
    /// What it affects. Without `In(..)` it is about permanents.
    pub affects: What,
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

/// A keyword ability. Each has a file of its own in `keyword/`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Keyword {
    /// As it enters, its controller may sacrifice creatures; it gets this many +1/+1 counters for each.
    Devour(u64),
    /// In a graveyard: a draw may become putting this many cards from the library into the graveyard and
    /// returning the card to hand.
    Dredge(u64),
    /// It can't be destroyed.
    Indestructible,
    /// Damage that it deals is life gained by its controller.
    Lifelink,
    /// A creature that it deals damage to is destroyed.
    Deathtouch,
    /// Damage that it deals to creatures is -1/-1 counters.
    Wither,
    /// Damage that it deals to creatures is -1/-1 counters, to players poison counters.
    Infect,
    /// When it is discarded, it is discarded into exile.
    Madness,
    /// Cast for this cost, it is exiled instead of going anywhere else from the stack.
    Flashback,
    /// Cast for this additional cost, it goes to its owner's hand as it resolves.
    Buyback,
    /// Cast from hand, it is exiled as it resolves, to be cast once more.
    Rebound,
    /// The permanent that it enchants is not destroyed: this is instead. Once called totem armor.
    UmbraArmor,
    /// Damage from such sources to it is prevented.
    Protection(What),
    /// It enters with this many +1/+1 counters.
    Graft(u64),
    /// It enters with this many +1/+1 counters.
    Modular(u64),
    /// It enters with this many fade counters.
    Fading(u64),
    /// It enters with this many time counters.
    Vanishing(u64),
    /// It enters with this many +1/+1 counters if an opponent was dealt damage this turn.
    Bloodthirst(u64),
    /// It may enter with a +1/+1 counter.
    Unleash,
    /// It returns with a -1/-1 counter when it dies without one.
    Persist,
    /// It returns with a +1/+1 counter when it dies without one.
    Undying,
    /// An Aura can be attached to these only.
    Enchant(Whom),
    /// A Saga's chapter ability of this number.
    Chapter(u64),
}
