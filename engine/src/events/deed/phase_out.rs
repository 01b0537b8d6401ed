//! Phasing out (CR 702.26b, 702.26g (2026-04-17), 502.15 (2006-10-01)). It contains the phasing out of all that is attached
//! to the permanent. Nothing leaves the battlefield by it, and counters stay; the permanent is removed from combat. Until
//! 2009-07-11 it goes to a zone of its own, which is no leaving of play either, and damage on it is removed.
//! `Deed(deed: PhaseOut)` in FORMAT.md.

use super::rules::{Details, ObjectDeed, Told};
use crate::events::change::Change;
use crate::events::spawning::Spawning;
use crate::table::changed::{Changed, Ends};
use crate::table::state::State;
use language::board::{PhasedOut, Zone};
use language::effect::Lifetime;
use language::event::Deed;
use language::rule::Switch;
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// It phases out.
pub(crate) struct PhaseOut;

impl ObjectDeed for PhaseOut {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        let state = board.object(object);
        state.zone != Zone::Battlefield || state.phased_out.is_some()
    }

    fn spawn(&self, spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
        spawn(spawning, told.what);
        Ok(())
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        happen(change, object);
        Ok(())
    }

    fn looks_back(&self) -> bool {
        true
    }
}

/// Permanents phase out, each with what is attached to it. One that is attached to another one of them phases out along
/// with that (CR 702.26h (2026-04-17)).
///
/// Judgement: until 2009-07-11, too, when no text said so.
fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    let eval = spawning.eval();
    let state = eval.state;
    let meant: Vec<ObjectId> = eval.objects(what).into_iter().filter(|&id| state.is_permanent(id)).collect();
    let is_carried = |id: ObjectId| hosts(state, id).any(|host| meant.contains(&host));
    let carried_by = |host: ObjectId| -> Vec<ObjectId> {
        let goes_along = |id: &ObjectId| state.is_permanent(*id) && hosts(state, *id).any(|one| one == host);
        state.ids().filter(goes_along).collect()
    };
    let groups: Vec<(ObjectId, Vec<ObjectId>)> =
        meant.iter().filter(|&&id| !is_carried(id)).map(|&id| (id, carried_by(id))).collect();
    for (object, attached) in groups {
        spawning.add(Happening::undergoes(object, Deed::PhaseOut, None));
        for object in attached {
            spawning.add_within(Happening::undergoes(object, Deed::PhaseOut, None));
        }
    }
}

/// What an object is attached to, what that is attached to, and so on.
pub(crate) fn hosts(state: &State, id: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
    std::iter::successors(state.object(id).attached_to, |&host| state.object(host).attached_to)
        .take(state.objects.len())
}

/// It phases out: indirectly if its host does in the same event.
///
/// Judgement: what changes an object for a time speaks of that one, in the words of 2006-10-01, even if it was made for all of
/// a sort, since it was settled then which those are.
fn happen(change: &mut Change<'_>, object: ObjectId) {
    let before = change.table.board(change.before);
    let before_controller = before.object(object).controller;
    let went = |state: &State, id: ObjectId| before.is_permanent(id) && !state.is_permanent(id);
    let goes_along = hosts(&change.state, object).any(|host| went(&change.state, host));
    let attached = |id: &ObjectId| hosts(&change.state, *id).any(|host| host == object);
    let along: Vec<ObjectId> = before.ids().filter(|&id| went(&change.state, id)).filter(attached).collect();
    for id in along {
        change.state.object_mut(id).phased_out = Some(PhasedOut::Indirectly);
    }
    let in_a_zone = change.table.on(Switch::PhasedOutZone);
    // Who gains control of it in the same event controls it as it does.
    let new = change.state.object(object).controller;
    let gained = Some(new).filter(|&new| new != before_controller);
    let controller = gained.or(change.table.view(change.before).seen[object.index()].controller);
    let defender = change.defender_of(object);
    let state = change.state.object_mut(object);
    state.leave_combat(defender);
    state.phased_out = Some(if goes_along { PhasedOut::Indirectly } else { PhasedOut::Directly });
    state.phased_out_under = controller;
    if in_a_zone {
        state.damage = 0;
        // Until 2009-07-11 effects for a time, and what is to be done later, have no more to do with the permanent
        // (502.15g (2006-10-01)).
        change.lose_for(object, |effect| effect.body.lifetime != Lifetime::Always);
        end_for(change, object);
    }
}

/// What changes an object for a time is over.
fn end_for(change: &mut Change<'_>, object: ObjectId) {
    let ends = |changed: &mut Changed| changed.ends != Ends::Never;
    if !change.state.object(object).changed.iter().any(|changed| changed.ends != Ends::Never) {
        return;
    }
    let over: Vec<Changed> = change.state.object_mut(object).changed.extract_if(.., ends).collect();
    for Changed { changes, .. } in over {
        let over = Decided::NoLonger { objects: vec![object], changes, until: None };
        change.table.log(|| Happened::Decided(over));
    }
}
