//! Battles: defense 0, and who protects them (CR 704.5v, 704.5w, 704.5x, 310.11a (2026-04-17)).
//!
//! Known gap: the board does not say what a creature attacks, so a battle without a protector gets one although it is
//! being attacked.

use super::looking::{Check, Due};
use crate::keyword::siege::is_siege;
use crate::table::Table;
use crate::table::state::State;
use language::board::{CardType, Counter};
use language::rule::Switch;
use statements::ids::{ObjectId, PlayerId};
use statements::state_based::StateBased;

/// Every battle is looked at.
pub(crate) fn eval(check: &mut Check<'_>) {
    if !check.table.on(Switch::Battles) {
        return;
    }
    for (id, object, _) in check.permanents().filter(|(_, _, seen)| seen.is.is(CardType::Battle)) {
        if check.counters(object, &Counter::Defense) == 0 && !check.has_waiting(id) {
            check.dies(id, StateBased::Defense);
        }
        protector(check, id);
    }
}

/// A Siege's protector is an opponent of its controller. Without a battle type, its controller protects it
/// (CR 310.8a (2026-04-17)).
fn protector(check: &mut Check<'_>, id: ObjectId) {
    let (object, seen) = (check.state.object(id), &check.view.seen[id.index()]);
    let controller = seen.controller.unwrap_or(object.owner);
    let siege = is_siege(&seen.is);
    let now = object.protector.filter(|&player| !check.state.player(player).left);
    let why = match now {
        None => StateBased::Protector,
        Some(player) if siege && player == controller => StateBased::Siege,
        Some(_) => return,
    };
    let players = protectors(check.table, check.state, controller, siege);
    if players.is_empty() {
        check.dies(id, why);
    } else {
        check.add(why, Due::Protected(id, controller, players));
    }
}

/// Who can be chosen to protect a battle of this controller (CR 310.8a, 310.11a (2026-04-17)).
pub(crate) fn protectors(table: &Table, state: &State, controller: PlayerId, siege: bool) -> Vec<PlayerId> {
    let fits = |player: &PlayerId| {
        if siege { table.team(*player) != table.team(controller) } else { *player == controller }
    };
    table.players_from_active(state).filter(fits).collect()
}
