//! Which events an effect looks at.

mod facts;
mod zones;

pub use facts::PatternFacts;
pub use zones::Zones;

use serde::{Deserialize, Serialize};

use crate::board::{Counter, Daytime, Period, is_default};
use crate::event::{Deed, Mana};
use crate::select::{Condition, What, Who, Whom};

/// Which events an effect looks at, under which conditions, and how much of an event it takes at once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// The kind of event and its roles.
    pub event: EventPattern,
    /// What else must be true.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// What made the event happen; anything when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Cause>,
    /// Who controls the spell, ability or effect that made it happen, or that asked for the cost; anyone, and nobody, when
    /// absent. Rules, the turn and combat are nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Who>,
    /// How many parts of a simultaneous event it is applied to at once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scope: Scope,
    /// A property of the damage's source that is checked again when the damage would be dealt
    /// (CR 615.9 (2026-04-17)): the effect waits for a source that it chose, which must still be like this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recheck: Option<What>,
}

impl Pattern {
    /// Each such event, whatever made it happen.
    pub fn new(event: EventPattern) -> Self {
        Self {
            event,
            only_if: Vec::new(),
            because: Vec::new(),
            by: None,
            scope: Scope::EachPart,
            recheck: None,
        }
    }
}

/// A kind of event, with a filter for each of its roles. What is left out is not looked at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EventPattern {
    /// Damage would be dealt.
    Damage {
        /// What would deal it; any source, even none on the board, when absent.
        #[serde(default = "anything")]
        from: What,
        /// Who or what would be dealt damage.
        #[serde(default = "anyone_and_anything")]
        to: Whom,
        /// Combat damage only, or noncombat damage only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        combat: Option<bool>,
    },
    /// A player would gain life.
    GainLife {
        /// Who would gain it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
    },
    /// A player would lose life.
    LoseLife {
        /// Who would lose it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
    },
    /// A player would draw a card: each single draw.
    Draw {
        /// Who would draw; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
    },
    /// A player would draw a number of cards: the whole instruction, before its single draws.
    DrawCards {
        /// Who would draw; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// How many at least.
        #[serde(default)]
        at_least: u64,
    },
    /// A permanent would be destroyed.
    Destroy {
        /// What would be destroyed; any permanent when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// A permanent would be sacrificed.
    Sacrifice {
        /// What would be sacrificed; any permanent when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// An object would go from one zone to another; entering the battlefield is `Enter`.
    Move {
        /// What would go; anything when absent, cards of which nothing is known included.
        #[serde(default = "anything")]
        what: What,
        /// From here only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Zones>,
        /// To there only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Zones>,
    },
    /// A permanent would enter the battlefield. With `what: This` it looks at its own object only.
    Enter {
        /// What would enter, as it would be on the battlefield; anything when absent.
        #[serde(default = "anything")]
        what: What,
        /// Under whose control.
        #[serde(default = "anyone")]
        under: Who,
        /// From here only; what is created comes from no zone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Zones>,
    },
    /// Tokens would be created.
    Create {
        /// Which tokens, as they would be on the battlefield; any when absent.
        #[serde(default = "anything")]
        what: What,
        /// Under whose control.
        #[serde(default = "anyone")]
        under: Who,
    },
    /// Counters would be put.
    PutCounters {
        /// Who would put them; anyone, and nobody, when absent.
        #[serde(default = "anyone", skip_serializing_if = "is_anyone")]
        who: Who,
        /// On whom or what.
        #[serde(default = "anyone_and_anything")]
        on: Whom,
        /// Of this kind only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<Counter>,
    },
    /// Counters would be removed.
    RemoveCounters {
        /// From whom or what.
        #[serde(default = "anyone_and_anything")]
        from: Whom,
        /// Of this kind only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<Counter>,
    },
    /// A step, phase or turn would begin.
    Begin {
        /// The turn, phase or step that would begin.
        period: Period,
        /// Whose turn it is or is in; anyone's when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// Extra ones only, or usual ones only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        extra: Option<bool>,
    },
    /// A deed: a player would do something (mill, scry, lose the game), or something would be done to an object (it would
    /// become untapped, be turned face up, transform). Format 1 called it `Act` and `Undergo`.
    #[serde(alias = "Act", alias = "Undergo")]
    Deed {
        /// What would be done.
        #[serde(alias = "act")]
        deed: Deed,
        /// Who does it.
        #[serde(default = "anyone", skip_serializing_if = "is_anyone")]
        who: Who,
        /// To which object it is done.
        #[serde(default = "anything", skip_serializing_if = "is_anything")]
        what: What,
        /// So many cards or times at least.
        #[serde(default, skip_serializing_if = "is_default")]
        at_least: u64,
        /// Only of this kind, where events of the deed name one; any when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<String>,
        /// Only if it attacks one of these, blocks or has to block one of these, or becomes blocked by one of these.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Whom>,
    },
    /// A player would roll dice, or flip coins.
    Roll {
        /// Who would roll or flip; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// With so many sides only; a coin has 2. Any dice, and no coins, when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sides: Option<u64>,
    },
    /// A card would be discarded.
    Discard {
        /// Which card; any when absent.
        #[serde(default = "anything")]
        what: What,
        /// Who would discard it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
    },
    /// A spell would be countered.
    CounterSpell {
        /// Which spell; any when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// A spell would be copied.
    CopySpell {
        /// Who would copy it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// Which spell; any when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// A card would be cast.
    Cast {
        /// Who would cast it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// Which card or copy of one; any when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// A player would gain control of a permanent.
    GainControl {
        /// Who would gain control; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// Control of what; any permanent when absent.
        #[serde(default = "anything")]
        what: What,
    },
    /// A permanent would become attached.
    Attach {
        /// What would become attached; anything when absent.
        #[serde(default = "anything")]
        what: What,
        /// To which object; any when absent.
        #[serde(default = "anything")]
        to: What,
    },
    /// Mana would be added.
    AddMana {
        /// Who would add it; anyone when absent.
        #[serde(default = "anyone")]
        who: Who,
        /// Produced by what.
        #[serde(default = "anything")]
        from: What,
        /// Of this type only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mana: Option<Mana>,
        /// By permanents that are tapped for it only.
        #[serde(default, skip_serializing_if = "is_default")]
        tapped: bool,
    },
    /// A triggered ability triggers, on anything but another one's triggering. Only triggered abilities look at it.
    Trigger {
        /// Under whose control.
        #[serde(default = "anyone")]
        who: Who,
        /// Of which permanent.
        #[serde(default = "anything")]
        what: What,
    },
    /// It would become day or night.
    Daytime {
        /// Which; either when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<Daytime>,
        /// Only where it is the other until then: day becomes night, or night becomes day.
        #[serde(default, skip_serializing_if = "is_default")]
        changes: bool,
    },
    /// An event in the judge's own words would happen.
    Opaque {
        /// The words of the event, exactly.
        text: String,
        /// Whom or what it would affect.
        #[serde(default = "anyone_and_anything", skip_serializing_if = "is_any")]
        affects: Whom,
    },
}

impl EventPattern {
    /// A permanent would enter the battlefield, from anywhere and under anyone's control.
    pub const fn enters(what: What) -> Self {
        Self::Enter { what, under: Who::Anyone, from: None }
    }

    /// A player would do something.
    pub fn does(who: Who, deed: Deed) -> Self {
        Self::Deed { deed, who, what: What::Any, at_least: 0, kind: None, to: None }
    }

    /// Something would be done to an object, with regard to something else where that is named.
    pub fn undergoes(what: What, deed: Deed, to: Option<Whom>) -> Self {
        Self::Deed { deed, who: Who::Anyone, what, at_least: 0, kind: None, to }
    }
}

/// How many parts of a simultaneous event an effect is applied to at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Scope {
    /// Each part by itself.
    #[default]
    EachPart,
    /// All damage that the same source deals.
    PerSource,
    /// All parts that affect the same player or object.
    PerRecipient,
    /// All parts that affect the same player or objects of the same controller.
    PerPlayer,
    /// Everything at once.
    WholeEvent,
}

/// What makes an event happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Cause {
    /// The effect of a spell or ability.
    #[default]
    Effect,
    /// A cost that is paid.
    Cost,
    /// Combat: damage that attackers and blockers deal.
    Combat,
    /// A turn-based action.
    TurnBased,
    /// A rule: a state-based action, a result of damage.
    Rules,
    /// Another replacement or prevention effect.
    Replacement,
    /// A rule: all targets of a spell are illegal, so that it does not resolve.
    IllegalTargets,
}

fn anything() -> What {
    What::Any
}

fn anyone() -> Who {
    Who::Anyone
}

fn anyone_and_anything() -> Whom {
    Whom::Any
}

fn is_any(whom: &Whom) -> bool {
    *whom == Whom::Any
}

fn is_anyone(who: &Who) -> bool {
    *who == Who::Anyone
}

fn is_anything(what: &What) -> bool {
    *what == What::Any
}
