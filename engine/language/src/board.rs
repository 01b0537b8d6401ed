//! The board: what a judge enters. Players, objects, effects in force, and what is about to happen.
//!
//! This is the data language of the whole program: files hold it, the window edits it, the engine reads it.
//! Nothing here is checked yet; [`crate::rule`] refuses a board that makes no sense and says where.

mod ability;
mod changed;
mod characteristics;
mod cost;
mod counter;
mod designation;
mod happened;
mod keyword;
mod lasting;
mod object;
pub mod paid;
mod player;
mod refers;
pub mod subtypes;
mod triggered;
mod turn;
mod unread;

pub use ability::{Ability, Change, Continuous, IfPaid, Loss, Restriction, SpellCost, Targeting};
pub use changed::Changed;
pub use characteristics::{CardType, Characteristics, Color, Supertype};
pub use cost::Cost;
pub use counter::Counter;
pub use designation::{Designation, PlayerDesignation};
pub use happened::Happened;
pub use keyword::{Keyword, KeywordFacts, KeywordName, KeywordRules, Said};
pub use lasting::Lasting;
pub use object::{CastFacts, Object, ObjectKind, PhasedOut, Sector, Targets, Zone};
pub use player::{Player, Standing};
pub use refers::Refers;
pub use triggered::TriggeredAbility;
pub use turn::{Daytime, Period, Scheduled, Step, Turn, Waits};
pub use unread::{Unread, UnreadOf};

use serde::{Deserialize, Serialize};

use crate::date::Date;
use crate::dispute::{Dispute, Reading};
use crate::effect::Floating;
use crate::event::Script;

/// A whole situation, and the events that are about to happen in it, one after another.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The rules date; the newest when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_of: Option<Date>,
    /// The players in turn order. Names are unique.
    pub players: Vec<Player>,
    /// Whose turn it is, and which step.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Turn,
    /// Objects in all zones. Ids are unique. A player's library is in the order of this list, top card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<Object>,
    /// Effects that have left their source: shields, effects of resolved spells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Floating>,
    /// What is so for a time since a spell or an ability has said it: something that can't happen, an ability that triggers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lasting: Vec<Lasting>,
    /// Abilities that have triggered and are not on the stack yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub triggered: Vec<TriggeredAbility>,
    /// Triggered abilities on the stack, bottom first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<TriggeredAbility>,
    /// What is done first when the next turn, phase or step begins, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Script>,
    /// What is done when a turn, phase or step begins, in the order in which it was scheduled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scheduled: Vec<Scheduled>,
    /// What happened before, as far as anything on the board asks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<Happened>,
    /// Which reading is followed of what the rules leave open; both when it is not mentioned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<(Dispute, Reading)>,
    /// What is about to happen, one script after another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Script>,
}

/// Whether a value is the one that is taken when a file says nothing.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
