//! What is done to an object: the list of such deeds, and the way to the file of each. Removing damage has none: it is
//! one assignment.

use serde::{Deserialize, Serialize};

use super::happen::Change;
use super::{
    attach, attack, explore, phase_in, phase_out, reveal, tap, transform, turn_face_down, turn_face_up, untap,
};
use crate::ids::ObjectId;
use crate::table::{ObjectState, TooLarge};

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
    /// It is declared as an attacker; where there is one opponent, it attacks them.
    Attack,
    /// It is declared as a blocker.
    Block,
    /// It becomes unattached.
    Unattach,
    /// It phases out, and what is attached to it along with it.
    PhaseOut,
    /// It phases in, and what phased out along with it.
    PhaseIn,
}

impl Deed {
    /// Whether it would change nothing: tapping what is tapped, turning up what is face up.
    pub(crate) fn is_nothing(self, state: &ObjectState) -> bool {
        match self {
            Self::Tap => tap::is_nothing(state),
            Self::Untap => untap::is_nothing(state),
            Self::TurnFaceUp => turn_face_up::is_nothing(state),
            Self::TurnFaceDown => turn_face_down::is_nothing(state),
            Self::Transform => transform::is_nothing(state),
            Self::Attack => state.attacking,
            Self::Block => state.blocking,
            Self::Unattach => attach::is_nothing(state),
            Self::PhaseOut => phase_out::is_nothing(state),
            Self::PhaseIn => phase_in::is_nothing(state),
            Self::Explore | Self::Reveal | Self::RemoveDamage => false,
        }
    }
}

/// It is done.
pub(super) fn happen(change: &mut Change<'_>, object: ObjectId, deed: Deed) -> Result<(), TooLarge> {
    let state = change.state.object_mut(object);
    match deed {
        Deed::Tap => tap::happen(state),
        Deed::Untap => untap::happen(state),
        Deed::TurnFaceUp => turn_face_up::happen(state),
        Deed::TurnFaceDown => turn_face_down::happen(state),
        Deed::Transform => transform::happen(state),
        Deed::RemoveDamage => state.damage = 0,
        Deed::Attack => attack::happen(change, object),
        Deed::Block => state.blocking = true,
        Deed::Unattach => attach::undo(state),
        Deed::PhaseOut => phase_out::happen(change, object),
        Deed::PhaseIn => phase_in::happen(change, object),
        Deed::Explore => explore::happen(change, object),
        Deed::Reveal => return reveal::happen(change, object),
    }
    Ok(())
}
