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
    /// On some path more happens of itself than the limit of steps allows; that path ends open.
    StepLimit,
    /// On some path an amount does not fit 64 bits; that path ends open.
    TooLarge,
}
