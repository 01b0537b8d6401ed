//! Libraries into which something has been shuffled: that is a shuffle, which is told, triggers abilities and can be looked at
//! by effects (CR 701.24 (2026-04-17), 701.16 (2012-05-01)).

use super::change::Change;
use crate::table::env::Env;
use crate::table::queue::{Frame, Todo};
use language::board::Zone;
use language::event::{Deed, Event, Instruction, Place};
use language::select::{Amount, Who};
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;

impl Change<'_> {
    /// Each library into which something was shuffled is shuffled once, right after the event.
    ///
    /// Judgement: that is an event of its own, so it can be replaced by itself.
    ///
    /// Known gap: where something is put into a place of that library at the same time it stays there, and no shuffle is told.
    pub(crate) fn shuffle_libraries(&mut self, parts: &[Part]) {
        let mut done: Vec<PlayerId> = Vec::new();
        for part in parts {
            let Some(player) = self.into_library(part, |place| place == Place::Shuffled) else { continue };
            let is_placed = |part: &Part| self.into_library(part, |place| place != Place::Shuffled);
            if !done.contains(&player) && !parts.iter().any(|part| is_placed(part) == Some(player)) {
                done.push(player);
                let shuffle = shuffle(self, player, part);
                self.follow.push(shuffle);
            }
        }
    }

    /// Whose library a part puts something into, in such a place.
    fn into_library(&self, part: &Part, is: impl Fn(Place) -> bool) -> Option<PlayerId> {
        let (player, to, place) = if let Happening::Move { object, to, place, .. } = part.happening {
            (self.state.object(object).owner, to, place)
        } else if let Happening::MoveUnknown { player, to, place, .. } = part.happening {
            (player, to, place)
        } else {
            return None;
        };
        (to == Zone::Library && is(place)).then_some(player)
    }
}

/// A player shuffles, for the same reason for which a part happens.
fn shuffle(change: &mut Change<'_>, player: PlayerId, part: &Part) -> Todo {
    let mut env = Env::new(player, None, part.cause);
    env.by = part.by;
    let deed = Event::does(Who::You, Deed::Shuffle, Amount::N(1));
    let block = change.table.keep_block(&[Instruction::Do { events: vec![deed], unless: Vec::new() }]);
    Todo::Frame(Frame::new(block, change.table.keep_env(env)))
}
