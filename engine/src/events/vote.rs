//! Voting (CR 701.38 (2026-04-17)): so many votes, each of which is what `with_it` says. It contains nothing.
//! `Act(act: Vote)` in FORMAT.md.

use super::change::Change;
use super::with_it::follow_with_it;
use statements::ids::{OriginId, PlayerId};

/// A player votes: what a vote is, is followed once for each.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId, votes: u64, from: OriginId) {
    follow_with_it(change, player, (votes, votes), from);
}
