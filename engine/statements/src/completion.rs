//! Whether a ruling is whole.

/// Whether a ruling is whole, or why it stopped early.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completion {
    /// Everything was explored.
    Whole,
    /// The node limit was reached.
    NodeLimit,
    /// The byte limit was reached.
    ByteLimit,
    /// It was cancelled.
    Cancelled,
    /// The time that whoever asked gave it was up: another run can stop elsewhere, so nothing of it may be kept or
    /// compared.
    Time,
    /// On some path more happens of itself than the limit of steps allows; that path ends open.
    StepLimit,
    /// On some path an amount does not fit 64 bits; that path ends open.
    TooLarge,
    /// On some path somebody orders or chooses for a row of more like objects than are told apart; what becomes of it where that
    /// is not the same for each ends open.
    LongRow,
}

impl Completion {
    /// Whether it was stopped from outside: the same board need not stop there again.
    pub const fn is_stopped_from_outside(self) -> bool {
        matches!(self, Self::Cancelled | Self::Time)
    }
}
