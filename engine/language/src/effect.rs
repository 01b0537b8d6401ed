//! Replacement and prevention effects: pattern, rewrite, tier, lifetime, decider.

mod facts;
mod kind;
mod lasting;
mod pattern;
mod rewrite;

pub use facts::{Facts, Fits, Wants};
pub use kind::Kind;
pub use lasting::{Lifetime, Limit};
pub use pattern::{Cause, EventPattern, Pattern, PatternFacts, Scope, Zones};
pub use rewrite::{CopyException, EnterChoice, Fate, PAID_WITH, Prevention, Quantity, Rewrite, Scale};

use serde::{Deserialize, Serialize};

use crate::board::{Refers, Zone, is_default};
use crate::select::Who;

/// One replacement or prevention effect.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "lasting::Written")]
pub struct Effect {
    /// A name to show when the source has several effects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Which events it looks at.
    pub when: Pattern,
    /// What it makes of them.
    pub rewrite: Rewrite,
    /// "You may": its decider says whether it does anything.
    #[serde(default, skip_serializing_if = "is_default")]
    pub optional: bool,
    /// Who answers what it asks; its controller when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decider: Option<Who>,
    /// How long it lasts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lifetime: Lifetime,
    /// How much or how often it can be applied, however long it lasts; without end when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// The zones in which an object's ability makes this effect; the battlefield when empty. An effect that
    /// looks at its own object's entering or leaving needs no zone named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions_in: Vec<Zone>,
    /// Self-replacement effects of the spell or ability that made this effect: they belong to what it makes of an event, and
    /// travel with that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<Self>,
}

impl Effect {
    /// An effect that looks at each such event and always applies, for as long as its ability functions.
    pub fn new(event: EventPattern, rewrite: Rewrite) -> Self {
        let when = Pattern::new(event);
        Self {
            name: None,
            when,
            rewrite,
            optional: false,
            decider: None,
            lifetime: Lifetime::WhileFunctions,
            limit: None,
            functions_in: Vec::new(),
            unless: Vec::new(),
        }
    }

    /// The same effect, applied so much or so often at most.
    pub fn limited(self, limit: Limit) -> Self {
        Self { limit: Some(limit), ..self }
    }
}

/// An effect that has left its source.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Floating {
    /// Unique among effects and objects of the board; shown, and used by `rulings`.
    pub id: String,
    /// The id of the object that it came from, if the board has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The name of the player who controls it; the source's controller, or else the first player, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// What its words refer to besides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub refers: Refers,
    /// What is left of it for now, where it has a limit that comes back; all of it when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// The effect. Without a lifetime of its own it lasts until the turn ends.
    pub effect: Effect,
}

/// The order of choices among applicable effects (CR 616.1 (2026-04-17)). Smaller comes first, from the date
/// on that knows the tier; before, it counts as `Other`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Tier {
    /// Replaces part of its own instruction.
    SelfReplacement,
    /// Changes under whose control something enters.
    Control,
    /// Makes something enter as a copy.
    Copy,
    /// Makes a card enter with its back face up.
    BackFace,
    /// Whatever no earlier tier holds at the date: it comes last.
    Other,
}
