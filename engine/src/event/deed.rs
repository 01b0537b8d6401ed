//! What is done to a permanent: tapping, untapping, turning, transforming, exploring, revealing.

use serde::{Deserialize, Serialize};

use super::explore;
use super::happen::Change;
use crate::ids::ObjectId;
use crate::table::{Entry, ObjectState, TooLarge};

/// Something that is done to one object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// It becomes tapped.
    Tap,
    /// It becomes untapped.
    Untap,
    /// It is turned face up.
    TurnFaceUp,
    /// It is turned face down.
    TurnFaceDown,
    /// It transforms: the other face is up.
    Transform,
    /// It explores (CR 701.44 (2026-04-17)).
    Explore,
    /// It is revealed.
    Reveal,
    /// All damage is removed from it.
    RemoveDamage,
}

impl Deed {
    /// Whether it would change nothing: tapping what is tapped, turning up what is face up.
    pub(crate) fn is_nothing(self, state: &ObjectState) -> bool {
        match self {
            Self::Tap => state.tapped,
            Self::Untap => !state.tapped,
            Self::TurnFaceUp => !state.face_down,
            Self::TurnFaceDown => state.face_down,
            Self::Transform => state.back.is_none() || state.face_down,
            Self::Explore | Self::Reveal | Self::RemoveDamage => false,
        }
    }
}

/// It is done.
pub(super) fn happen(change: &mut Change<'_>, object: ObjectId, deed: Deed) -> Result<(), TooLarge> {
    let state = change.state.object_mut(object);
    match deed {
        Deed::Tap => state.tapped = true,
        Deed::Untap => state.tapped = false,
        Deed::TurnFaceUp => state.face_down = false,
        Deed::TurnFaceDown => state.face_down = true,
        Deed::Transform => state.transformed = !state.transformed,
        Deed::RemoveDamage => state.damage = 0,
        Deed::Explore => explore::happen(change, object),
        Deed::Reveal => {
            let owner = state.owner;
            return change.ledger.add(Entry::Revealed(owner), 1);
        }
    }
    Ok(())
}
