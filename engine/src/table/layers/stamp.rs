//! Time stamps of continuous effects (CR 613.7 (2026-04-17)).

/// When an effect began: with a permanent that came then, or after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Stamp {
    /// The time stamp of a permanent; 0 where there was none.
    pub(super) since: u32,
    /// Whether it began after that permanent got it.
    pub(super) after: bool,
}

impl Stamp {
    /// The time stamp of an object.
    pub(super) const fn of(since: u32) -> Self {
        Self { since, after: false }
    }
}
