//! Teams in Two-Headed Giant: a shared life total of 0 or less, fifteen poison counters (CR 704.6a, 704.6b (2026-04-17),
//! 606.8a (2006-10-01)). A team loses with all its players.
//!
//! Known gap: poison counters lie on players here, and a team has those of all its players.

use super::looking::Check;
use super::players::spared;
use crate::table::object::count_counters;
use language::board::{Counter, Loss, Standing};
use language::rule::Switch;
use statements::ids::PlayerId;
use statements::state_based::StateBased;

/// How many poison counters a team of two loses with, and how many more for each further player
/// (CR 810.8d, 810.11 (2026-04-17)).
const POISON: (u64, u64) = (15, 5);

/// Every team of several players is looked at once, at its first player.
pub(crate) fn eval(check: &mut Check<'_>) {
    for first in (0..check.state.players.len()).map(PlayerId::at) {
        let team: Vec<PlayerId> = check.table.team_of(first).collect();
        let leads = check.table.team(first) == first;
        if !leads || team.len() < 2 || check.state.player(first).standing != Standing::Playing {
            continue;
        }
        let why = reason(check, &team);
        for (why, player) in why.into_iter().flat_map(|why| team.iter().map(move |&one| (why, one))) {
            check.loses(player, why);
        }
    }
}

/// For what a team loses: life first.
fn reason(check: &Check<'_>, team: &[PlayerId]) -> Option<StateBased> {
    let poison = check.kind(&Counter::Poison);
    let of = |player: &PlayerId| {
        poison.map_or(0, |kind| count_counters(&check.state.player(*player).counters, kind))
    };
    let further = team.len().saturating_sub(2) as u64;
    let limit = further.saturating_mul(POISON.1).saturating_add(POISON.0);
    let poisoned = || team.iter().map(of).fold(0, u64::saturating_add) >= limit;
    let spared = || team.iter().any(|&player| spared(check, player, Loss::Life));
    if team.iter().any(|&player| check.state.player(player).life <= 0) && !spared() {
        Some(StateBased::TeamLife)
    } else {
        (check.table.on(Switch::TeamPoison) && poisoned()).then_some(StateBased::TeamPoison)
    }
}
