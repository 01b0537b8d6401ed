//! Turn, phase and step.

use serde::{Deserialize, Serialize};

/// Whose turn it is and how far it has come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The active player's name; the first player when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<String>,
    /// The step or phase that has begun.
    #[serde(default)]
    pub step: Step,
    /// Whether the next combat damage step is the second one of this combat.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub second_damage: bool,
}

/// A step, or a phase without steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Untap step.
    Untap,
    /// Upkeep step.
    Upkeep,
    /// Draw step.
    Draw,
    /// First main phase.
    #[default]
    Main,
    /// Beginning of combat step.
    BeginCombat,
    /// Declare attackers step.
    Attackers,
    /// Declare blockers step.
    Blockers,
    /// Combat damage step.
    CombatDamage,
    /// End of combat step.
    EndCombat,
    /// Second main phase.
    SecondMain,
    /// End step.
    End,
    /// Cleanup step.
    Cleanup,
}

/// A stretch of the game that can begin or be skipped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Period {
    /// A whole turn.
    Turn,
    /// The beginning phase.
    Beginning,
    /// The combat phase.
    Combat,
    /// The ending phase.
    Ending,
    /// One step, or a main phase.
    Step(Step),
}
