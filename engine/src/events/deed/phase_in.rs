//! Phasing in (CR 702.26c, 702.26g (2026-04-17), 502.15 (2006-10-01)). It contains the phasing in of all that phased out along
//! with the permanent. It is no entering: the permanent is what it was, with the time stamp that it had.
//! `Deed(deed: PhaseIn)` in FORMAT.md.

use super::phase_out::hosts;
use super::rules::{Details, ObjectDeed, Told};
use crate::events::change::Change;
use crate::events::spawning::Spawning;
use crate::table::state::State;
use language::board::PhasedOut;
use language::event::Deed;
use language::select::What;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// It phases in.
pub(crate) struct PhaseIn;

impl ObjectDeed for PhaseIn {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.object(object).phased_out.is_none()
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
}

/// Phased-out permanents phase in, each with what phased out along with it. What phased out along with another does not phase
/// in by itself. Whose they are is asked of as they phased out (CR 702.26a (2026-04-17), 502.15b (2006-10-01)).
fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    let eval = spawning.eval();
    let state = eval.state;
    let how = |id: ObjectId| state.object(id).phased_out;
    let directly = eval.phased_out(what).into_iter().filter(|&id| how(id) == Some(PhasedOut::Directly));
    let along = |host: ObjectId, id: ObjectId| {
        let between = hosts(state, id).take_while(|&other| how(other) == Some(PhasedOut::Indirectly));
        how(id) == Some(PhasedOut::Indirectly) && hosts(state, id).nth(between.count()) == Some(host)
    };
    let groups: Vec<(ObjectId, Vec<ObjectId>)> =
        directly.map(|host| (host, state.ids().filter(|&id| along(host, id)).collect())).collect();
    for (object, along) in groups {
        spawning.add(Happening::undergoes(object, Deed::PhaseIn, None));
        for object in along {
            spawning.add_within(Happening::undergoes(object, Deed::PhaseIn, None));
        }
    }
}

/// It phases in, and is itself again for combat damage on the stack.
fn happen(change: &mut Change<'_>, object: ObjectId) {
    let state = change.state.object_mut(object);
    (state.phased_out, state.phased_out_under) = (None, None);
    change.state.last_known.retain(|known| known.object != object);
}
