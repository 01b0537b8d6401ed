//! What an effect makes of an event.

use serde::{Deserialize, Serialize};

use crate::board::{Ability, CardType, Counter, Zone, is_default};
use crate::event::{Event, Instruction, Mana, Place};
use crate::select::{Amount, What, Who, Whom};

/// What an effect makes of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Rewrite {
    /// Another amount: damage, life, cards, tokens, counters.
    Scale(Scale),
    /// Damage is prevented, all of it or some.
    Prevent(Prevention),
    /// Damage goes to another recipient. A `Shield` lifetime limits it, too.
    Redirect {
        /// How much; all when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
        /// The new recipient. With several to choose from, the decider chooses.
        to: Whom,
    },
    /// Other events happen at the same moment in its place.
    Become(Vec<Event>),
    /// An instruction is followed in its place, in order, as far as possible.
    Instead(Vec<Instruction>),
    /// The event happens, and these besides, right after it.
    Also(Vec<Instruction>),
    /// The event happens, and these besides, at the same moment: "those tokens plus ...".
    With(Vec<Event>),
    /// Damage is dealt by the first of these instead.
    DealtBy(What),
    /// Mana is of this type instead.
    ManaOf(Mana),
    /// More dice are rolled, and as many of the lowest are left out.
    ExtraDice {
        /// How many more.
        more: Amount,
        /// How many of the lowest are left out.
        ignored: Amount,
    },
    /// An object goes elsewhere.
    ToZone {
        /// The zone it goes to instead: that of its owner.
        zone: Zone,
        /// Where in a library.
        #[serde(default, skip_serializing_if = "is_default")]
        place: Place,
    },
    /// A permanent enters tapped.
    EnterTapped,
    /// A permanent enters untapped.
    EnterUntapped,
    /// A permanent enters with counters.
    EnterWithCounters {
        /// Which kind; counters of several kinds are several rewrites.
        kind: Counter,
        /// How many counters, besides those that others add.
        amount: Amount,
    },
    /// A permanent enters as a copy of another. With several to choose from, the decider chooses.
    EnterAsCopy {
        /// What it may become a copy of.
        of: What,
        /// What is different from the original.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        except: Vec<CopyException>,
    },
    /// A card enters with its back face up.
    EnterTransformed,
    /// A permanent enters face down.
    EnterFaceDown,
    /// A permanent enters attached to one of these. With several to choose from, the decider chooses.
    EnterAttached(What),
    /// Unless the decider pays this as it enters, this is done to how it enters.
    UnlessPaid {
        /// What paying is.
        cost: Vec<Event>,
        /// What is done if it isn't paid.
        otherwise: Box<Self>,
    },
    /// A permanent enters under the control of the first of these players, or tokens are created under it.
    EnterUnder(Who),
    /// As a permanent enters, its controller chooses.
    AsEnters(EnterChoice),
    /// The permanent is not destroyed: damage is removed from it, it is tapped and leaves combat.
    Regenerate,
    /// Doesn't happen: a step, phase or turn that is skipped.
    Skip,
    /// A step, phase or turn is skipped, and this is the first thing to be done in the next that begins.
    SkipThen(Vec<Instruction>),
    /// The event doesn't happen, and nothing takes its place.
    Nothing,
    /// All of these, in order.
    All(Vec<Self>),
    /// One of these, which the decider chooses while applying.
    ChooseOne(Vec<Self>),
}

/// How the number in an event becomes another.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Scale {
    /// Times this number.
    Times(u64),
    /// Plus this amount.
    Plus(Amount),
    /// Minus this amount, not below 0.
    Minus(Amount),
    /// Half, rounded up.
    HalfUp,
    /// Half, rounded down.
    HalfDown,
    /// This amount, whatever it was.
    Set(Amount),
    /// At most this amount.
    AtMost(Amount),
    /// As much life as leaves the player with this much, if it would leave less.
    DownTo(Amount),
}

/// How damage is prevented, and what happens besides.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prevention {
    /// How much of it; all when absent.
    #[serde(default)]
    pub amount: Quantity,
    /// What is done right after the event, with `ThatMuch` as the amount prevented this way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Instruction>,
}

/// How much of the damage.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Quantity {
    /// All of it. With a `Shield` lifetime: as much as the shield has left.
    #[default]
    All,
    /// This much of it.
    Some(Amount),
    /// All but this much.
    AllBut(Amount),
    /// Half of it, rounded up.
    HalfUp,
    /// Half of it, rounded down.
    HalfDown,
}

/// What is different from the original when something enters as a copy.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CopyException {
    /// It has this name.
    Name(String),
    /// It is also of this type.
    AddType(CardType),
    /// It has this subtype, too.
    AddSubtype(String),
    /// It has this ability, too.
    AddAbility(Box<Ability>),
    /// Its power and toughness are these.
    PowerToughness(i64, i64),
}

/// A choice made as a permanent enters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EnterChoice {
    /// One of the five colours.
    Color,
    /// One of these players.
    Player(Who),
    /// A creature type: those that matter on this board, or any other.
    CreatureType,
    /// A card's name: those that matter on this board, or any other.
    CardName,
    /// A number from 0 to this.
    Number(u64),
    /// One opponent may put so many +1/+1 counters on it; the controller chooses which opponent. If
    /// so, `"tribute"` was paid.
    Tribute(u64),
    /// No choice: it gains this ability, for as long as it stays.
    Gains(Box<Ability>),
    /// Any number of objects, which are sacrificed or moved.
    Objects {
        /// Which can be chosen.
        what: What,
        /// At most so many; any number when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<Amount>,
        /// What is done with them.
        fate: Fate,
        /// +1/+1 counters for each.
        #[serde(default, skip_serializing_if = "is_default")]
        counters_each: u64,
    },
}

/// What is done with objects chosen as a permanent enters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Fate {
    /// They are sacrificed by their controller.
    Sacrificed,
    /// They are exiled from wherever they are.
    Exiled,
    /// Returned to their owners' hands.
    Returned,
    /// Revealed; they stay where they are, and each thing that reveals may have them revealed again. What is entering
    /// can't be revealed for it, at any date.
    Revealed,
}
