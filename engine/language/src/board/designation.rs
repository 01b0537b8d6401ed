//! Designations: what a permanent or a player has become, and nothing that it is. The rules name each; none is an ability or
//! copiable, and none is kept when the permanent leaves the battlefield.

use serde::{Deserialize, Serialize};

/// A designation that a permanent has or has not. Sectors are of three, and have a field of their own; commanders are
/// cards, wherever they are; levels are numbers; the unlocked halves of a permanent are not known here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Designation {
    /// A marker, by monstrosity (CR 701.37b (2026-04-17), 701.29b (2017-04-28)).
    Monstrous,
    /// A marker, by renown (CR 702.112b (2026-04-17), 702.111b (2017-04-28)).
    Renowned,
    /// It has to attack, and another player than who goaded it, if it can (CR 701.15b (2026-04-17), 701.38b (2025-02-07)).
    Goaded,
    /// A marker, by saddling; it goes as the turn ends (CR 702.171b (2026-04-17), 702.171b (2025-02-07)).
    Saddled,
    /// It can't block, and has menace (CR 701.60b (2026-04-17), 701.58b (2025-02-07)).
    Suspected,
    /// The last ability of a Case works (CR 719.3b (2026-04-17), 719.3b (2025-02-07)).
    Solved,
    /// Its controller's Ring-bearer (CR 701.54b (2026-04-17), 701.52b (2025-02-07)).
    RingBearer,
    /// A marker, by harnessing; abilities work as long as it has it (CR 701.64b (2026-04-17)).
    Harnessed,
    /// A copy of its prepare spell may be cast (CR 722.3a (2026-04-17)).
    Prepared,
}

impl Designation {
    /// All of them, in the order in which the rules came to know them, as far as the texts tell.
    pub const ALL: [Self; 9] = [
        Self::Monstrous,
        Self::Renowned,
        Self::Goaded,
        Self::RingBearer,
        Self::Suspected,
        Self::Solved,
        Self::Saddled,
        Self::Harnessed,
        Self::Prepared,
    ];
}

/// A designation that a player has or has not. Speed is a number, and has a field of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum PlayerDesignation {
    /// One player at most is it; abilities trigger on its end step and on combat damage (CR 725 (2026-04-17),
    /// 716 (2017-04-28)).
    Monarch,
    /// One player at most has it; abilities trigger on its upkeep, on combat damage and on taking it (CR 726 (2026-04-17),
    /// 723 (2025-02-07)).
    Initiative,
    /// A marker, by ascending, which nobody loses (CR 702.131c (2026-04-17), 702.130c (2018-04-27)).
    CitysBlessing,
}

impl PlayerDesignation {
    /// All of them, in the order in which the rules came to know them.
    pub const ALL: [Self; 3] = [Self::Monarch, Self::CitysBlessing, Self::Initiative];

    /// Whether only one player at a time has it (CR 725.3, 726.3 (2026-04-17)).
    #[must_use]
    pub const fn is_of_one(self) -> bool {
        match self {
            Self::Monarch | Self::Initiative => true,
            Self::CitysBlessing => false,
        }
    }
}
