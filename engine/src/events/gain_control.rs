//! Gaining control of a permanent for good. It contains nothing; control that lasts as long as something is there is a
//! continuous effect (`table/layers.rs`). `GainControl` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use language::board;
use language::board::Ability;
use language::select::{What, Who};
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};

/// A player gains control of permanents.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let eval = spawning.eval();
    let Some(player) = eval.first(who) else { return };
    let permanents: Vec<_> =
        eval.objects(what).into_iter().filter(|&id| eval.state.is_permanent(id)).collect();
    for object in permanents {
        spawning.add(Happening::GainControl { object, player });
    }
}

/// Control changes, and so it is removed from combat (CR 506.4 (2026-04-17), 306.2 (2006-10-01)).
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, player: PlayerId) {
    let over = older(change);
    let state = change.state.object_mut(object);
    state.controller = player;
    state.gained_over = over;
    state.leave_combat();
}

/// The permanents whose continuous effects change control by now: the one that begins is later than theirs
/// (CR 613.7 (2026-04-17), 418.5 (2006-10-01)).
fn older(change: &Change<'_>) -> Vec<ObjectId> {
    let seen = &change.table.view(change.before).seen;
    let controls = |ability: &Ability| {
        matches!(ability, Ability::Continuous(continuous)
            if continuous.changes.iter().any(|change| matches!(change, board::Change::Control(_))))
    };
    let is_older = |id: &ObjectId| {
        let there = seen.get(id.index()).is_some_and(|seen| seen.is.abilities.iter().any(controls));
        there && change.state.is_permanent(*id)
    };
    change.state.ids().filter(is_older).collect()
}
