//! How long an effect lasts, and how much of it there is.

use serde::{Deserialize, Serialize};

use super::{Effect, EventPattern, Pattern, Rewrite};
use crate::board::{Period, Zone, is_default};
use crate::select::{Amount, What, Who};

/// How long an effect lasts.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Lifetime {
    /// While the ability that makes it functions.
    #[default]
    WhileFunctions,
    /// Until the turn ends.
    ThisTurn,
    /// Until the combat phase ends (CR 500.5a (2026-04-17)).
    ThisCombat,
    /// Until the first of these players begins their next turn: "until your next turn".
    UntilTurnOf(Who),
    /// Until the next untap step of the first of these players is over: "during your next untap step".
    ThroughUntapOf(Who),
    /// As long as the first of these objects is a permanent, and more of it is so; where that isn't so at first, not at all
    /// (CR 611.2b (2026-04-17)): "for as long as you control this".
    AsLongAs {
        /// The object.
        #[serde(default = "this")]
        what: What,
        /// Who controls it; whoever does when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Who>,
        /// Whether it is tapped.
        #[serde(default, skip_serializing_if = "is_default")]
        tapped: bool,
    },
    /// As long as the game: effects of the rules themselves.
    Always,
}

fn this() -> What {
    What::This
}

impl Lifetime {
    /// Until the turn ends: how long what a spell does usually lasts.
    pub(crate) fn this_turn() -> Self {
        Self::ThisTurn
    }

    pub(crate) fn is_this_turn(&self) -> bool {
        *self == Self::ThisTurn
    }
}

/// How much or how often an effect can be applied before nothing is left of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Limit {
    /// A shield: until it has prevented (or redirected) this much.
    Shield(u64),
    /// A shield of an amount that is worked out as the effect comes into force.
    ShieldOf(Box<Amount>),
    /// Until it has been applied this many times.
    Uses(u64),
    /// As much as this in each such period: all of it is back when the next one begins.
    Each(Period, Box<Self>),
}

impl Limit {
    /// The next time only.
    pub const ONCE: Self = Self::Uses(1);

    /// How much or how often it can be applied at the start; 0 while that is not worked out.
    pub fn amount(&self) -> u64 {
        match self {
            Self::Shield(amount) | Self::Uses(amount) => *amount,
            Self::ShieldOf(_) => 0,
            Self::Each(_, limit) => limit.amount(),
        }
    }

    /// Whether damage uses it up, not being applied.
    pub fn is_shield(&self) -> bool {
        match self {
            Self::Shield(_) | Self::ShieldOf(_) => true,
            Self::Uses(_) => false,
            Self::Each(_, limit) => limit.is_shield(),
        }
    }

    /// Whether all of it is back when such a period begins.
    pub fn is_renewed_by(&self, begun: Period) -> bool {
        match self {
            Self::Shield(_) | Self::ShieldOf(_) | Self::Uses(_) => false,
            Self::Each(period, limit) => *period == begun || limit.is_renewed_by(begun),
        }
    }

    /// The same limit with another amount.
    pub fn with(&self, amount: u64) -> Self {
        match self {
            Self::Shield(_) | Self::ShieldOf(_) => Self::Shield(amount),
            Self::Uses(_) => Self::Uses(amount),
            Self::Each(period, limit) => Self::Each(*period, Box::new(limit.with(amount))),
        }
    }
}

impl Effect {
    /// Whether it is a shield with an amount.
    pub fn is_shield(&self) -> bool {
        self.limit.as_ref().is_some_and(Limit::is_shield)
    }

    /// Whether it can be applied so many times only.
    pub fn is_counted(&self) -> bool {
        self.limit.as_ref().is_some_and(|limit| !limit.is_shield())
    }

    /// Whether it waits for the next such event only.
    pub fn is_once(&self) -> bool {
        self.limit == Some(Limit::ONCE)
    }

    /// The effect as it lasts once it has left its source: until the turn ends, if it says nothing else. What waits for the
    /// beginning of so many turns, phases or steps waits for those, whenever they come (CR 614.10a (2026-04-17)).
    pub fn having_left(self) -> Self {
        let lifetime = match self.lifetime {
            Lifetime::WhileFunctions if self.waits_for_a_period() => Lifetime::Always,
            Lifetime::WhileFunctions => Lifetime::ThisTurn,
            other @ (Lifetime::ThisTurn
            | Lifetime::ThisCombat
            | Lifetime::UntilTurnOf(_)
            | Lifetime::ThroughUntapOf(_)
            | Lifetime::AsLongAs { .. }
            | Lifetime::Always) => other,
        };
        Self { lifetime, ..self }
    }

    fn waits_for_a_period(&self) -> bool {
        self.limit.is_some() && matches!(self.when.event, EventPattern::Begin { .. })
    }
}

/// An effect as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Effect")]
pub(super) struct Written {
    #[serde(default)]
    name: Option<String>,
    when: Pattern,
    rewrite: Rewrite,
    #[serde(default)]
    optional: bool,
    #[serde(default)]
    decider: Option<Who>,
    #[serde(default)]
    lifetime: WrittenLifetime,
    #[serde(default)]
    limit: Option<Limit>,
    #[serde(default)]
    functions_in: Vec<Zone>,
    #[serde(default)]
    unless: Vec<Effect>,
}

/// A lifetime as a file has it: once it said how much of an effect there is, too.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename = "Lifetime")]
enum WrittenLifetime {
    #[default]
    WhileFunctions,
    ThisTurn,
    ThisCombat,
    UntilTurnOf(Who),
    ThroughUntapOf(Who),
    AsLongAs {
        #[serde(default = "this")]
        what: What,
        #[serde(default)]
        by: Option<Who>,
        #[serde(default)]
        tapped: bool,
    },
    Always,
    NextTime,
    Shield(u64),
    Uses(u64),
}

impl From<Written> for Effect {
    fn from(written: Written) -> Self {
        let Written { name, when, rewrite, optional, decider, lifetime, limit, functions_in, unless } =
            written;
        let (lifetime, old) = match lifetime {
            WrittenLifetime::WhileFunctions => (Lifetime::WhileFunctions, None),
            WrittenLifetime::ThisTurn => (Lifetime::ThisTurn, None),
            WrittenLifetime::ThisCombat => (Lifetime::ThisCombat, None),
            WrittenLifetime::UntilTurnOf(who) => (Lifetime::UntilTurnOf(who), None),
            WrittenLifetime::ThroughUntapOf(who) => (Lifetime::ThroughUntapOf(who), None),
            WrittenLifetime::AsLongAs { what, by, tapped } => (Lifetime::AsLongAs { what, by, tapped }, None),
            WrittenLifetime::Always => (Lifetime::Always, None),
            WrittenLifetime::NextTime => (Lifetime::WhileFunctions, Some(Limit::ONCE)),
            WrittenLifetime::Shield(amount) => (Lifetime::WhileFunctions, Some(Limit::Shield(amount))),
            WrittenLifetime::Uses(times) => (Lifetime::WhileFunctions, Some(Limit::Uses(times))),
        };
        Self { name, when, rewrite, optional, decider, lifetime, limit: limit.or(old), functions_in, unless }
    }
}
