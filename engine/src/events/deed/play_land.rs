//! Playing a land (CR 305.1 (2026-04-17), 212.6a (2006-10-01)): it contains the entering, under the control of whoever plays it. That
//! it may be played now is for whoever writes the event. `Deed(deed: PlayLand)` in FORMAT.md.

use super::rules::{Details, ObjectDeed, Told};
use crate::events::change::Change;
use crate::events::enter;
use crate::events::spawning::Spawning;
use crate::table::state::State;
use language::board::CardType;
use language::event::Deed;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

/// The land is played.
pub(crate) struct PlayLand;

impl ObjectDeed for PlayLand {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.is_permanent(object)
    }

    fn spawn(&self, spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
        let eval = spawning.eval();
        let is_land = |id: &ObjectId| eval.thing(*id).is.is(CardType::Land) && !eval.state.is_permanent(*id);
        let lands: Vec<ObjectId> = eval.objects(told.what).into_iter().filter(is_land).collect();
        let you = spawning.env.about.you;
        for object in lands {
            spawning.add(Happening::undergoes(object, Deed::PlayLand, None));
            if let Some(entering) = enter::arriving(spawning, object, Some(you), false) {
                spawning.add_within(Happening::Enter(entering));
            }
        }
        Ok(())
    }

    fn happen(&self, _: &mut Change<'_>, _: ObjectId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }
}
