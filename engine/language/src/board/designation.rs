//! Designations of permanents: what a permanent has become, and nothing that it is. The rules name each; none is an
//! ability or copiable, and none is kept when the permanent leaves the battlefield.

use serde::{Deserialize, Serialize};

/// A designation that a permanent has or has not. Sectors are of three, and have a field of their own; commanders are
/// cards, wherever they are; levels are numbers; the unlocked halves of a permanent are not known here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Designation {
    /// A marker, by monstrosity (CR 701.37b (2026-04-17), 701.29b (2017-04-28)).
    Monstrous,
    /// A marker, by renown (CR 702.112b (2026-04-17), 702.111b (2017-04-28)).
    Renowned,
    /// It has to attack, and whom not, which nothing here asks for (CR 701.15b (2026-04-17), 701.38b (2025-02-07)).
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
