//! Proliferate (CR 701.34 (2026-04-17)). It contains nothing; giving the counters is an event of its own that follows.
//! `Deed(deed: Proliferate)` in FORMAT.md.

use super::rules::{Details, PlayerDeed};
use crate::events::change::Change;
use language::event::Instruction;
use language::select::{Amount, Who};
use statements::error::TooLarge;
use statements::ids::PlayerId;

/// The player chooses whoever and whatever has counters, and each gets one more; so many times.
pub(crate) struct Proliferate;

impl PlayerDeed for Proliferate {
    fn happen(&self, change: &mut Change<'_>, player: PlayerId, details: Details) -> Result<(), TooLarge> {
        let once = Instruction::GiveCountersAgain { who: Who::You };
        let times = Amount::N(details.amount);
        change.follow_rule(player, None, &[Instruction::Repeat { times, does: vec![once] }]);
        Ok(())
    }

    fn is_noted(&self) -> bool {
        true
    }
}
