//! What an object is, layer by layer: which continuous effect made what of it, in which order and why in that order, and
//! which effects did not apply to it.

use std::sync::Arc;

use language::board::{Change, Characteristics, Continuous, Designation, Zone};
use language::select::What;
use serde::{Deserialize, Serialize};

use crate::ids::{CounterId, ObjectId, PlayerId};

/// A layer, or a sublayer. How they are numbered and what comes first is a matter of the date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Layer {
    /// What it is a copy of, and that it is face down.
    Copy,
    /// Who controls it.
    Control,
    /// Card types, subtypes, supertypes.
    Types,
    /// Colours.
    Colors,
    /// Abilities.
    Abilities,
    /// Power and toughness as an ability defines them for its own object.
    Defines,
    /// What sets power and toughness, and until 2009-07-11 what resolved spells and abilities do to them at all.
    Sets,
    /// What modifies power and toughness.
    Modifies,
    /// What counters modify.
    Counters,
    /// What switches power and toughness.
    Switches,
}

/// What an object is at some moment, and how it came to be that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByLayer {
    /// The object.
    pub object: ObjectId,
    /// With what it begins.
    pub start: Start,
    /// What it is before any layer.
    pub first: Look,
    /// What is applied to it, in order.
    pub steps: Vec<LayerStep>,
    /// The static abilities of objects that are not applied to it, by the order of the board.
    pub unapplied: Vec<Unapplied>,
}

impl ByLayer {
    /// What it is after all layers.
    pub fn look(&self) -> &Look {
        self.steps.last().map_or(&self.first, |step| &step.after)
    }
}

/// With what an object begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With what is printed on it, or what made it.
    Printed,
    /// With what is printed on its back face.
    BackFace,
}

/// What an object is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its characteristics.
    pub is: Arc<Characteristics>,
    /// Only objects on the battlefield, on the stack, and some in the command zone have a controller.
    pub controller: Option<PlayerId>,
}

/// Something that is applied to an object in one layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayerStep {
    /// The layer; of a change that belongs to two that are one at the date, the first.
    pub layer: Layer,
    /// Where it comes from.
    pub from: Maker,
    /// What it does in this layer. Empty where [`Maker`] says it all.
    pub does: Vec<Made>,
    /// Why it comes when it comes; empty where nothing else in the layer is applied to the object.
    pub order: Vec<Order>,
    /// Whether its ability is gone by then, and it goes on since it had begun in an earlier layer.
    pub goes_on: bool,
    /// Whether the object is afterwards what it was before.
    pub changes_nothing: bool,
    /// What the object is then.
    pub after: Look,
}

/// Where something that is applied comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Maker {
    /// The object is a copy.
    Copied,
    /// It is face down.
    FaceDown,
    /// A static ability of this object.
    Ability(ObjectId),
    /// A spell or an ability that has resolved.
    Resolved(Until),
    /// The object gained it as it entered.
    Entering,
    /// The object was cast bestowed.
    Bestowed,
    /// A designation of the object.
    Designation(Designation),
    /// Counters on the object that give a keyword.
    KeywordCounters(CounterId),
    /// An event by which somebody gained control of it.
    Gained,
    /// Counters on the object that change power and toughness, with how many.
    Counters(Vec<(CounterId, u64)>),
    /// Among permanents only creatures have power and toughness.
    NoCreature,
    /// A creature without a number has 0.
    NoNumber,
}

/// How long what has resolved lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// Until the turn ends.
    Turn,
    /// Until the combat phase ends.
    Combat,
    /// Until this player's next turn begins.
    TurnOf(PlayerId),
    /// Until this player's next untap step is over.
    UntapOf(PlayerId),
    /// As long as this is a permanent, controlled by this player if one is named, and tapped if that is asked.
    AsLongAs {
        /// The permanent.
        what: ObjectId,
        /// Who controls it.
        by: Option<PlayerId>,
        /// Whether it is tapped.
        tapped: bool,
    },
    /// For ever.
    Never,
}

/// A change, with whom and how much it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Made {
    /// Control changes to this player; to nobody where there is none.
    Control(Option<PlayerId>),
    /// Power and toughness change by these.
    Boost(i64, i64),
    /// Power is this.
    SetPower(i64),
    /// Toughness is this.
    SetToughness(i64),
    /// What is the same whatever else is applied.
    Stated(Change),
}

