//! What is noted of what the layers do to one object, for whoever asks what it is. Nobody does as a ruling is built, and then
//! nothing is noted.

use super::sequence::{Layer, Together};
use crate::table::after_layers::AfterLayers;
use language::select::What;
use statements::ids::ObjectId;
use statements::layers::{Made, WhyNot};

/// Which effect is the next one.
pub(super) struct Next {
    pub(super) at: usize,
    /// The older ones that wait now.
    pub(super) waiting: Vec<Wait>,
    /// Which of all others depend on it. Only noted where somebody asks.
    pub(super) depend: Vec<usize>,
    /// Whether all wait, some for each other in a ring.
    pub(super) in_ring: bool,
}

/// An effect that waits.
pub(super) struct Wait {
    pub(super) who: usize,
    /// For which others.
    pub(super) on: Vec<usize>,
}

/// What has been done to an object so far.
pub(super) struct Record {
    pub(super) of: ObjectId,
    /// What was applied to it, in order.
    pub(super) steps: Vec<Noted>,
    /// What was not, each with the first layer in which that was settled.
    pub(super) unapplied: Vec<NotNoted>,
    /// The effects that have been applied to anything, in order, with what waited then.
    pub(super) turns: Vec<Turn>,
    /// What took abilities from which objects, in order.
    pub(super) takers: Vec<(usize, Vec<ObjectId>)>,
}

/// An effect that came next.
pub(super) struct Turn {
    pub(super) next: Next,
    pub(super) together: Together,
}

/// Something that was applied to the object.
pub(super) struct Noted {
    /// Which effect; none for what counters and the rules do.
    pub(super) effect: Option<usize>,
    pub(super) together: Together,
    pub(super) layer: Layer,
    pub(super) does: Vec<Made>,
    pub(super) goes_on: bool,
    pub(super) before: AfterLayers,
    pub(super) after: AfterLayers,
}

/// An effect that was not applied to the object.
pub(super) struct NotNoted {
    pub(super) effect: usize,
    pub(super) why: WhyNot,
    pub(super) layer: Layer,
    pub(super) unmet: Vec<What>,
    /// The effect that took its ability away.
    pub(super) lost_to: Option<usize>,
}

impl Record {
    /// Nothing has been done yet.
    pub(super) fn new(of: ObjectId) -> Self {
        Self { of, steps: Vec::new(), unapplied: Vec::new(), turns: Vec::new(), takers: Vec::new() }
    }

    /// An effect comes next.
    pub(super) fn next(&mut self, next: Next, together: Together) {
        self.turns.push(Turn { next, together });
    }
}
