//! Voting (CR 701.38 (2026-04-17)): so many votes, each of which is what `with_it` says. It contains nothing.
//! `Deed(deed: Vote)` in FORMAT.md.

use super::rules::PlayerDeed;

/// A player votes: what a vote is, is followed once for each.
pub(crate) struct Vote;

impl PlayerDeed for Vote {
    fn follows(&self, votes: u64) -> u64 {
        votes
    }

    fn is_noted(&self) -> bool {
        true
    }
}