/// Why something is applied when it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// An ability that defines a characteristic of its own object comes first.
    Defining,
    /// It comes after this, which is older, for what there is to say of why itself is newer.
    After(Maker, Option<Newer>),
    /// It comes after this, which is as old, in the order in which they were found.
    SameTime(Maker),
    /// It comes after this, on which it depends, though that is newer.
    Waited(Maker),
    /// It comes after this, on which it depends and which is older as well.
    Depends(Maker),
    /// It has waited for this, on which it does not depend any more.
    Freed(Maker),
    /// It comes before this, which is older and depends on it.
    Before(Maker),
    /// It comes before this, which is older and depends on what is still to be applied.
    Overtook(Maker),
    /// It and others wait for each other in a ring, so that time stamps decide.
    Ring,
}

/// Why an effect is as new as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Newer {
    /// Its object has come then.
    Came,
    /// This is its object, and has become attached then.
    Attached(ObjectId),
    /// This is its object, and has been turned face up or face down then.
    Turned(ObjectId),
    /// This is its object, and has transformed then.
    Transformed(ObjectId),
    /// Its object came together with another one, and in an order that was settled for them.
    Together,
    /// This gave the ability then.
    Given(Maker),
    /// A spell or an ability has resolved then.
    Resolved,
    /// Counters were put then.
    Put,
}

/// An effect of a static ability that is not applied to an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unapplied {
    /// Whose ability it is.
    pub source: ObjectId,
    /// Who "you" is in it.
    pub you: PlayerId,
    /// What it would do, and to what.
    pub continuous: Arc<Continuous>,
    /// Why it does nothing to the object.
    pub why: WhyNot,
    /// The first layer to which something in it belongs; the one in which that was settled.
    pub layer: Layer,
    /// Of what it looks for, what was not so of the object then. Only with [`WhyNot::NotSuch`].
    pub unmet: Vec<What>,
    /// The zone of its source, or with [`WhyNot::OtherZone`] that of the object.
    pub zone: Zone,
    /// What took its ability away. Only with [`WhyNot::AbilityLost`].
    pub lost_to: Option<Maker>,
}

/// Why an effect is not applied to an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// It looks for something that the object was not, when it began to be applied.
    NotSuch,
    /// It looks only at its own source.
    OnlyItself,
    /// It looks at other zones than the one in which the object is.
    OtherZone,
    /// Its source had lost the ability before it could begin.
    AbilityLost,
    /// What it asks for was not so, when it could have begun.
    ConditionNotMet,
    /// The ability does not function where its source is.
    NotFunctioning,
    /// The object is phased out.
    PhasedOut,
    /// Its source is phased out.
    SourcePhasedOut,
    /// Something says that control of the object can't be gained.
    ControlKept,
}

/// Where something that is applied comes from, named as the board names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MadeBy {
    /// The object is a copy.
    Copied,
    /// It is face down.
    FaceDown,
    /// A static ability of this object.
    Of(String),
    /// A spell or an ability that has resolved.
    Resolved,
    /// The object gained it as it entered.
    Entering,
    /// The object was cast bestowed.
    Bestowed,
    /// A designation of the object.
    Designation,
    /// Counters that give a keyword.
    KeywordCounters,
    /// An event by which somebody gained control.
    Gained,
    /// Counters that change power and toughness.
    Counters,
    /// Only creatures have power and toughness, and each has a number.
    Rule,
}

impl Maker {
    /// The same, named as the board names it.
    pub fn named(&self, name: impl Fn(ObjectId) -> String) -> MadeBy {
        match self {
            Self::Copied => MadeBy::Copied,
            Self::FaceDown => MadeBy::FaceDown,
            Self::Ability(source) => MadeBy::Of(name(*source)),
            Self::Resolved(_) => MadeBy::Resolved,
            Self::Entering => MadeBy::Entering,
            Self::Bestowed => MadeBy::Bestowed,
            Self::Designation(_) => MadeBy::Designation,
            Self::KeywordCounters(_) => MadeBy::KeywordCounters,
            Self::Gained => MadeBy::Gained,
            Self::Counters(_) => MadeBy::Counters,
            Self::NoCreature | Self::NoNumber => MadeBy::Rule,
        }
    }
}
