//! What is done to one object: tapped, turned face up, revealed.

use serde::{Deserialize, Serialize};

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
    /// It is declared as an attacker; where nobody is named and there is one opponent, it attacks them.
    Attack,
    /// It is declared as a blocker.
    Block,
    /// It becomes blocked.
    BecomeBlocked,
    /// From now on it blocks that creature this combat if it can.
    MustBlock,
    /// It becomes unattached.
    Unattach,
    /// It phases out, and what is attached to it along with it.
    PhaseOut,
    /// It phases in, and what phased out along with it.
    PhaseIn,
}

impl Deed {
    /// Whether it is done to one thing with regard to another, which an event may name.
    #[must_use]
    pub fn has_other(self) -> bool {
        match self {
            Self::Attack | Self::Block | Self::BecomeBlocked | Self::MustBlock => true,
            Self::Tap
            | Self::Untap
            | Self::TurnFaceUp
            | Self::TurnFaceDown
            | Self::Transform
            | Self::Explore
            | Self::Reveal
            | Self::RemoveDamage
            | Self::PhaseOut
            | Self::PhaseIn
            | Self::Unattach => false,
        }
    }
}
