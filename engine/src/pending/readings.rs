//! Which readings of what the rules leave open have been taken on a path.

use language::dispute::{Dispute, Reading};

/// The readings that have been taken on a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Readings {
    taken: u8,
    second: u8,
}

impl Readings {
    /// The reading of a dispute, if one has been taken: whether it is the second.
    pub(crate) const fn second(self, dispute: Dispute) -> Option<bool> {
        if self.taken & bit(dispute) == 0 { None } else { Some(self.second & bit(dispute) != 0) }
    }

    /// The reading of a dispute, if one has been taken.
    pub(crate) fn taken(self, dispute: Dispute) -> Option<Reading> {
        self.second(dispute).map(|second| if second { Reading::Second } else { Reading::First })
    }

    /// Takes a reading.
    pub(crate) const fn take(&mut self, dispute: Dispute, second: bool) {
        self.taken |= bit(dispute);
        if second {
            self.second |= bit(dispute);
        }
    }
}

const fn bit(dispute: Dispute) -> u8 {
    1 << dispute as u8
}
