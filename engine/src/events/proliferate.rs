//! Proliferate (CR 701.34 (2026-04-17)). It contains nothing; giving the counters is an event of its own that follows.
//! `Act(act: Proliferate)` in FORMAT.md.

use super::change::Change;
use language::event::Instruction;
use language::select::{Amount, Who};
use statements::ids::PlayerId;

/// The player chooses whoever and whatever has counters, and each gets one more of each kind; so many times.
pub(crate) fn happen(change: &mut Change<'_>, player: PlayerId, times: u64) {
    let once = Instruction::GiveCountersAgain { who: Who::You };
    change.follow_rule(player, None, &[Instruction::Repeat { times: Amount::N(times), does: vec![once] }]);
}
