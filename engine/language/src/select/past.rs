//! What has happened, as effects and instructions ask for it.

use serde::{Deserialize, Serialize};

use super::{Condition, Who};
use crate::board::is_default;
use crate::effect::{Cause, EventPattern, Pattern, Scope};

/// Events that have happened since some time. Its words are those of a pattern, seen from the side of whoever asks:
/// "you" and "this" are the asker's, "it" and the affected player those of the event that has happened. What has happened to
/// an object counts for that object alone, and not for what it has become since (CR 400.7 (2026-04-17)).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// The kind of event and its roles.
    pub event: EventPattern,
    /// What else must have been true as it happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// What made it happen; anything when empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Cause>,
    /// Who controlled what made it happen; anyone, and nobody, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Who>,
    /// Since when.
    #[serde(default, skip_serializing_if = "is_default")]
    pub since: Since,
    /// So often at least, once when absent: to the same player or object, where it is asked to whom it has happened.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u64,
}

impl Past {
    /// Each such event of this turn, whatever made it happen.
    pub const fn new(event: EventPattern) -> Self {
        Self { event, only_if: Vec::new(), because: Vec::new(), by: None, since: Since::Turn, times: 1 }
    }

    /// Which events are meant, each by itself.
    pub fn pattern(&self) -> Pattern {
        let Self { event, only_if, because, by, since: _, times: _ } = self.clone();
        Pattern { event, only_if, because, by, scope: Scope::EachPart, recheck: None }
    }
}

/// Since when something has happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Since {
    /// Since the turn began: this turn.
    #[default]
    Turn,
    /// Since the step or phase began.
    Step,
    /// Since the combat phase began: this combat.
    Combat,
    /// Since the game began.
    Game,
    /// In the turn before this one.
    LastTurn,
}

impl Since {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Step, Self::Combat, Self::Game, Self::LastTurn];
}

const fn once() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_once(times: &u64) -> bool {
    *times == 1
}
