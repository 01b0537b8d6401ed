//! What continuous effects of spells and abilities that have resolved do to an object: what they affect, and by how much, was
//! settled as they began (CR 611.2c, 611.2d (2026-04-17), 418.3b (2006-10-01)).

use std::sync::Arc;

use language::board::Change;
use statements::ids::{ObjectId, PlayerId};

/// A continuous effect of a spell or an ability that has resolved, as far as it changes one object.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Changed {
    /// What is done to the object; nothing in it asks for amounts.
    pub(crate) changes: Arc<[Change]>,
    pub(crate) ends: Ends,
    /// Permanents whose continuous effects are older, in order.
    pub(crate) over: Vec<ObjectId>,
}

impl Changed {
    /// Whether another does the same for as long.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.changes == other.changes && self.ends == other.ends
    }

    /// The same without giving control of the object to anybody; none where it does nothing else.
    pub(crate) fn without_control(&self) -> Option<Self> {
        let is_other = |change: &&Change| !matches!(change, Change::Control(_));
        let changes: Arc<[Change]> = self.changes.iter().filter(is_other).cloned().collect();
        (!changes.is_empty()).then(|| Self { changes, ..self.clone() })
    }

    /// Whether it gives control of the object to somebody.
    pub(crate) fn gives_control(&self) -> bool {
        self.changes.iter().any(|change| matches!(change, Change::Control(_)))
    }
}

/// When an effect ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Ends {
    /// With the turn.
    Turn,
    /// With the combat phase.
    Combat,
    /// As this player's next turn begins.
    TurnOf(PlayerId),
    /// As something begins behind this player's next untap step.
    UntapOf(PlayerId),
    /// Never.
    Never,
}
