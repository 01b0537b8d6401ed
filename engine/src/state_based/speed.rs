//! Speed (CR 704.5z, 702.179 (2026-04-17)): who has none and controls a permanent with start your engines! has speed 1.

use super::looking::{Check, Due};
use crate::keyword::start_your_engines;
use language::board::Standing;
use language::rule::Switch;
use statements::ids::PlayerId;
use statements::state_based::StateBased;

/// Every player who still plays is looked at.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Speed) {
        return;
    }
    for player in (0..check.state.players.len()).map(PlayerId::at) {
        let of = check.state.player(player);
        let starts = check
            .permanents()
            .any(|(_, _, seen)| seen.controller == Some(player) && start_your_engines::has(&seen.is));
        if of.standing == Standing::Playing && of.speed == 0 && starts {
            check.add(StateBased::Speed, Due::Started(player));
        }
    }
}
