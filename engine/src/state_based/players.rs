//! Players who lose: 0 or less life, a draw from an empty library, ten poison counters
//! (CR 704.5a, 704.5b, 704.5c (2026-04-17), 420.5a, 420.5g, 420.5h (2006-10-01)).

use super::looking::{Check, Due, Found};
use crate::table::object::count_counters;
use crate::table::selectors::Evaluator;
use crate::table::view::Restricting;
use language::board::{Counter, Loss, Restriction, Standing};
use language::event::Deed;
use language::rule::Switch;
use statements::happening::Happening;
use statements::ids::{CounterId, PlayerId};
use statements::state_based::StateBased;

/// Players on no team that shares their life and poison lose by themselves.
pub(crate) fn eval(check: &mut Check<'_>) {
    let poison = check.kind(&Counter::Poison);
    for player in (0..check.state.players.len()).map(PlayerId::at) {
        if check.state.player(player).standing == Standing::Playing {
            losses(check, player, poison);
        }
    }
}

/// Whether something says that a player doesn't lose for this reason.
pub(super) fn spared(check: &Check<'_>, player: PlayerId, reason: Loss) -> bool {
    let says = |restricting: &Restricting| {
        let Restriction::NeverLosesFor { who, reason: of } = &*restricting.restriction else { return false };
        let seen = &check.view.seen;
        let eval = || Evaluator::new(check.table, check.state, seen, &restricting.env);
        *of == reason && eval().players(who).contains(&player)
    };
    check.view.restrictions.iter().any(says)
}

/// A player loses for each reason there is; from 2008-10-01 on these are one event (CR 704.7 (2026-04-17)).
fn losses(check: &mut Check<'_>, id: PlayerId, poison: Option<CounterId>) {
    let player = check.state.player(id);
    let of_team = check.table.team_of(id).count() > 1;
    let poisoned = poison.is_some_and(|kind| count_counters(&player.counters, kind) >= 10);
    let by_commander = check.table.on(Switch::CommanderDamage)
        && player.from_commanders.iter().any(|&(_, amount)| amount >= super::commanders::DEADLY);
    let reasons = [
        (StateBased::Life, player.life <= 0 && !of_team && !spared(check, id, Loss::Life)),
        (StateBased::Poison, poisoned && !(of_team && check.table.on(Switch::TeamPoison))),
        (StateBased::EmptyLibrary, player.empty_draws > 0 && !spared(check, id, Loss::EmptyLibrary)),
        (StateBased::CommanderDamage, by_commander),
    ];
    let why: Vec<StateBased> = reasons.into_iter().filter(|(_, is)| *is).map(|(why, _)| why).collect();
    if check.table.on(Switch::SameResultOnce) && !why.is_empty() {
        let lose = Happening::does(id, Deed::Lose, 1);
        check.found.push(Found { due: Due::Happens(lose), why });
    } else {
        for one in why {
            check.loses(id, one);
        }
    }
}
