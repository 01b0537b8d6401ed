//! On which terms a board is ruled: the rules date with its switches, and which effects are in force.

use crate::options::{InForce, Options};
use language::board::Board;
use language::date::Date;
use language::event::Script;
use language::rule::Switches;

/// On which terms a board is ruled.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) date: Date,
    pub(crate) switches: Switches,
    pub(crate) in_force: InForce,
    /// Whether of like abilities of interchangeable permanents one stands for all.
    pub(crate) fold: bool,
    /// What is to happen on boards after this one.
    pub(crate) later: Vec<Script>,
}

impl Terms {
    /// What the options say of a board.
    pub(crate) fn of(board: &Board, options: &Options) -> Self {
        let date = options.as_of.or(board.as_of).unwrap_or(Date::NOW);
        let flip = |switches: Switches, switch: &language::rule::Switch| switches.flipped(*switch);
        let switches = options.flipped.iter().fold(Switches::at(date), flip);
        let (in_force, later) = (options.in_force.clone(), options.later.clone());
        Self { date, switches, in_force, fold: options.fold, later }
    }
}
