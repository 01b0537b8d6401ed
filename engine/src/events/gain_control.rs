//! Gaining control of a permanent or a spell for good. It contains nothing; control that lasts as long as something is there is a
//! continuous effect (`table/layers.rs`). `GainControl` in FORMAT.md.

use super::change::Change;
use super::coming_under_control::comes_under_control;
use super::spawning::Spawning;
use crate::table::after_layers::AfterLayers;
use crate::table::changed::Changed;
use crate::table::functioning::Holder;
use crate::table::object::Gain;
use language::board;
use language::board::Ability;
use language::select::{What, Who};
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};

/// A player gains control of permanents and spells: who controls a spell resolves it, and what it becomes is under their
/// control (CR 608.2c, 608.3a (2026-04-17), 413.2b, 413.2h (2006-10-01)).
pub(crate) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let eval = spawning.eval();
    let Some(player) = eval.first(who) else { return };
    let controlled: Vec<_> =
        eval.objects(what).into_iter().filter(|&id| eval.state.is_controlled(id)).collect();
    for object in controlled {
        spawning.add(Happening::GainControl { object, player });
    }
}

/// Control changes, and so it is removed from combat (CR 506.4 (2026-04-17), 306.2 (2006-10-01)).
pub(crate) fn happen(change: &mut Change<'_>, object: ObjectId, player: PlayerId) {
    let over = older(change);
    let defender = change.defender_of(object);
    let state = change.state.object_mut(object);
    let before = Gain { player: state.controller, over: std::mem::replace(&mut state.gained_over, over) };
    if before.player != state.entered_under || !before.over.is_empty() {
        // An earlier effect of the same player would give it to nobody else.
        state.gained_before.retain(|gain| gain.player != before.player);
        state.gained_before.push(before);
    }
    state.gained_before.retain(|gain| gain.player != player);
    // What gave control for a time before does so no longer: this is newer.
    forget_control(&mut state.changed);
    state.controller = player;
    // In the same event it may have phased out.
    state.phased_out_under = state.phased_out_under.map(|_| player);
    state.leave_combat(defender);
    comes_under_control(change, object);
}

fn forget_control(changed: &mut Vec<Changed>) {
    let controls = |change: &&board::Change| matches!(change, board::Change::Control(_));
    for one in changed.iter_mut().filter(|one| one.gives_control()) {
        one.changes = one.changes.iter().filter(|change| !controls(change)).cloned().collect();
    }
    changed.retain(|one| !one.changes.is_empty());
}

/// The objects whose continuous effects change control by now: the one that begins is later than theirs
/// (CR 613.7 (2026-04-17), 418.5 (2006-10-01)).
fn older(change: &Change<'_>) -> Vec<ObjectId> {
    let seen = &change.table.view(change.before).seen;
    let controls = |ability: &Ability| {
        ability.continuous().is_some_and(|continuous| {
            continuous.changes.iter().any(|change| matches!(change, board::Change::Control(_)))
        })
    };
    // Any permanent can come to have an ability that is given, and its effect is no newer than that permanent then.
    let gives =
        |ability: &Ability| ability.continuous().is_some_and(board::Continuous::gives_static_abilities);
    let any_gives = seen.iter().any(|after| after.is.abilities.iter().any(gives));
    let is_older = |id: &ObjectId| {
        let Some(AfterLayers { is, .. }) = seen.get(id.index()) else { return false };
        let object = change.state.object(*id);
        let functions = |ability: &Ability| Holder::new(object, is).has_functioning(change.table, ability);
        if any_gives {
            return object.is_permanent();
        }
        object.phased_out.is_none() && is.abilities.iter().any(|one| controls(one) && functions(one))
    };
    change.state.ids().filter(is_older).collect()
}
