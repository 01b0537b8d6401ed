//! Cycling (CR 702.29a, 702.29c (2026-04-17), 502.18a (2006-10-01)): a card in a hand is discarded to pay for its cycling ability. It
//! contains the discarding, whose cause is a cost; what the ability does is said beside it. `Deed(deed: Cycle)` in FORMAT.md.

use super::rules::{Details, ObjectDeed, Told};
use crate::events::change::Change;
use crate::events::spawning::Spawning;
use crate::table::state::State;
use language::board::Zone;
use language::effect::Cause;
use language::event::{Deed, Place};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// The card is cycled.
pub(crate) struct Cycle;

impl ObjectDeed for Cycle {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.object(object).zone != Zone::Hand
    }

    fn spawn(&self, spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
        for object in spawning.eval().objects(told.what) {
            if spawning.eval().state.object(object).zone != Zone::Hand {
                continue;
            }
            let first = spawning.parts.len();
            spawning.add(Happening::undergoes(object, Deed::Cycle, None));
            spawning.add_within(Happening::Discard { object });
            let to = Zone::Graveyard;
            spawning.add_within_last(Happening::Move { object, to, place: Place::Top, milled: false });
            for part in spawning.parts.iter_mut().skip(first) {
                part.cause = Cause::Cost;
            }
        }
        Ok(())
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }

    /// What triggers on it was in the hand with it, or lies in the graveyard by now: both are looked for.
    fn looks_back(&self) -> bool {
        true
    }
}
