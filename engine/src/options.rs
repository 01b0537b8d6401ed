//! Limits, and whether a ruling is whole.

pub(crate) mod cancel;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use cancel::Cancel;
use language::date::Date;
use language::event::Script;
use language::rule::Switch;
use statements::completion::Completion;
use statements::shown::EffectName;

/// How far a ruling is built before it stops early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// At most so many moments.
    pub nodes: usize,
    /// At most about so many bytes.
    pub bytes: usize,
    /// At most so many events and instructions from one moment to the next.
    pub steps: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: 500_000, bytes: 2 << 30, steps: 20_000 }
    }
}

/// How a ruling is to be built.
#[derive(Clone, Debug)]
pub struct Options {
    /// The rules date; the board's own when absent.
    pub as_of: Option<Date>,
    /// Switches that are not as the rules date says, to see what they do.
    pub flipped: Vec<Switch>,
    /// Which effects are in force, to see what comes without some.
    pub in_force: InForce,
    /// When to stop early.
    pub limits: Limits,
    /// Whether interchangeable effects are one edge. Off only to test that it makes no difference.
    pub fold: bool,
    /// Whether equal situations are one moment. Off only to test that it makes no difference: every path is
    /// then a branch of its own.
    pub merge: bool,
    /// With which another thread says to stop early.
    pub cancel: Option<Cancel>,
    /// Where another thread can read how many moments have been met so far; in lanes, of what is explored together.
    pub progress: Option<Arc<AtomicUsize>>,
    /// When parts that can't meet are ruled on apart. Never where equal situations are not merged.
    pub lanes: Lanes,
    /// What is to happen on boards after this one: what that asks of what has happened is counted from now on.
    pub later: Vec<Script>,
}

/// When a ruling is made of lanes: parts of an event whose whole exploration can't meet another's, each ruled on
/// alone. It says the same either way; see [`statements::outcome::Lane`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lanes {
    /// All parts are always ruled on together.
    Never,
    /// All parts together where that is small; otherwise apart, where the event splits.
    #[default]
    WhenLarge,
    /// Apart wherever the event splits.
    Always,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            as_of: None,
            flipped: Vec::new(),
            in_force: InForce::All,
            limits: Limits::default(),
            fold: true,
            merge: true,
            cancel: None,
            progress: None,
            lanes: Lanes::WhenLarge,
            later: Vec::new(),
        }
    }
}

impl Options {
    /// Why whatever is worked out with these options is to stop, once another thread has said so.
    pub fn stopped(&self) -> Option<Completion> {
        self.cancel.as_ref().and_then(Cancel::why)
    }
}

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
