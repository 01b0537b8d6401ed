//! On which terms a board is ruled: the rules date with its switches, and which effects are in force.

use crate::options::Options;
use language::board::Board;
use language::date::Date;
use language::rule::Switches;
use statements::shown::EffectName;

/// Which effects of a board are in force. Effects of the rules themselves always are, and so is everything that is no
/// replacement or prevention effect: what can't happen, continuous effects, instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum InForce {
    /// All of them.
    #[default]
    All,
    /// All but these.
    AllBut(Vec<EffectName>),
    /// These and no others.
    Only(Vec<EffectName>),
}

impl InForce {
    /// Whether an effect with this label and source is in force.
    pub(crate) fn has(&self, label: &str, source: Option<&str>) -> bool {
        let named = |list: &[EffectName]| list.iter().any(|name| name.names(label, source));
        match self {
            Self::All => true,
            Self::AllBut(list) => !named(list),
            Self::Only(list) => named(list),
        }
    }
}

/// On which terms a board is ruled.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) date: Date,
    pub(crate) switches: Switches,
    pub(crate) in_force: InForce,
}

impl Terms {
    /// What the options say of a board.
    pub(crate) fn of(board: &Board, options: &Options) -> Self {
        let date = options.as_of.or(board.as_of).unwrap_or(Date::NOW);
        let flip = |switches: Switches, switch: &language::rule::Switch| switches.flipped(*switch);
        let switches = options.flipped.iter().fold(Switches::at(date), flip);
        Self { date, switches, in_force: options.in_force.clone() }
    }
}
