//! Turn, phase and step.

use serde::{Deserialize, Serialize};

use crate::event::Script;

/// A designation that the game has from when it is first day or night (CR 731.1 (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Daytime {
    /// It is day; what has nightbound transforms.
    Day,
    /// It is night; what has daybound transforms.
    Night,
}

/// Whose turn it is and how far it has come.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
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
    /// Whether anything has attacked in this combat, though nothing attacks any more.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub attacked: bool,
    /// What has begun last, where that is not the step: the turn itself, or a phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Period>,
    /// The step or main phase behind which the turn goes on, where that is not the step that has begun: in an additional
    /// phase or step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Step>,
    /// Whose turn was the last that is not an extra one; the active player's when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual: Option<String>,
    /// Who takes extra turns, the last one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra_turns: Vec<String>,
    /// Additional phases and steps of this turn that are to come, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub additional: Vec<Period>,
    /// Whether it is day or night; neither when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daytime: Option<Daytime>,
    /// How many spells the active player of the turn before this one cast during it; with shared team turns, whoever of
    /// that team cast most.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub cast_last_turn: u64,
}

/// Something that is to be done when a turn, phase or step begins.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scheduled {
    /// The turn, phase or step that has to begin.
    pub period: Period,
    /// Whose: one of these players'.
    pub whose: Vec<String>,
    /// For what it waits.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub waits: Waits,
    /// What is done.
    pub script: Script,
}

/// For what something scheduled waits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Waits {
    /// For the next such period.
    #[default]
    ForPeriod,
    /// For the next turn to begin, and then for the period in it.
    ForTurn,
    /// For the period in the turn that has begun: if it does not come in it, it never does.
    InThisTurn,
}

/// A step, or a phase without steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Untap step, the first of a turn.
    Untap,
    /// Upkeep step, the second of a turn.
    Upkeep,
    /// Draw step, the last before the main phase.
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
    /// End step, the first of the ending phase.
    End,
    /// Cleanup step, the last of a turn.
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
