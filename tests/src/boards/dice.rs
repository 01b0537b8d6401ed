//! Numbers that look random and are the same every time.

/// A stream of numbers (`SplitMix64`).
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `many`.
    pub(super) fn below(&mut self, many: usize) -> usize {
        let many = many.max(1) as u64;
        usize::try_from(self.roll() % many).unwrap_or(0)
    }

    /// True once in so many times.
    pub(super) fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }
}
